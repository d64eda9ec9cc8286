import type { ReviewSummary } from '@winnow/contracts';
import { Bell, CalendarDays, CircleX, Eye, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useReviewCancellation } from '../../entities/reviews/use-reviews.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { DueDialog } from './due-dialog.tsx';
import { reviewTexts } from './review-texts.ts';
import { useClosing, useReminding } from './use-review.ts';

type Asked = 'close' | 'cancel' | 'due' | null;

/** Actions on an open review, for members who may request one. */
export function ReviewMenu({ review }: { readonly review: ReviewSummary }) {
  const { actions: texts } = useTexts(reviewTexts);
  const [asked, setAsked] = useState<Asked>(null);
  const remind = useReminding((count) =>
    toasts.add(count === 0 ? 'info' : 'success', count === 0 ? texts.nobodyReminded : texts.reminded(count)),
  );
  const { id, reviewers, isRevealed, dueAt } = review;
  const done = reviewers.filter(({ doneAt }) => doneAt !== null).length;
  const isDue = dueAt !== null && new Date(dueAt) <= new Date();
  const isShown = isRevealed || (isDue && done > 0);
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" label={texts.label} icon={<MoreHorizontal aria-hidden="true" />} />}
        groups={[
          [
            {
              id: 'remind',
              label: texts.remind,
              icon: <Bell aria-hidden="true" />,
              onChoose: () => remind.mutate(id),
            },
            {
              id: 'due',
              label: texts.due,
              icon: <CalendarDays aria-hidden="true" />,
              // Marks cannot be hidden again from people who have seen them.
              isDisabled: isShown,
              onChoose: () => setAsked('due'),
            },
            {
              id: 'close',
              label: texts.close,
              icon: <Eye aria-hidden="true" />,
              isDisabled: done === 0,
              onChoose: () => setAsked('close'),
            },
          ],
          [
            {
              id: 'cancel',
              label: texts.cancelReview,
              icon: <CircleX aria-hidden="true" />,
              isDangerous: true,
              onChoose: () => setAsked('cancel'),
            },
          ],
        ]}
      />
      {asked === 'due' && <DueDialog review={review} onClose={() => setAsked(null)} />}
      {asked === 'close' && <ClosingDialog review={review} done={done} onClose={() => setAsked(null)} />}
      {asked === 'cancel' && <CancellingDialog review={review} onClose={() => setAsked(null)} />}
    </>
  );
}

type ConfirmationProps = { readonly review: ReviewSummary; readonly onClose: () => void };

function ClosingDialog({ review, done, onClose }: ConfirmationProps & { readonly done: number }) {
  const { actions: texts } = useTexts(reviewTexts);
  const closing = useClosing(() => {
    toasts.add('success', texts.closed);
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.closeTitle}
      description={texts.closeWords(done, review.reviewers.length)}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button variant="primary" isLoading={closing.isPending} onClick={() => closing.mutate(review.id)}>
            {texts.close}
          </Button>
        </>
      }
    />
  );
}

function CancellingDialog({ review, onClose }: ConfirmationProps) {
  const { actions: texts } = useTexts(reviewTexts);
  const cancellation = useReviewCancellation(() => {
    toasts.add('success', texts.canceled);
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.cancelTitle}
      description={texts.cancelWords}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant="danger"
            isLoading={cancellation.isPending}
            onClick={() => cancellation.mutate(review.id)}
          >
            {texts.cancelReview}
          </Button>
        </>
      }
    />
  );
}
