import type { JobDescriptionView } from '@winnow/contracts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { jobsTexts } from '../jobs-texts.ts';

type ConflictDialogProps = {
  readonly current: JobDescriptionView;
  readonly isSaving: boolean;
  readonly onTheirs: (current: JobDescriptionView) => void;
  readonly onMine: (current: JobDescriptionView) => void;
  readonly onClose: () => void;
};

/** Two people wrote at once: neither is overwritten without a word. */
export function ConflictDialog({ current, isSaving, onTheirs, onMine, onClose }: ConflictDialogProps) {
  const { conflict: texts } = useTexts(jobsTexts);
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={texts.heading}
      description={texts.words(current.version)}
      actions={
        <>
          <Button onClick={() => onTheirs(current)}>{texts.theirs}</Button>
          <Button look="primary" isLoading={isSaving} onClick={() => onMine(current)}>
            {texts.mine}
          </Button>
        </>
      }
    >
      <p
        dir="auto"
        className="max-h-72 overflow-y-auto short:max-h-none rounded-card bg-sunken p-4 text-14 whitespace-pre-wrap"
      >
        {current.text}
      </p>
    </Dialog>
  );
}
