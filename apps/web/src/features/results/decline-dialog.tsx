import { limits } from '@winnow/contracts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { resultsTexts } from './results-texts.ts';

type DeclineDialogProps = {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDecline: (reason: string) => void;
};

/** Nobody is declined without a reason that a person wrote. */
export function DeclineDialog({ name, onClose, onDecline }: DeclineDialogProps) {
  const { decline: texts } = useTexts(resultsTexts);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { length } = reason.trim();
  const fault = length < 2 ? texts.missing : length > limits.reasonMax ? texts.tooLong : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (fault) document.getElementById('decline-reason')?.focus();
    else onDecline(reason.trim());
  }

  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={texts.title(name)} description={texts.explanation}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          id="decline-reason"
          size="sm"
          required
          label={texts.reason}
          value={reason}
          error={(hasTried && fault) || undefined}
          limit={{ maxLength: limits.reasonMax }}
          onValueChange={setReason}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.decide}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
