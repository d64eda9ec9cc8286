import { limits } from '@winnow/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { findKeptDraft, useKeptDraft } from '../../lib/kept-draft.ts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { ticketTexts } from './ticket-texts.ts';

type ReplyFormProps = {
  /** Name of the reply's draft, which survives navigation and a new login. */
  readonly draftName: string;
  readonly isSending: boolean;
  /** Resolves when it is sent. */
  readonly onSend: (message: string) => Promise<unknown>;
  readonly children?: ReactNode;
};

/** Form for a reply. If sending fails, the text stays in the field. */
export function ReplyForm({ draftName, isSending, onSend, children }: ReplyFormProps) {
  const texts = useTexts(ticketTexts);
  const [message, setMessage] = useState(() => findKeptDraft<string>(draftName) ?? '');
  useKeptDraft(draftName, message || null, { beyond: 'leaving' });
  const isReady = message.trim().length > 1;

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (!isReady || isSending) return;
    await onSend(message).then(
      () => setMessage(''),
      () => {},
    );
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextArea
        size="md"
        label={texts.reply}
        limit={{ maxLength: limits.supportMessageMax }}
        value={message}
        disabled={isSending}
        onValueChange={setMessage}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      />
      <div className="flex flex-wrap items-start justify-between gap-4">
        {children}
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady}
          isLoading={isSending}
          loadingLabel={texts.sending}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
