import {
  downloadAttachment,
  type SupportAttachment,
  type SupportMessage,
  type TicketView,
} from '@winnow/contracts';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFormats, useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { AnswerClock } from './answer-clock.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { ticketTexts } from './ticket-texts.ts';

type ConversationProps = {
  readonly ticket: TicketView;
  /** Name of the requester, for other readers; omitted for the requester. */
  readonly asker?: string;
  /** Content below the last message: the reply form. */
  readonly children: ReactNode;
};

/** A ticket with all its messages. */
export function Conversation({ ticket, asker, children }: ConversationProps) {
  const texts = useTexts(ticketTexts);
  return (
    <article className="rounded-card border border-rule bg-raised">
      <header className="border-b border-rule p-5">
        <p className="flex flex-wrap items-center gap-3 text-14 text-quiet">
          {texts.number(ticket.number)} <TicketBadge state={ticket.state} />
        </p>
        <h2 dir="auto" className="mt-2 font-serif text-25 break-words">
          {ticket.subject}
        </h2>
        <div className="mt-2">
          <AnswerClock ticket={ticket} />
        </div>
      </header>
      <ol>
        {ticket.messages.map((message) => (
          <Message key={message.id} message={message} asker={asker} />
        ))}
      </ol>
      <div className="border-t border-rule p-5">{children}</div>
    </article>
  );
}

type MessageProps = { readonly message: SupportMessage; readonly asker: string | undefined };

function Message({ message, asker }: MessageProps) {
  const texts = useTexts(ticketTexts);
  const { dateTime } = useFormats();
  const { author, text, createdAt, attachments } = message;
  const isOurs = author === 'support';
  return (
    <li
      className={classNames(
        'border-t border-rule p-5 first:border-t-0',
        isOurs && 'border-s-4 border-s-field bg-field-soft',
      )}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <bdi className="font-medium">{isOurs ? texts.support : (asker ?? texts.you)}</bdi>
        <time dateTime={createdAt} className="text-13 text-quiet">
          {dateTime(createdAt)}
        </time>
      </p>
      <p dir="auto" className="mt-2 break-words whitespace-pre-wrap">
        {text}
      </p>
      {attachments.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {attachments.map((attachment) => (
            <AttachmentLink key={attachment.id} attachment={attachment} />
          ))}
        </ul>
      )}
    </li>
  );
}

function AttachmentLink({ attachment }: { attachment: SupportAttachment }) {
  const texts = useTexts(ticketTexts);
  const { fileSize } = useFormats();
  const { id, fileName, bytes } = attachment;
  return (
    <li>
      <button
        type="button"
        onClick={() => void save(id, fileName)}
        className="inline-flex items-center gap-2 rounded-control border border-rule bg-raised px-3 py-1.5 text-14 hover:border-field hover:text-field"
      >
        <Paperclip aria-hidden="true" className="size-4" />
        <span className="sr-only">{texts.download}</span>
        <bdi className="max-w-48 truncate">{fileName}</bdi>
        <span className="text-13 text-quiet">{fileSize(bytes)}</span>
      </button>
    </li>
  );
}

/** Downloads with the session's token, which a link wouldn't send. */
async function save(id: string, fileName: string): Promise<void> {
  try {
    const { blob } = await api.download(downloadAttachment, { id });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    failures.report(error);
  }
}
