import type { ReviewSummary } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { isDueDay, today } from '../../entities/reviews/due-day.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toasts } from '../../ui/toast/toasts.ts';
import { reviewTexts } from './review-texts.ts';
import { useDueChange } from './use-review.ts';

type DueDialogProps = { readonly review: ReviewSummary; readonly onClose: () => void };

/** Dialog that changes or removes the due date of a review. */
export function DueDialog({ review, onClose }: DueDialogProps) {
  const { actions: texts } = useTexts(reviewTexts);
  const [dueOn, setDueOn] = useState(review.dueOn ?? '');
  const [hasTried, setTried] = useState(false);
  const change = useDueChange(() => {
    toasts.add('success', texts.dueSaved);
    onClose();
  });
  const error = dueOn === '' || isDueDay(dueOn) ? undefined : texts.dueError;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (error) return;
    change.mutate({ id: review.id, dueOn: dueOn || null });
  }

  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.dueTitle}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextInput
          type="date"
          label={texts.dueLabel}
          helper={texts.dueHelper}
          min={today()}
          value={dueOn}
          error={hasTried ? error : undefined}
          onValueChange={setDueOn}
        />
        <Button type="submit" variant="primary" className="justify-self-end" isLoading={change.isPending}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  );
}
