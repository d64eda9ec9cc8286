import { limits, openTicket, type SupportAttachment } from '@winnow/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findKeptDraft, useKeptDraft } from '../../../lib/kept-draft.ts';
import { useTexts } from '../../../lib/language/use-texts.ts';
import { fieldErrorsOf } from '../../../lib/requests/field-errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { useErrorFocus } from '../../../ui/inputs/use-error-focus.ts';
import { supportTexts } from '../support-texts.ts';
import { useTicketChanges } from '../use-support.ts';
import { AttachmentPicker } from './attachment-picker.tsx';
import { checkAgainst } from './check-against.ts';

type QuestionFormProps = {
  readonly requestId: string | null;
  readonly onAsked: (ticketId: string) => void;
};

const draftName = 'question';

type Draft = {
  readonly subject: string;
  readonly message: string;
  readonly attached: readonly SupportAttachment[];
};

type FieldErrors = { readonly subject?: string | undefined; readonly message?: string | undefined };

/** Form for signed-in users. */
export function QuestionForm({ requestId, onAsked }: QuestionFormProps) {
  const { ask: texts } = useTexts(supportTexts);
  const [unsent] = useState(() => findKeptDraft<Draft>(draftName));
  const [subject, setSubject] = useState(unsent?.subject ?? '');
  const [message, setMessage] = useState(unsent?.message ?? '');
  const [attached, setAttached] = useState(unsent?.attached ?? []);
  const [isSent, setSent] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { open } = useTicketChanges();
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useErrorFocus(form, open.isPending);
  const isBegun = subject !== '' || message !== '' || attached.length > 0;
  // Survives navigation and a new login.
  useKeptDraft(draftName, isBegun && !isSent ? { subject, message, attached } : null, { beyond: 'leaving' });

  function refuse(found: FieldErrors): void {
    setErrors(found);
    focusFirstError();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (open.isPending) return;
    const attachmentIds = attached.map(({ id }) => id);
    const question = { subject, message, attachmentIds, ...(requestId && { requestId }) };
    const found = checkAgainst(openTicket.input, question, texts.errors);
    if (Object.keys(found).length > 0) return refuse(found);
    try {
      const { id } = await open.mutateAsync(question);
      // Before the form is removed, so that it does not keep the sent message as a draft.
      flushSync(() => setSent(true));
      onAsked(id);
    } catch (error) {
      refuse(fieldErrorsOf(error));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={send} className="mt-6 grid gap-4">
      <TextInput
        required
        label={texts.subject}
        value={subject}
        error={errors.subject}
        disabled={open.isPending}
        onValueChange={(value) => {
          setSubject(value);
          setErrors({ ...errors, subject: undefined });
        }}
      />
      <TextArea
        required
        size="md"
        label={texts.message}
        limit={{ maxLength: limits.supportMessageMax }}
        value={message}
        error={errors.message}
        disabled={open.isPending}
        onValueChange={(value) => {
          setMessage(value);
          setErrors({ ...errors, message: undefined });
        }}
      />
      <AttachmentPicker attached={attached} isDisabled={open.isPending} onChange={setAttached} />
      {requestId && <p className="text-13 text-quiet">{texts.requestNote(requestId)}</p>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isLoading={open.isPending}
        loadingLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </form>
  );
}
