import { limits } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import { type LetterPart, layOutLetter } from '../../platform/mail/lay-out-letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { findMessage, findTicket, type MessageRow, type TicketRow } from './ticket-repository.ts';

type Ground = {
  readonly database: Database;
  readonly mail: Pick<Mail, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  /** Who reads what people ask. */
  readonly supportAddresses: readonly string[];
  /** Whether somebody wants letters about answers. */
  readonly wantsReplies: (userId: string) => Promise<boolean>;
};

/** Letters about a conversation, to both sides of it. */
export function createSupportLetters(ground: Ground) {
  const { database, mail, siteUrl, supportAddresses, wantsReplies } = ground;

  async function find(messageId: string): Promise<{ message: MessageRow; ticket: TicketRow } | null> {
    const message = await findMessage(database, messageId);
    const ticket = message && (await findTicket(database, { of: 'anybody', id: message.ticketId }));
    return message && ticket ? { message, ticket } : null;
  }

  function wayOf({ id, visitorKey }: TicketRow): LetterPart {
    const path = visitorKey ? `/support?conversation=${visitorKey}` : `/support?ticket=${id}`;
    return { kind: 'link', label: 'Open the conversation', url: siteUrl + path };
  }

  return {
    /** Whoever wrote to us in a ticket that is gone since has nobody to be told of. */
    async tellSupport(messageId: string): Promise<void> {
      const found = await find(messageId);
      if (!found) return;
      const { message, ticket } = found;
      const words: LetterPart[] = [
        { kind: 'text', text: `${ticket.name} (${ticket.email}) wrote:` },
        { kind: 'text', text: message.text },
        { kind: 'link', label: 'Answer', url: `${siteUrl}/admin?ticket=${ticket.id}` },
      ];
      for (const address of supportAddresses) await mail.send(layOutLetter(address, titleOf(ticket), words));
    },

    async tellAsker(messageId: string): Promise<void> {
      const found = await find(messageId);
      if (!found) return;
      const { message, ticket } = found;
      const isAnswer = message.author === 'support';
      if (isAnswer && ticket.userId && !(await wantsReplies(ticket.userId))) return;
      await mail.send(layOutLetter(ticket.email, titleOf(ticket), isAnswer ? answered(message) : received()));

      function received(): LetterPart[] {
        return [
          { kind: 'text', text: `Hello ${ticket.name},` },
          {
            kind: 'text',
            text: `We have your question and answer within ${limits.supportAnswerHours} hours. If you want to add something, do it here:`,
          },
          wayOf(ticket),
          { kind: 'text', text: `You wrote:\n${message.text}` },
        ];
      }

      function answered({ text }: MessageRow): LetterPart[] {
        return [
          { kind: 'text', text: `Hello ${ticket.name},` },
          { kind: 'text', text },
          wayOf(ticket),
          { kind: 'small-print', text: 'Please write back there: this letter cannot be answered.' },
        ];
      }
    },
  };
}

function titleOf({ number, subject }: TicketRow): string {
  return `[#${number}] ${subject}`;
}
