import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useKeptState } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { useErrorFocus } from '../../ui/inputs/use-error-focus.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { adminTexts } from './admin-texts.ts';

type ReasonDialogProps = {
  readonly title: string;
  readonly description?: string;
  readonly action: string;
  /** Name of the reason's draft. */
  readonly draftName: string;
  /** For irreversible actions, or those that take something from a user. */
  readonly isDangerous?: boolean;
  readonly isSaving: boolean;
  /** Additional fields, which must be valid before saving. */
  readonly children?: ReactNode;
  readonly isReady?: boolean;
  readonly onSave: (reason: string) => void;
  readonly onTried?: () => void;
  readonly onClose: () => void;
};

/** Maximum length on the server. */
const reasonMax = 200;

/** Dialog for an operator's action, which requires a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, isDangerous = false, isSaving, children, isReady = true } = props;
  const { onSave, onTried, onClose } = props;
  const texts = useTexts(adminTexts);
  const [reason, setReason] = useKeptState(`operator-${props.draftName}`, '');
  const [hasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const goToError = useErrorFocus(form, isSaving);
  const { length } = reason.trim();
  const error = length < 2 ? texts.reasonError : length > reasonMax ? texts.reasonTooLong : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    onTried?.();
    if (error === undefined && isReady) onSave(reason.trim());
    else goToError();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={title} description={description}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {children}
        <TextInput
          label={texts.reason}
          required
          value={reason}
          helper={texts.reasonHint}
          error={hasTried ? error : undefined}
          onValueChange={setReason}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isLoading={isSaving}
            loadingLabel={texts.people.saving}
          >
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
