import { randomUUID } from 'node:crypto';
import { ApiError, type CreditReason, type OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import {
  type CreditAccount,
  type CreditHold,
  findAccount,
  findHold,
  findSettlement,
  insertEntry,
  insertHold,
  listOpenHolds,
} from './credit-repository.ts';
import { availableIn, type CreditAmounts, oneToGiveBack, oneToSpend, takeForHold } from './credit-rules.ts';
import { giveBack } from './give-back.ts';

/** What a unit of work is charged for: `label` are its words, such as a file's name. */
type CreditSubject = { readonly subjectId: string; readonly label: string };

type HeldWork = CreditSubject & { readonly holdId: string; readonly reason: CreditReason };

/** Credits that are set aside for work, and what becomes of each. */
export type CreditHolds = {
  /**
   * Sets credits aside, one for each unit of work, and returns the hold's id.
   * @throws ApiError `insufficient-credits`
   */
  hold(
    transaction: Transaction,
    member: Member,
    work: CreditSubject & { readonly credits: number; readonly reason: CreditReason },
  ): Promise<string>;
  /** Spends one credit of a hold on a subject, unless that subject was charged or let go before. */
  settle(transaction: Transaction, organizationId: OrganizationId, work: HeldWork): Promise<void>;
  /** Releases one credit of a hold, unless its subject was already charged or released. */
  release(transaction: Transaction, organizationId: OrganizationId, work: HeldWork): Promise<void>;
  /** Releases all reserved credits; called before an organization is deleted. */
  releaseAll(transaction: Transaction, organizationId: OrganizationId): Promise<void>;
};

type Dependencies = {
  /** The person's account, locked until the transaction ends. */
  readonly open: (transaction: Transaction, organizationId: OrganizationId) => Promise<CreditAccount>;
  readonly now: () => Date;
};

export function createCreditHolds({ open, now }: Dependencies): CreditHolds {
  return {
    async hold(transaction, { organizationId, userId: createdBy }, { credits, reason, subjectId, label }) {
      const account = await open(transaction, organizationId);
      const amounts = takeForHold(account, credits);
      if (!amounts) throw tooFew(credits, availableIn(account));
      const holdId = randomUUID();
      const { id: accountId } = account;
      await insertHold(transaction, { id: holdId, accountId, createdBy, createdAt: now() });
      await insertEntry(transaction, {
        ...amounts,
        accountId,
        kind: 'hold',
        reason,
        holdId,
        subjectId,
        label: { organizationId, text: label },
        at: now(),
      });
      return holdId;
    },

    async settle(transaction, organizationId, work) {
      const account = await open(transaction, organizationId);
      const held = await takeOne(transaction, account, work, oneToSpend);
      if (!held) return;
      const { holdId, reason, subjectId, label } = work;
      await insertEntry(transaction, {
        ...held.amounts,
        accountId: account.id,
        kind: 'debit',
        reason,
        holdId,
        subjectId,
        label: { organizationId, text: label },
        at: now(),
      });
    },

    async release(transaction, organizationId, work) {
      const account = await open(transaction, organizationId);
      const held = await takeOne(transaction, account, work, oneToGiveBack);
      if (!held) return;
      const { holdId, reason } = work;
      const subject = { ...work, organizationId };
      await giveBack(transaction, account, { ...held, holdId, reason, subject, at: now() });
    },

    async releaseAll(transaction, organizationId) {
      // No books are opened for an organization that never had any.
      if (!(await findAccount(transaction, organizationId))) return;
      const account = await open(transaction, organizationId);
      for (const hold of await listOpenHolds(transaction, account.id)) {
        const { id: holdId, createdAt: since, monthly, bought, unlimited } = hold;
        const amounts = { monthly, bought, unlimited };
        const rest = { reason: 'cancelled', subject: null } as const;
        await giveBack(transaction, account, { holdId, amounts, since, at: now(), ...rest });
      }
    },
  };
}

/** One credit of a hold, and since when it is reserved; `null` if its subject was already charged or released. */
async function takeOne(
  transaction: Transaction,
  account: CreditAccount,
  { holdId, subjectId }: HeldWork,
  choose: (hold: CreditHold) => CreditAmounts | null,
): Promise<{ amounts: CreditAmounts; since: Date } | null> {
  if (await findSettlement(transaction, holdId, subjectId)) return null;
  const hold = await findHold(transaction, account.id, holdId);
  if (!hold) throw new Error('There is no such hold in this account.');
  const amounts = choose(hold);
  if (!amounts) throw new Error('Nothing is left of this hold.');
  return { amounts, since: hold.createdAt };
}

function tooFew(wanted: number, left: number): ApiError {
  const has = left === 0 ? 'you have none left' : `you have ${left}`;
  return new ApiError(
    'insufficient-credits',
    `This takes ${wanted} ${wanted === 1 ? 'credit' : 'credits'}, and ${has}. Nothing was started.`,
  );
}
