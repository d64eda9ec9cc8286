import { limits, openTicket, type SupportAttachment } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { faultsOfAnswer } from '../../../lib/requests/faults-of-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useFaultFocus } from '../../../ui/inputs/use-fault-focus.ts';
import { supportTexts } from '../support-texts.ts';
import { useTicketChanges } from '../use-support.ts';
import { AttachmentPicker } from './attachment-picker.tsx';
import { checkAgainst } from './check-against.ts';

type QuestionFormProps = {
  readonly requestId: string | null;
  readonly onAsked: (ticketId: string) => void;
};

type Faults = { readonly subject?: string | undefined; readonly message?: string | undefined };

/** For people with an account: we know who asks. */
export function QuestionForm({ requestId, onAsked }: QuestionFormProps) {
  const { ask: texts } = useTexts(supportTexts);
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [attached, setAttached] = useState<readonly SupportAttachment[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const { open } = useTicketChanges();
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form, open.isPending);

  function refuse(found: Faults): void {
    setFaults(found);
    leadToFault();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (open.isPending) return;
    const attachmentIds = attached.map(({ id }) => id);
    const question = { subject, message, attachmentIds, ...(requestId && { requestId }) };
    const found = checkAgainst(openTicket.input, question, texts.faults);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      onAsked((await open.mutateAsync(question)).id);
    } catch (error) {
      refuse(faultsOfAnswer(error));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="mt-6 grid gap-4">
      <TextInput
        required
        label={texts.subject}
        value={subject}
        error={faults.subject}
        disabled={open.isPending}
        onValueChange={(value) => {
          setSubject(value);
          setFaults({ ...faults, subject: undefined });
        }}
      />
      <TextArea
        required
        size="md"
        label={texts.message}
        limit={{ maxLength: limits.supportMessageMax }}
        value={message}
        error={faults.message}
        disabled={open.isPending}
        onValueChange={(value) => {
          setMessage(value);
          setFaults({ ...faults, message: undefined });
        }}
      />
      <AttachmentPicker attached={attached} isDisabled={open.isPending} onChange={setAttached} />
      {requestId && <p className="text-13 text-quiet">{texts.requestNote(requestId)}</p>}
      <Button type="submit" look="primary" size="lg" isLoading={open.isPending} loadingLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
