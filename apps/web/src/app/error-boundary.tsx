import { Component, type ReactNode } from 'react';
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
    if (!this.state.isBroken) return this.props.children;
    const { heading, explanation, reload } = shellTexts.broken;
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
}
