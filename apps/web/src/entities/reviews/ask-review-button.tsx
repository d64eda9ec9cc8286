import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { BulkTarget } from '../candidates/bulk/bulk-target.ts';
import { AskReviewDialog } from './ask-review-dialog.tsx';
import { reviewsTexts } from './reviews-texts.ts';
import { useReviewRights } from './use-reviews.ts';

type AskReviewButtonProps = {
  readonly target: BulkTarget;
  /** Jobs of the loaded candidates. */
  readonly jobIds: readonly string[];
  readonly isAnonymous: boolean;
  readonly size?: 'sm' | 'md';
  /** Shows only an icon with this label, for narrow places. */
  readonly iconLabel?: string;
};

/** Requests reviews of candidates. Hidden if there is no one to ask or the role doesn't allow it. */
export function AskReviewButton({
  target,
  jobIds,
  isAnonymous,
  size = 'sm',
  iconLabel,
}: AskReviewButtonProps) {
  const { ask: texts } = useTexts(reviewsTexts);
  const { mayAsk } = useReviewRights();
  // The selection may change behind the dialog; the request stays meant for those it was opened for.
  const [meant, setMeant] = useState<BulkTarget | null>(null);
  if (!mayAsk) return null;
  return (
    <>
      {iconLabel ? (
        <IconButton
          size={size}
          label={iconLabel}
          icon={<ClipboardCheck aria-hidden="true" />}
          onClick={() => setMeant(target)}
        />
      ) : (
        <Button
          size={size}
          icon={<ClipboardCheck aria-hidden="true" className="max-2xl:hidden" />}
          onClick={() => setMeant(target)}
        >
          {texts.open}
        </Button>
      )}
      {meant && (
        <AskReviewDialog
          target={meant}
          isOneJob={new Set(jobIds).size < 2}
          isAnonymous={isAnonymous}
          onClose={() => setMeant(null)}
        />
      )}
    </>
  );
}
