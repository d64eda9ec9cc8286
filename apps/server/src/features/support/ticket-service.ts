import { randomUUID } from 'node:crypto';
import { ApiError, type Language, type TicketState } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../../platform/http/mount.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { EmailBudget, EmailSender } from '../limits/email-budget.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { AttachmentService } from './attachment-service.ts';
import { hashOfKey } from './conversation-keys.ts';
import { notifyAsker, notifySupport } from './support-task-values.ts';
import {
  findTicket,
  insertMessage,
  insertTicket,
  listMessages,
  listTicketsOf,
  listTicketsOfAll,
  lockTicket,
  type TicketReach,
  type TicketRow,
  updateTicket,
} from './ticket-repository.ts';

export type { TicketRow };

type Dependencies = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'getBalance'>;
  readonly attachments: Pick<AttachmentService, 'bind' | 'listByMessage'>;
  readonly audit: Pick<AuditService, 'record'>;
  readonly emailBudget: Pick<EmailBudget, 'senderOf'>;
};

type Question = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  /** A visitor's language; users have a setting. */
  readonly language?: Language;
};

/** A message and its attachments. */
type Writing = {
  readonly author: 'person' | 'support';
  readonly text: string;
  readonly files: { readonly ownerId: string; readonly ids: readonly string[] } | null;
};

const pageSize = 50;

