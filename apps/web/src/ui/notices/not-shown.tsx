import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';

type NotShownProps = {
  /** The server answered 404, so no retry is offered. */
  readonly isMissing: boolean;
  readonly words: {
    readonly failed: string;
    /** What happens next automatically, if anything. */
    readonly failedWords?: string;
    readonly retry: string;
    readonly missing: string;
    readonly missingWords: string;
  };
  readonly onRetry: () => void;
  /** A link to continue with. */
  readonly wayOn: ReactNode;
};

/** Replaces a whole screen whose data could not be loaded or does not exist. */
export function NotShown({ isMissing, words, onRetry, wayOn }: NotShownProps) {
  if (isMissing) {
    return (
      <EmptyState heading={words.missing} action={wayOn}>
        {words.missingWords}
      </EmptyState>
    );
  }
  return (
    <Notice tone="error" heading={words.failed}>
      {words.failedWords && <p>{words.failedWords}</p>}
      <Button className="mt-2" onClick={onRetry}>
        {words.retry}
      </Button>
    </Notice>
  );
}
