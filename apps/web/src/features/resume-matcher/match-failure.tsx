import { RequestFailure, type UnreadableReason } from '@winnow/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { resumeMatcherTexts } from './resume-matcher-texts.ts';

/** A failed request: what happened, that no input is lost, and a retry. */
export function MatchFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const texts = useTexts(resumeMatcherTexts);
  const { retryAfterSeconds, requestId } =
    error instanceof RequestFailure ? error : { retryAfterSeconds: null, requestId: null };
  return (
    <FocusedNotice tone="error" heading={texts.failed}>
      <p className="text-ink">{formatError(error).message}</p>
      <p className="mt-1">
        {retryAfterSeconds !== null && `${texts.tryAgainIn(retryAfterSeconds)} `}
        {texts.failedHint}
      </p>
      <Button className="mt-3" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
      {requestId && (
        <p className="mt-3 text-13">
          {texts.requestId} <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
    </FocusedNotice>
  );
}

/** A resume that could not be read: why, and how to continue. Never with a score. */
export function UnreadableResume({ reason }: { reason: UnreadableReason }) {
  const texts = useTexts(resumeMatcherTexts);
  return (
    <FocusedNotice tone="warning" heading={texts.unreadable.heading}>
      <p className="text-ink">{texts.unreadable.reason[reason]}</p>
      <p className="mt-1">{texts.unreadable.noScore}</p>
    </FocusedNotice>
  );
}

type FocusedNoticeProps = { tone: 'warning' | 'error'; heading: string; children: ReactNode };

/** Takes focus when it appears, so that users notice the outcome. */
function FocusedNotice({ tone, heading, children }: FocusedNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice tone={tone} heading={heading} ref={notice}>
      {children}
    </Notice>
  );
}
