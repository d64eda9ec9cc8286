import type { Language } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import { greetedName } from '../../platform/email/greeted-name.ts';
import { type EmailPart, layOutEmail } from '../../platform/email/lay-out-email.ts';
import { type EmailBudget, type EmailSender, maySend } from '../limits/email-budget.ts';
import { issueKey } from './conversation-keys.ts';
import { supportEmailWords } from './support-email-words.ts';
import { findMessage, findTicket, type MessageRow, type TicketRow } from './ticket-repository.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  /** Without a slash at the end. */
  readonly siteUrl: string;
  /** Addresses of the support team. */
  readonly supportAddresses: readonly string[];
  readonly emailBudget: Pick<EmailBudget, 'take'>;
  /** Whether a user wants emails about answers. */
  readonly wantsReplies: (userId: string) => Promise<boolean>;
  /** The user's language for emails. */
  readonly languageOf: (userId: string) => Promise<Language>;
};

/** Emails about a conversation, to requesters and support. */
export function createSupportEmails(dependencies: Dependencies) {
  const {
    database,
    clock,
    emailTransport,
    siteUrl,
    supportAddresses,
    wantsReplies,
    languageOf,
    emailBudget,
  } = dependencies;

  async function find(messageId: string): Promise<{ message: MessageRow; ticket: TicketRow } | null> {
    const message = await findMessage(database, messageId);
    const ticket = message && (await findTicket(database, { of: 'anybody', id: message.ticketId }));
    return message && ticket ? { message, ticket } : null;
  }

  async function wayTo({ id, userId }: TicketRow, label: string): Promise<EmailPart> {
    // Browsers don't send the part after `#` to servers.
    const place = userId ? `?ticket=${id}` : `#conversation=${await issueKey(database, id, clock.now())}`;
    return { kind: 'link', label, url: `${siteUrl}/support${place}` };
  }

  return {
    /** Does nothing if the ticket has been deleted. */
    async notifySupport(messageId: string): Promise<void> {
      const found = await find(messageId);
      if (!found) return;
      const { message, ticket } = found;
      const words: EmailPart[] = [
        { kind: 'text', text: `${ticket.name} (${ticket.email}) wrote:` },
        { kind: 'text', text: message.text },
        { kind: 'link', label: 'Answer', url: `${siteUrl}/admin?ticket=${ticket.id}` },
      ];
      // In English, like the operators' pages.
      for (const to of supportAddresses) {
        await emailTransport.send(layOutEmail({ to, language: 'en' }, titleOf(ticket), words));
      }
    },

    async notifyAsker(messageId: string, sender: EmailSender | null): Promise<void> {
      const found = await find(messageId);
      if (!found) return;
      const { message, ticket } = found;
      const isAnswer = message.author === 'support';
      if (isAnswer && ticket.userId && !(await wantsReplies(ticket.userId))) return;
      if (!isAnswer && !ticket.userId) {
        const { email: to, createdAt: orderedAt } = ticket;
        const planned = { id: messageId, to, sender, isForAccount: false, orderedAt, waitsMs: dayMs };
        if (!(await maySend(database, emailBudget, planned))) return;
      }
      const language = ticket.userId ? await languageOf(ticket.userId) : ticket.language;
      const words = supportEmailWords[language];
      const way = await wayTo(ticket, words.open);
      // A visitor may have entered another person's address, who gets none of the visitor's text from us.
      const isProved = ticket.userId !== null;
      const name = isProved ? ticket.name : greetedName(ticket.name);
      const hello: EmailPart = { kind: 'text', text: words.hello(name) };
      const parts: EmailPart[] = isAnswer
        ? [hello, { kind: 'text', text: message.text }, way, { kind: 'small-print', text: words.writeThere }]
        : [
            hello,
            { kind: 'text', text: words.received },
            way,
            ...(isProved ? [{ kind: 'text', text: words.youWrote(message.text) } as const] : []),
          ];
      const isAcknowledged = isProved || isAnswer;
      const title = titleOf(isAcknowledged ? ticket : { ...ticket, subject: words.receivedTitle });
      await emailTransport.send(layOutEmail({ to: ticket.email, language }, title, parts));
    },
  };
}

function titleOf({ number, subject }: Pick<TicketRow, 'number' | 'subject'>): string {
  return `[#${number}] ${subject}`;
}
