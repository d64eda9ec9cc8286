import * as z from 'zod';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import {
  addressGroup,
  addressNetwork,
  isLoopback,
  networkFactor,
} from '../../platform/http/guards/client-address.ts';
import { Postponed } from '../../platform/tasks/task.ts';
import {
  addDrop,
  addSend,
  countReceivers,
  countSends,
  deleteSendsBefore,
  type EmailCount,
  hasSend,
  lockSends,
  takeDropsBefore,
} from './email-budget-repository.ts';
import type { DropReason } from './limit-tables.ts';

/** The requester of an email, as digests, so that stored data doesn't identify anyone. */
export const emailSender = z.object({ group: z.string(), network: z.string().nullable() });
export type EmailSender = z.output<typeof emailSender>;

export type PlannedEmail = {
  /** An email with the same id is counted once, however often it is retried. */
  readonly id: string;
  readonly to: string;
  /** `null` if no request caused it, or a request from this machine. */
  readonly sender: EmailSender | null;
  /** Whether it goes to the verified address of an account: then it may use the reserve. */
  readonly isForAccount: boolean;
  /** Whether it was requested on a known device of the account: those have their own share. */
  readonly isFromOwner?: boolean;
  readonly orderedAt: Date;
  /** Milliseconds that it may wait. */
  readonly waitsMs: number;
};

export type Verdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'drop'; readonly reason: DropReason };

export type EmailBudget = {
  /** The sender behind an IP address. */
  senderOf(address: string): EmailSender | null;
  /** Counts an email that is about to be sent, in the caller's transaction, or returns why it must not be sent. */
  take(on: Transaction, email: PlannedEmail): Promise<Verdict>;
  /** Records in the audit log how many emails were dropped before this hour, and removes yesterday's counts. */
  record(audit: RecordDrops): Promise<void>;
};

type RecordDrops = {
  record(
    on: Queryable,
    event: {
      readonly action: string;
      readonly actorId: null;
      readonly subjectId: null;
      readonly organizationId: null;
      readonly details: { readonly reason: string; readonly emails: number; readonly hour: string };
    },
  ): Promise<void>;
};

export type EmailLimits = {
  /** To all addresses. */
  readonly perHour: number;
  /** Distinct addresses that one group of senders may write to. */
  readonly receiversPerHour: number;
  /** To one address. */
  readonly perReceiverADay: number;
};

/** Whether the only email of a task may be sent now. @throws Postponed if it may be sent later */
export async function maySend(
  database: Database,
  budget: Pick<EmailBudget, 'take'>,
  email: PlannedEmail,
): Promise<boolean> {
  const verdict = await database.transaction((transaction) => budget.take(transaction, email));
  if (verdict.kind === 'wait') throw new Postponed(verdict.seconds);
  return verdict.kind === 'send';
}

/** The limits of the settings, multiplied by the factor that conformance runs use for all limits. */
export function emailLimitsOf(settings: {
  readonly emailsPerHour: number;
  readonly receiversPerHour: number;
  readonly emailsPerReceiver: number;
  readonly limitFactor: number;
}): EmailLimits {
  const { emailsPerHour, receiversPerHour, emailsPerReceiver, limitFactor } = settings;
  return {
    perHour: emailsPerHour,
    receiversPerHour: Math.ceil(receiversPerHour * limitFactor),
    perReceiverADay: Math.ceil(emailsPerReceiver * limitFactor),
  };
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Share of the hour's budget that is reserved for existing accounts. */
const reservedShare = 1 / 3;
/** Additional share of a receiver's budget, for requests from the owner's own devices. */
const ownersShare = 1 / 2;

/**
 * Budget for emails caused by requests without an account: sign-up, links and codes, the waitlist, support. Counted on
 * sending, so requests that send nothing use up nothing, and a refusal doesn't reveal who has an account.
 */
export function createEmailBudget({
  database,
  clock,
  digest,
  limits,
}: {
  readonly database: Database;
  readonly clock: Clock;
  /** A keyed digest: the text can't be found by guessing. */
  digest(text: string): string;
  readonly limits: EmailLimits;
}): EmailBudget {
  const { perHour, receiversPerHour, perReceiverADay } = limits;

  return {
    senderOf(address) {
      // Behind an untrusted proxy all requests come from this machine: then the address identifies no one.
      if (isLoopback(address)) return null;
      const network = addressNetwork(address);
      return {
        group: digest(`sender ${addressGroup(address)}`),
        network: network === null ? null : digest(`sender ${network}`),
      };
    },

    async take(on, email) {
      await lockSends(on);
      if (await hasSend(on, email.id)) return { kind: 'send' };
      const now = clock.now();
      const receiverHash = digest(`receiver ${email.to}`);
      const already = await countSends(on, { receiverHash, since: new Date(now.getTime() - dayMs) });
      const max = perReceiverADay * (email.isFromOwner ? 1 + ownersShare : 1);
      if (already.count >= max) return drop(on, 'receiver', now);
      const freeAt = await findFreeMoment(on, email, receiverHash, now);
      if (freeAt !== null) {
        if (freeAt.getTime() > email.orderedAt.getTime() + email.waitsMs) return drop(on, 'late', now);
        return { kind: 'wait', seconds: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1000)) };
      }
      const { group = null, network = null } = email.sender ?? {};
      await addSend(on, { id: email.id, sentAt: now, receiverHash, groupHash: group, networkHash: network });
      return { kind: 'send' };
    },

    async record(audit) {
      const now = clock.now();
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      await database.transaction(async (transaction) => {
        for (const { reason, emails, hour: of } of await takeDropsBefore(transaction, hour)) {
          const details = { reason, emails, hour: of.toISOString() };
          await audit.record(transaction, {
            action: 'emails-dropped',
            actorId: null,
            subjectId: null,
            organizationId: null,
            details,
          });
        }
        await deleteSendsBefore(transaction, new Date(now.getTime() - dayMs));
      });
    },
  };

  /** When the first exhausted budget has room again; `null` if none is exhausted. */
  async function findFreeMoment(
    on: Transaction,
    { sender, isForAccount }: PlannedEmail,
    receiverHash: string,
    now: Date,
  ): Promise<Date | null> {
    const since = new Date(now.getTime() - hourMs);
    const isUsedUp = ({ count }: EmailCount, limit: number) => count >= limit;
    const budgets: [EmailCount, number][] = [];
    if (sender) {
      const of = { groupHash: sender.group, receiverHash, since };
      budgets.push([await countReceivers(on, of), receiversPerHour]);
    }
    if (sender && sender.network !== null) {
      const of = { networkHash: sender.network, receiverHash, since };
      budgets.push([await countReceivers(on, of), receiversPerHour * networkFactor]);
    }
    const maxForUnknown = Math.max(1, Math.floor(perHour * (1 - reservedShare)));
    budgets.push([await countSends(on, { since }), isForAccount ? perHour : maxForUnknown]);
    const oldest = budgets.flatMap(([count, limit]) =>
      isUsedUp(count, limit) && count.oldest ? [count.oldest.getTime()] : [],
    );
    return oldest.length === 0 ? null : new Date(Math.max(...oldest) + hourMs);
  }

  async function drop(on: Transaction, reason: DropReason, now: Date): Promise<Verdict> {
    await addDrop(on, new Date(Math.floor(now.getTime() / hourMs) * hourMs), reason);
    return { kind: 'drop', reason };
  }
}
