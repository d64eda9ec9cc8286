import { Component, type ReactNode, useEffect } from 'react';
import { useTexts } from '../lib/language/use-texts.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/notices/notice.tsx';
import { fetchFailedScreensAgain, ScreenNotFetched } from './lazy-screen.tsx';
import { shellTexts } from './shell/shell-texts.ts';

type Fault = 'broken' | 'notFetched';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Loads the whole page anew. */
  readonly reload?: () => void;
};

/** Keeps a fault in one screen from taking the shell with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };
  /** The code of the screen was asked for once more, since the connection is back. */
  #isAskedAgain = false;

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof ScreenNotFetched ? 'notFetched' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    fetchFailedScreensAgain();
    // Browsers remember that a module did not come and do not ask again: then only a page loaded anew helps.
    if (this.#isAskedAgain && error instanceof ScreenNotFetched) this.#reload();
  }

  #reload(): void {
    const { reload = () => window.location.reload() } = this.props;
    reload();
  }

  #show(): void {
    this.setState({ fault: null });
  }

  readonly #onBack = (): void => {
    this.#isAskedAgain = true;
    this.#show();
  };

  /** Where the connection stands, only a page loaded anew knows the code of a newer Winnow. */
  readonly #onAgain = (): void => {
    if (this.state.fault === 'notFetched' && !navigator.onLine) this.#show();
    else this.#reload();
  };

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <BrokenScreen fault={fault} onAgain={this.#onAgain} onBack={this.#onBack} />;
  }
}

type BrokenScreenProps = {
  readonly fault: Fault;
  readonly onAgain: () => void;
  /** The connection is back. */
  readonly onBack: () => void;
};

/** A screen whose code did not come is fetched again when asked for, and when the connection is back. */
function BrokenScreen({ fault, onAgain, onBack }: BrokenScreenProps) {
  const { heading, explanation, reload } = useTexts(shellTexts)[fault];
  useEffect(() => {
    if (fault === 'broken') return;
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [fault, onBack]);
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