/** Support tickets and their answers. The deadline runs while the requester waits. */
export function createTicketService(dependencies: Dependencies) {
  const { database, queue, clock, credits, attachments, audit, emailBudget } = dependencies;
  async function open(
    question: Question,
    asker: { readonly userId: string | null; readonly isUrgent: boolean },
    files: Writing['files'],
    sender: EmailSender | null = null,
  ): Promise<string> {
    const { name, email, subject, message, requestId, language = 'en' } = question;
    const id = randomUUID();
    const now = clock.now();
    await database.transaction(async (transaction) => {
      await insertTicket(transaction, {
        id,
        ...asker,
        name,
        email,
        language,
        subject,
        state: 'waiting',
        requestId: requestId ?? null,
        createdAt: now,
        updatedAt: now,
        waitingSince: now,
      });
      const messageId = await write(transaction, id, { author: 'person', text: message, files });
      await queue.enqueue(transaction, notifyAsker, { messageId, sender });
    });
    return id;
  }

  async function write(transaction: Transaction, ticketId: string, { author, text, files }: Writing) {
    const id = randomUUID();
    await insertMessage(transaction, { id, ticketId, author, text, createdAt: clock.now() });
    if (files) await attachments.bind(transaction, files.ownerId, id, files.ids);
    await queue.enqueue(transaction, author === 'person' ? notifySupport : notifyAsker, { messageId: id });
    return id;
  }

  /** @throws ApiError `not-found` */
  async function get(reach: TicketReach): Promise<TicketRow> {
    return (await findTicket(database, reach)) ?? notFound();
  }

  /** Changes the current state of a ticket; concurrent changes are serialized. */
  async function change(
    reach: TicketReach,
    work: (transaction: Transaction, ticket: TicketRow) => Promise<void>,
  ): Promise<TicketRow> {
    const { id } = await get(reach);
    await database.transaction(async (transaction) => {
      await lockTicket(transaction, id);
      await work(transaction, (await findTicket(transaction, { of: 'anybody', id })) ?? notFound());
    });
    return get(reach);
  }

  async function move(transaction: Transaction, { id, waitingSince }: TicketRow, state: TicketState) {
    const now = clock.now();
    // A second message keeps the start of the wait.
    const since = state === 'waiting' ? (waitingSince ?? now) : null;
    await updateTicket(transaction, id, { state, waitingSince: since, updatedAt: now });
  }

  /** Adds a message to a conversation and sets who is waiting. */
  function reply(reach: TicketReach, writing: Writing, state: TicketState): Promise<TicketRow> {
    return change(reach, (transaction, ticket) => add(transaction, ticket, writing, state));
  }

  async function add(transaction: Transaction, ticket: TicketRow, writing: Writing, state: TicketState) {
    await write(transaction, ticket.id, writing);
    await move(transaction, ticket, state);
  }

  /** Records an operator's action on a ticket; its subject is the requester, if they have an account. */
  const recordAct = (
    transaction: Transaction,
    action: string,
    actorId: string,
    { ticket: { id, userId }, state }: { readonly ticket: TicketRow; readonly state: TicketState },
  ) =>
    audit.record(transaction, {
      action,
      actorId,
      subjectId: userId ?? id,
      organizationId: null,
      details: { ticket: id, state },
    });

  const reachOf = (key: string): TicketReach => ({ of: 'visitor', keyHash: hashOfKey(key) });

  return {
    get,

    /** The ticket of a key. @throws ApiError `not-found` */
    getByKey: (key: string) => get(reachOf(key)),

    async openAs(
      userId: string,
      question: Question & { readonly attachmentIds: readonly string[] },
    ): Promise<TicketRow> {
      const { plan } = await credits.getBalance(personalOrganizationOf(userId));
      const files = { ownerId: userId, ids: question.attachmentIds };
      const id = await open(question, { userId, isUrgent: plan !== 'free' }, files);
      return get({ of: 'owner', ownerId: userId, id });
    },

    async openForVisitor(question: Question, { address }: Pick<Visit, 'address'>): Promise<TicketRow> {
      const sender = emailBudget.senderOf(address);
      const id = await open(question, { userId: null, isUrgent: false }, null, sender);
      return get({ of: 'anybody', id });
    },

    replyAs: (userId: string, id: string, text: string, ids: readonly string[]) =>
      reply(
        { of: 'owner', ownerId: userId, id },
        { author: 'person', text, files: { ownerId: userId, ids } },
        'waiting',
      ),

    replyAsVisitor: (key: string, text: string) =>
      reply(reachOf(key), { author: 'person', text, files: null }, 'waiting'),

    answer(
      operatorId: string,
      id: string,
      answer: { readonly text: string; readonly ids: readonly string[]; readonly isSolved: boolean },
    ): Promise<TicketRow> {
      const files = { ownerId: operatorId, ids: answer.ids };
      const writing = { author: 'support', text: answer.text, files } as const;
      const state = answer.isSolved ? 'solved' : 'answered';
      return change({ of: 'anybody', id }, async (transaction, ticket) => {
        await add(transaction, ticket, writing, state);
        await recordAct(transaction, 'ticket-answered', operatorId, { ticket, state });
      });
    },

    moveAsOperator: (operatorId: string, id: string, state: TicketState) =>
      change({ of: 'anybody', id }, async (transaction, ticket) => {
        await move(transaction, ticket, state);
        await recordAct(transaction, 'ticket-moved', operatorId, { ticket, state });
      }),

    solveAs: (userId: string, id: string) =>
      change({ of: 'owner', ownerId: userId, id }, (transaction, ticket) =>
        move(transaction, ticket, 'solved'),
      ),

    listOf: (userId: string) => listTicketsOf(database, userId),

    async listOfAll(wanted: { state?: TicketState | undefined; search: string; page: number }) {
      const { state, search, page } = wanted;
      const range = { limit: pageSize, offset: (page - 1) * pageSize };
      const found = await listTicketsOfAll(database, { ...(state && { state }), search, ...range });
      return { ...found, pageSize };
    },

    async listMessages(ticketId: string) {
      const messages = await listMessages(database, ticketId);
      const files = await attachments.listByMessage(messages.map(({ id }) => id));
      return messages.map((message) => ({ ...message, attachments: files.get(message.id) ?? [] }));
    },
  };
}

function notFound(): never {
  throw new ApiError('not-found', 'There is no such ticket.');
}
