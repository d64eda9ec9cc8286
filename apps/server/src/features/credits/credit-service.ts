import { randomUUID } from 'node:crypto';
import { ApiError, type CreditBalance, type CreditReason, creditsByPlan, type Plan } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { checkBooks, type LedgerFault } from './check-books.ts';
import {
  type CreditAccount,
  findAccount,
  findHold,
  findSettlement,
  hasKey,
  insertEntry,
  insertHold,
  type LabelledEntry,
  listAccountIds,
  listAccountsOf,
  listEntries,
  listHoldsWithCredits,
  listOpenHolds,
  loadBooks,
  sumDebitsSince,
  updateAccount,
} from './credit-repository.ts';
import {
  availableIn,
  monthOf,
  noCredits,
  oneToGiveBack,
  oneToSpend,
  startOfMonth,
  startOfNextMonth,
  takeForHold,
} from './credit-rules.ts';
import { giveBack } from './give-back.ts';
import { createOnce, type Once } from './once.ts';
import { openAccount } from './open-account.ts';
import { type Recalled, recallPurchase } from './recall-purchase.ts';

/** What a unit of work is charged for: `label` are its words, such as a file's name. */
export type CreditSubject = { readonly subjectId: string; readonly label: string };

export type Quote = {
  readonly credits: number;
  /** -1 is without limit. */
  readonly availableCredits: number;
  readonly isEnough: boolean;
};

/** Everybody's books. Verbs that take a transaction lock the person's account until it ends. */
export type CreditService = {
  getBalance(ownerId: string): Promise<CreditBalance>;
  /** Plan and credits of many, as they stand; those who have no books yet are left out. */
  listBalances(
    ownerIds: readonly string[],
  ): Promise<Map<string, Pick<CreditBalance, 'plan' | 'availableCredits' | 'heldCredits'>>>;
  /** Newest first; `before` is the number of an entry. */
  listEntries(ownerId: string, page: Parameters<typeof listEntries>[2]): Promise<LabelledEntry[]>;
  /** What work of so many credits would cost, and whether there are enough. */
  quote(ownerId: string, credits: number): Promise<Quote>;
  /**
   * Sets credits aside, one for each unit of work, and returns the hold's id.
   * @throws ApiError `insufficient-credits`
   */
  hold(
    transaction: Transaction,
    ownerId: string,
    work: CreditSubject & { readonly credits: number; readonly reason: CreditReason },
  ): Promise<string>;
  /** Spends one credit of a hold on a subject, unless that subject was charged or let go before. */
  settle(transaction: Transaction, ownerId: string, work: HeldWork): Promise<void>;
  /** Gives one credit of a hold back, unless its subject was charged or let go before. */
  release(transaction: Transaction, ownerId: string, work: HeldWork): Promise<void>;
  /** Gives credits that do not expire, once for a key. */
  grant(
    transaction: Transaction,
    ownerId: string,
    gift: {
      readonly credits: number;
      readonly reason: CreditReason;
      readonly key: string;
      readonly label?: string;
      readonly actorId?: string;
    },
  ): Promise<void>;
  /** Says how much of a purchase is not paid for any more: takes back what is unspent of it, or gives it back. */
  recall(transaction: Transaction, ownerId: string, recalled: Recalled): Promise<void>;
  /** An operator gives credits. @throws ApiError `not-found` for nobody's id */
  add(actorId: string, gift: CreditGift): Promise<CreditBalance>;
  /** From now on this plan; a larger one adds at once what it gives more this month. */
  changePlan(transaction: Transaction, ownerId: string, plan: Plan): Promise<void>;
  /** Gives everything back that is still held; before a person is deleted. */
  releaseAll(transaction: Transaction, ownerId: string): Promise<void>;
  readonly once: Once;
  /** Holds with something left, so that their makers can say whether they still need it. */
  listOpenHolds(): Promise<{ id: string; ownerId: string }[]>;
  /** Every fault in everybody's books; none, unless something is very wrong. */
  checkAllBooks(): Promise<{ accounts: number; faults: LedgerFault[] }>;
};

export type CreditGift = {
  readonly userId: string;
  readonly credits: number;
  readonly reason: string;
  readonly idempotencyKey: string;
};

export type { LabelledEntry };

export type HeldWork = CreditSubject & { readonly holdId: string; readonly reason: CreditReason };

