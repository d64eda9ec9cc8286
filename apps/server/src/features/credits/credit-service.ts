import { type CreditBalance, type CreditReason, creditsByPlan, type Plan } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AuditService } from '../audit/audit-service.ts';
import { checkBooks, type LedgerError } from './check-books.ts';
import { type CreditHolds, createCreditHolds } from './credit-holds.ts';
import {
  type CreditAccount,
  findAccount,
  hasKey,
  insertEntry,
  type LabelledEntry,
  listAccountIds,
  listAccountsOf,
  listEntries,
  listPayingOwners,
  loadBooks,
  sumDebitsSince,
  updateAccount,
} from './credit-repository.ts';
import {
  availableIn,
  monthOf,
  noCredits,
  startOfMonth,
  startOfNextMonth,
  takeForHold,
} from './credit-rules.ts';
import { createFindEarlierReply, createOnce, type FindEarlierReply, type Once } from './once.ts';
import { openAccount } from './open-account.ts';
import { type Recalled, recallPurchase } from './recall-purchase.ts';

export type { LabelledEntry };

export type Quote = {
  readonly credits: number;
  /** -1 is without limit. */
  readonly availableCredits: number;
  readonly isEnough: boolean;
};

/** Credit accounts. Functions with a transaction lock the user's account until it ends. */
export type CreditService = CreditHolds & {
  getBalance(ownerId: string): Promise<CreditBalance>;
  /** Users with a paid plan. */
  listPayingOwners(): Promise<string[]>;
  /** Current plans and credits of many users; users without an account are left out. */
  listBalances(
    ownerIds: readonly string[],
  ): Promise<Map<string, Pick<CreditBalance, 'plan' | 'availableCredits' | 'heldCredits'>>>;
  /** Newest first; `before` is the number of an entry. */
  listEntries(ownerId: string, page: Parameters<typeof listEntries>[2]): Promise<LabelledEntry[]>;
  /** The price of work in credits, and whether there are enough. */
  quote(ownerId: string, credits: number): Promise<Quote>;
  /** Grants credits that don't expire, once per key. */
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
  /** Adds credits as an operator. @throws ApiError `not-found` for an unknown id */
  add(actorId: string, gift: CreditGift): Promise<CreditBalance>;
  /** From now on this plan; a larger one adds at once what it gives more this month. */
  changePlan(transaction: Transaction, ownerId: string, plan: Plan): Promise<void>;
  readonly once: Once;
  readonly findEarlierReply: FindEarlierReply;
  /** Checks all accounts; an error means that something is very wrong. */
  checkAllBooks(): Promise<{ accounts: number; errors: LedgerError[] }>;
};

export type CreditGift = {
  readonly userId: string;
  readonly credits: number;
  readonly reason: string;
  readonly idempotencyKey: string;
};

export function createCreditService({
  database,
  clock,
  audit,
}: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
}): CreditService {
  const now = () => clock.now();
  const once = createOnce({ database, now });
  const open = (transaction: Transaction, ownerId: string) => openAccount(transaction, ownerId, now());

  /** Opened where there is none, and with the credits of this month. */
  async function getAccount(ownerId: string): Promise<CreditAccount> {
    const account = await findAccount(database, ownerId);
    const isCurrent = account && account.month >= monthOf(now());
    return isCurrent ? account : database.transaction((transaction) => open(transaction, ownerId));
  }

  async function getBalance(ownerId: string): Promise<CreditBalance> {
    const account = await getAccount(ownerId);
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
    ...createCreditHolds({ open, now }),

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

    listPayingOwners: () => listPayingOwners(database),

    async listEntries(ownerId, page) {
      await getAccount(ownerId);
      return listEntries(database, ownerId, page);
    },

    async quote(ownerId, credits) {
      const account = await getAccount(ownerId);
      return {
        credits,
        availableCredits: availableIn(account),
        isEnough: takeForHold(account, credits) !== null,
      };
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
          // The ledger's own entry names the books and not the person.
          const details = { credits };
          await audit.record(transaction, { action: 'credits-given', actorId, subjectId: userId, details });
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

    once,
    findEarlierReply: createFindEarlierReply(database),

    async checkAllBooks() {
      const ids = await listAccountIds(database);
      const errors: LedgerError[] = [];
      for (const id of ids) {
        const books = await database.transaction((transaction) => loadBooks(transaction, id));
        if (books) errors.push(...checkBooks(books));
      }
      return { accounts: ids.length, errors };
    },
  };
}
