import { randomUUID } from 'node:crypto';
import { ApiError, offer, sentence } from '@winnow/contracts';
import { type Clock, dayMs } from '../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { Visit } from '../../platform/http/mount.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import { type EmailBudget, type EmailSender, maySend } from '../limits/email-budget.ts';
import { writeWaitlistEmail } from './waitlist-email.ts';
import {
  countJoined,
  findEntry,
  findEntryByEmail,
  insertEntry,
  listAllEntries,
  listEntries,
  markEmailSent,
  markOfferRedeemed,
  removeEntry,
  takePosition,
  type WaitlistRow,
} from './waitlist-repository.ts';
import { sendWaitlistEmail } from './waitlist-task-values.ts';

export type { WaitlistRow };

export type WaitlistJoin = {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly company: string | null;
};

export type WaitlistPage = {
  readonly entries: readonly WaitlistRow[];
  readonly total: number;
  readonly pageSize: number;
  readonly offersLeft: number;
};

export type WaitlistService = {
  /** @throws ApiError `conflict` if the address is already on the list */
  join(
    join: WaitlistJoin,
    visit: Pick<Visit, 'address'>,
  ): Promise<Pick<WaitlistRow, 'position' | 'hasOffer'>>;
  /**
   * Sends the confirmation of an entry, unless it was sent or the entry no longer exists.
   * @throws Postponed while the budget of emails is exhausted
   */
  sendEmail(id: string, sender: EmailSender | null): Promise<void>;
  /** The entry of an address, ignoring differences in spelling. */
  find(email: string): Promise<WaitlistRow | undefined>;
  /**
   * `true` only for the call that redeems the offer, in the transaction that grants it. The caller must have verified
   * the address.
   */
  redeemOffer(transaction: Queryable, email: string): Promise<boolean>;
  /** Removes an entry; other positions are unchanged. */
  forget(email: string): Promise<void>;
  list(search: string, page: number): Promise<WaitlistPage>;
  /** In the order of joining. */
  listAll(): Promise<readonly WaitlistRow[]>;
};

const pageSize = 50;

export function createWaitlistService({
  database,
  queue,
  clock,
  emailTransport,
  emailBudget,
}: {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  clock: Clock;
  emailTransport: Pick<EmailTransport, 'send'>;
  emailBudget: EmailBudget;
}): WaitlistService {
  return {
    join: ({ name, email, role, company }, { address }) =>
      database.transaction(async (transaction) => {
        const position = await takePosition(transaction);
        const hasOffer = position <= offer.firstUsers;
        const id = randomUUID();
        const isNew = await insertEntry(transaction, {
          id,
          position,
          name,
          email,
          emailKey: emailKeyOf(email),
          role,
          company,
          hasOffer,
          offerRedeemedAt: null,
          emailSentAt: null,
          joinedAt: clock.now(),
        });
        // Thrown inside the transaction, so that the position goes back.
        if (!isNew)
          throw new ApiError('conflict', sentence('on-waitlist'), {
            errors: { email: [sentence('on-waitlist')] },
          });
        const sender = emailBudget.senderOf(address);
        await queue.enqueue(transaction, sendWaitlistEmail, { id, sender });
        return { position, hasOffer };
      }),

    async sendEmail(id, sender) {
      const entry = await findEntry(database, id);
      if (!entry || entry.emailSentAt) return;
      const { email: to, joinedAt: orderedAt } = entry;
      const planned = { id, to, sender, isForAccount: false, orderedAt, waitsMs: dayMs };
      if (!(await maySend(database, emailBudget, planned))) return;
      await emailTransport.send(writeWaitlistEmail(entry));
      await markEmailSent(database, id, clock.now());
    },

    find: (email) => findEntryByEmail(database, emailKeyOf(email)),

    redeemOffer: (transaction, email) => markOfferRedeemed(transaction, emailKeyOf(email), clock.now()),

    forget: (email) => removeEntry(database, emailKeyOf(email)),

    async list(search, page) {
      const { entries, total } = await listEntries(database, {
        search: search.trim(),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      const offersLeft = Math.max(0, offer.firstUsers - (await countJoined(database)));
      return { entries, total, pageSize, offersLeft };
    },

    listAll: () => listAllEntries(database),
  };
}

/** A key that is the same for all spellings of an address. */
function emailKeyOf(email: string): string {
  // Uppercase first, since some letters map to a lowercase form only then.
  return email.trim().normalize('NFKC').toUpperCase().toLowerCase();
}