export function createCreditService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CreditService {
  const now = () => clock.now();
  const once = createOnce({ database, now });
  const open = (transaction: Transaction, ownerId: string) => openAccount(transaction, ownerId, now());

  async function getHeld(transaction: Transaction, account: CreditAccount, { holdId, subjectId }: HeldWork) {
    if (await findSettlement(transaction, holdId, subjectId)) return null;
    const hold = await findHold(transaction, account.id, holdId);
    if (!hold) throw new Error('There is no such hold in this account.');
    return hold;
  }

  async function balanceOf(ownerId: string): Promise<CreditAccount> {
    const account = await findAccount(database, ownerId);
    const isCurrent = account && account.month >= monthOf(now());
    return isCurrent ? account : database.transaction((transaction) => open(transaction, ownerId));
  }

  async function getBalance(ownerId: string): Promise<CreditBalance> {
    const account = await balanceOf(ownerId);
    const { plan, month, monthly, bought, held, id } = account;
    return {
      plan,
      availableCredits: availableIn(account),
      usedCredits: await sumDebitsSince(database, id, startOfMonth(month)),
      heldCredits: held,
      monthlyCredits: creditsByPlan[plan],
      monthlyLeft: monthly,
      boughtLeft: bought,
      renewsAt: startOfNextMonth(month).toISOString(),
    };
  }

  const grant: CreditService['grant'] = async (transaction, ownerId, gift) => {
    const { credits, reason, key, label, actorId } = gift;
    const account = await open(transaction, ownerId);
    if (await hasKey(transaction, account.id, key)) return;
    await insertEntry(transaction, {
      ...noCredits,
      bought: credits,
      accountId: account.id,
      kind: 'grant',
      reason,
      key,
      actorId: actorId ?? null,
      label: label ? { ownerId, text: label } : null,
      at: now(),
    });
  };

  return {
    async listBalances(ownerIds) {
      const accounts = await listAccountsOf(database, ownerIds);
      return new Map(
        accounts.flatMap((account) => {
          const { ownerId, plan, held } = account;
          return ownerId
            ? [[ownerId, { plan, availableCredits: availableIn(account), heldCredits: held }] as const]
            : [];
        }),
      );
    },

    async listEntries(ownerId, page) {
      await balanceOf(ownerId);
      return listEntries(database, ownerId, page);
    },

    async quote(ownerId, credits) {
      const account = await balanceOf(ownerId);
      return {
        credits,
        availableCredits: availableIn(account),
        isEnough: takeForHold(account, credits) !== null,
      };
    },

    async hold(transaction, ownerId, { credits, reason, subjectId, label }) {
      const account = await open(transaction, ownerId);
      const amounts = takeForHold(account, credits);
      if (!amounts) throw tooFew(credits, availableIn(account));
      const holdId = randomUUID();
      const { id: accountId } = account;
      await insertHold(transaction, { id: holdId, accountId, createdAt: now() });
      await insertEntry(transaction, {
        ...amounts,
        accountId,
        kind: 'hold',
        reason,
        holdId,
        subjectId,
        label: { ownerId, text: label },
        at: now(),
      });
      return holdId;
    },

    async settle(transaction, ownerId, work) {
      const account = await open(transaction, ownerId);
      const hold = await getHeld(transaction, account, work);
      if (!hold) return;
      const amounts = oneToSpend(hold);
      if (!amounts) throw new Error('Nothing is left of this hold.');
      const { holdId, reason, subjectId, label } = work;
      await insertEntry(transaction, {
        ...amounts,
        accountId: account.id,
        kind: 'debit',
        reason,
        holdId,
        subjectId,
        label: { ownerId, text: label },
        at: now(),
      });
    },

    async release(transaction, ownerId, work) {
      const account = await open(transaction, ownerId);
      const hold = await getHeld(transaction, account, work);
      if (!hold) return;
      const amounts = oneToGiveBack(hold);
      if (!amounts) throw new Error('Nothing is left of this hold.');
      const { holdId, reason } = work;
      const subject = { ...work, ownerId };
      await giveBack(transaction, account, {
        holdId,
        amounts,
        reason,
        since: hold.createdAt,
        subject,
        at: now(),
      });
    },

    grant,

    async recall(transaction, ownerId, recalled) {
      await recallPurchase(transaction, await open(transaction, ownerId), recalled, now());
    },

    getBalance,

    async add(actorId, gift) {
      const { userId, credits, reason: label, idempotencyKey } = gift;
      await once(
        { ownerId: actorId, scope: 'credits/add', key: idempotencyKey, body: gift },
        async (transaction) => {
          const key = `operator:${idempotencyKey}`;
          await grant(transaction, userId, { credits, reason: 'operator', key, label, actorId });
          return {};
        },
      );
      return getBalance(userId);
    },

    async changePlan(transaction, ownerId, plan) {
      const account = await open(transaction, ownerId);
      if (account.plan === plan) return;
      await updateAccount(transaction, account.id, { plan });
      await open(transaction, ownerId);
    },

    async releaseAll(transaction, ownerId) {
      const account = await open(transaction, ownerId);
      for (const hold of await listOpenHolds(transaction, account.id)) {
        const { id: holdId, createdAt: since, monthly, bought, unlimited } = hold;
        const amounts = { monthly, bought, unlimited };
        const rest = { reason: 'cancelled', subject: null } as const;
        await giveBack(transaction, account, { holdId, amounts, since, at: now(), ...rest });
      }
    },

    once,

    listOpenHolds: () => listHoldsWithCredits(database),

    async checkAllBooks() {
      const ids = await listAccountIds(database);
      const faults: LedgerFault[] = [];
      for (const id of ids) {
        const books = await database.transaction((transaction) => loadBooks(transaction, id));
        if (books) faults.push(...checkBooks(books));
      }
      return { accounts: ids.length, faults };
    },
  };
}

function tooFew(wanted: number, left: number): ApiError {
  const has = left === 0 ? 'you have none left' : `you have ${left}`;
  return new ApiError(
    'insufficient-credits',
    `This takes ${wanted} ${wanted === 1 ? 'credit' : 'credits'}, and ${has}. Nothing was started.`,
  );
}
