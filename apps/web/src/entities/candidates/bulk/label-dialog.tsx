import type { ReactNode, SubmitEvent } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { bulkTexts } from './bulk-texts.ts';

type LabelDialogProps = {
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
  /** Called on Enter in the field. */
  readonly onSubmit: () => void;
  /** At the start of the row of buttons. */
  readonly aside?: ReactNode;
  readonly save: ReactNode;
  readonly children: ReactNode;
};

/** Common layout of the dialogs for tags and assignees: a form with suggestions and buttons. */
export function LabelDialog(props: LabelDialogProps) {
  const { title, description, onClose, onSubmit, aside, save, children } = props;
  const { assign: texts } = useTexts(bulkTexts);
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={title} description={description}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid gap-4"
      >
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {aside}
          <Button onClick={onClose}>{texts.cancel}</Button>
          {save}
        </div>
      </form>
    </Dialog>
  );
}
