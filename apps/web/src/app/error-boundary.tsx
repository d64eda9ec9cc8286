import { Component, type ReactNode, useEffect } from 'react';
import { useTexts } from '../lib/language/use-texts.ts';
import { fetchFailedScreensAgain, ScreenNotFetched } from '../lib/screens/lazy-screen.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/notices/notice.tsx';
import { shellTexts } from './shell/shell-texts.ts';

type Failure = 'broken' | 'notFetched';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Reloads the page. */
  readonly reload?: () => void;
};

/** Keeps an error in one screen from removing the shell. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };
  /** Whether the code of the screen was requested again, with a connection. */
  #isAskedAgain = false;

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: error instanceof ScreenNotFetched ? 'notFetched' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    fetchFailedScreensAgain();
    // Only a reloaded page knows the code of a newer release.
    if (this.#isAskedAgain && error instanceof ScreenNotFetched) this.#reload();
  }

  #reload(): void {
    const { reload = () => window.location.reload() } = this.props;
    reload();
  }

  #show(): void {
    this.setState({ failure: null });
  }

  readonly #onBack = (): void => {
    this.#isAskedAgain = true;
    this.#show();
  };

  readonly #onAgain = (): void => {
    if (this.state.failure === 'broken') {
      this.#reload();
      return;
    }
    // Offline, reloading would lose the page.
    this.#isAskedAgain = navigator.onLine;
    this.#show();
  };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <BrokenScreen failure={failure} onAgain={this.#onAgain} onBack={this.#onBack} />;
  }
}

type BrokenScreenProps = {
  readonly failure: Failure;
  readonly onAgain: () => void;
  /** Called when the connection is back. */
  readonly onBack: () => void;
};

/** Shown for a screen whose code failed to load; retries on request and when the connection is back. */
function BrokenScreen({ failure, onAgain, onBack }: BrokenScreenProps) {
  const { heading, explanation, reload } = useTexts(shellTexts)[failure];
  useEffect(() => {
    if (failure === 'broken') return;
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [failure, onBack]);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <Notice tone="error" heading={heading}>
        <p>{explanation}</p>
        <Button className="mt-4" onClick={onAgain}>
          {reload}
        </Button>
      </Notice>
    </div>
  );
}
