import { type Review, reviewMarks } from '@winnow/contracts';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toasts } from '../../../ui/toast/toasts.ts';
import { reviewTexts } from '../review-texts.ts';
import { useFinishing } from '../use-review.ts';
import type { Marks } from './use-marks.ts';

type FinishDialogProps = {
  readonly review: Review;
  readonly marks: Marks;
  readonly onClose: () => void;
};

/** Dialog that submits the marks, once all of them are saved. */
export function FinishDialog({ review, marks, onClose }: FinishDialogProps) {
  const { marking: texts, waiting } = useTexts(reviewTexts);
  const finishing = useFinishing(() => {
    toasts.add('success', waiting.done);
    onClose();
  });
  const [isSaving, setSaving] = useState(false);
  const [yes = 0, maybe = 0, no = 0] = reviewMarks.map(
    (mark) => review.items.filter(({ analysisId }) => marks.of(analysisId).mark === mark).length,
  );

  async function finish(): Promise<void> {
    setSaving(true);
    const isSaved = await marks.saveAll();
    setSaving(false);
    if (!isSaved) {
      toasts.add('warning', texts.unsaved);
      return;
    }
    finishing.mutate(review.id);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={texts.finishTitle}
      description={texts.finishWords}
      actions={
        <>
          <Button onClick={onClose}>{texts.goOn}</Button>
          <Button
            variant="primary"
            isLoading={isSaving || finishing.isPending}
            loadingLabel={texts.finishing}
            onClick={() => void finish()}
          >
            {texts.finish}
          </Button>
        </>
      }
    >
      <p className="tabular-nums">{texts.summary(yes, maybe, no)}</p>
    </Dialog>
  );
}
