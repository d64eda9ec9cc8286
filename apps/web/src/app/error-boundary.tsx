import { Component, type ReactNode, useEffect } from 'react';
import { useTexts } from '../lib/language/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { fetchFailedScreensAgain, ScreenNotFetched } from './lazy-screen.tsx';
import { shellTexts } from './shell/shell-texts.ts';

type Fault = 'broken' | 'notFetched';

/** Keeps a fault in one screen from taking the shell with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { fault: Fault | null }> {
  override state: { fault: Fault | null } = { fault: null };

  static getDerivedStateFromError(error: unknown): { fault: Fault } {
    return { fault: error instanceof ScreenNotFetched ? 'notFetched' : 'broken' };
  }

  override componentDidCatch() {
    fetchFailedScreensAgain();
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <BrokenScreen fault={fault} onAgain={() => this.setState({ fault: null })} />;
  }
}

/** A screen whose code did not come is fetched again when asked for, and when the connection is back. */
function BrokenScreen({ fault, onAgain }: { readonly fault: Fault; readonly onAgain: () => void }) {
  const { heading, explanation, reload } = useTexts(shellTexts)[fault];
  useEffect(() => {
    if (fault === 'broken') return;
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [fault, onAgain]);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <Notice tone="error" heading={heading}>
        <p>{explanation}</p>
        <Button className="mt-4" onClick={() => reloadFor(fault, onAgain)}>
          {reload}
        </Button>
      </Notice>
    </div>
  );
}

/** Where the connection stands, only a page loaded anew knows the code of a newer Winnow. */
function reloadFor(fault: Fault, onAgain: () => void): void {
  if (fault === 'notFetched' && !navigator.onLine) onAgain();
  else window.location.reload();
}
