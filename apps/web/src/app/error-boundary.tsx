import { Component, type ReactNode } from 'react';
import { useTexts } from '../lib/language/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { shellTexts } from './shell-texts.ts';

/** Keeps a fault in one screen from taking the shell with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  const { heading, explanation, reload } = useTexts(shellTexts).broken;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <Notice tone="error" heading={heading}>
        <p>{explanation}</p>
        <Button className="mt-4" onClick={() => window.location.reload()}>
          {reload}
        </Button>
      </Notice>
    </div>
  );
}
