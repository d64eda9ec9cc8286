import type { CreditBalance, CreditReason, OrganizationId, Plan } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { forInstallation } from '../../platform/database/scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
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
  allowanceOf,
  availableIn,
  drawsOnMembers,
  monthOf,
  noCredits,
  startOfMonth,
  startOfNextMonth,
  takeForHold,
  takeOwn,
} from './credit-rules.ts';
import { createFindEarlierReply, createOnce, type FindEarlierReply, type Once } from './once.ts';
import { openAccount } from './open-account.ts';
import { type Recalled, recallPurchase } from './recall-purchase.ts';
import { emptyReplies } from './request-key-repository.ts';
import { findRoom, requireSeat } from './spending-rules.ts';

export type { LabelledEntry };

export type Quote = {
  readonly credits: number;
  /** Credits that the member can spend; -1 for unlimited. */
  readonly availableCredits: number;
  /** Part of the price that the member's own monthly credits would pay. */
  readonly ownCredits: number;
  /** What the member may still spend here this month; `null` for no limit. */
  readonly limitLeft: number | null;
  readonly isEnough: boolean;
};

/** Credit accounts. Functions with a transaction lock the user's account until it ends. */
export type CreditService = CreditHolds & {
  getBalance(organizationId: OrganizationId): Promise<CreditBalance>;
  /** Includes the member's own credits that can be used here, and their spending limit. */
  getMemberBalance(member: Member): Promise<CreditBalance>;
  /** Whether the organization has several members. */
  isTeam(organizationId: OrganizationId): Promise<boolean>;
  /** Users with a paid plan. */
  listPayingOwners(): Promise<string[]>;
  /** Current plans and credits of many users; users without an account are left out. */
  listBalances(
    organizationIds: readonly OrganizationId[],
  ): Promise<Map<string, Pick<CreditBalance, 'plan' | 'availableCredits' | 'heldCredits'>>>;
  /** Newest first; `before` is the number of an entry. */
  listEntries(
    organizationId: OrganizationId,
    page: Parameters<typeof listEntries>[2],
  ): Promise<LabelledEntry[]>;
  /**
   * The price of work in credits, and whether there are enough.
   * @throws ApiError `no-seat`
   */
  quote(member: Member, credits: number): Promise<Quote>;
  /** Grants credits that don't expire, once per key. */
  grant(
    transaction: Transaction,
    organizationId: OrganizationId,
    gift: {
      readonly credits: number;
      readonly reason: CreditReason;
      readonly key: string;
      readonly label?: string;
      readonly actorId?: string;
      /** The member who bought them. */
      readonly createdBy?: string | null;
    },
  ): Promise<void>;
  /** Records how much of a purchase is no longer paid for: takes back the unspent part, or returns it. */
  recall(transaction: Transaction, organizationId: OrganizationId, recalled: Recalled): Promise<void>;
  /** Adds credits as an operator. @throws ApiError `not-found` for an unknown id */
  add(actorId: string, gift: CreditGift & { readonly userId: string }): Promise<CreditBalance>;
  /** Adds credits of an organization as an operator. @throws ApiError `not-found` for an unknown id */
  addTo(actorId: string, organizationId: OrganizationId, gift: CreditGift): Promise<CreditBalance>;
  /** Changes the plan at once; a larger plan immediately adds its additional credits of this month. */
  changePlan(transaction: Transaction, organizationId: OrganizationId, plan: Plan): Promise<void>;
  readonly once: Once;
  readonly findEarlierReply: FindEarlierReply;
  /** Removes the lists of items, which name files, from replies stored by an earlier release. */
  forgetItems(
    transaction: Transaction,
    organizationId: OrganizationId,
    scopes: readonly string[],
  ): Promise<void>;
  /** Checks all accounts against the invariants of the ledger. */
  checkAllBooks(): Promise<{ accounts: number; errors: LedgerError[] }>;
};

export type CreditGift = {
  readonly credits: number;
  readonly reason: string;
  readonly idempotencyKey: string;
};

export function createCreditService({
  database,
  clock,
  audit,
  notifications,
  webhookEvents,
}: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
  notifications?: Pick<NotificationService, 'add'>;
  webhookEvents?: WebhookEvents;
}): CreditService {
  const now = () => clock.now();
  const once = createOnce({ database, now });
  const open = (transaction: Transaction, organizationId: OrganizationId) =>
    openAccount(transaction, organizationId, now());

  /** The account with this month's credits; opened if there is none. */
  async function getAccount(organizationId: OrganizationId): Promise<CreditAccount> {
    const account = await findAccount(database, organizationId);
    const isCurrent = account && account.month >= monthOf(now());
    return isCurrent ? account : database.transaction((transaction) => open(transaction, organizationId));
  }

  async function getBalance(organizationId: OrganizationId): Promise<CreditBalance> {
    return balanceOf(await getAccount(organizationId));
  }

  async function balanceOf(account: CreditAccount): Promise<CreditBalance> {
    const { plan, month, monthly, bought, held, id } = account;
    return {
      plan,
      availableCredits: availableIn(account),
      usedCredits: await sumDebitsSince(database, id, startOfMonth(month)),
      heldCredits: held,
      monthlyCredits: allowanceOf(account),
      monthlyLeft: monthly,
      boughtLeft: bought,
      renewsAt: startOfNextMonth(month).toISOString(),
    };
  }

  /** The member's own monthly credits that can be used here; 0 if the organization has a paid plan. */
  async function getOwn(account: CreditAccount, { userId }: Member): Promise<number> {
    if (!drawsOnMembers(account)) return 0;
    // The member's personal organization isn't the one of the call.
    const own = () => getAccount(personalOrganizationOf(userId));
    const { month, monthly } = await forInstallation(own);
    return month === account.month ? monthly : 0;
  }

  const grant: CreditService['grant'] = async (transaction, organizationId, gift) => {
    const { credits, reason, key, label = '', actorId, createdBy } = gift;
    const account = await open(transaction, organizationId);
    if (await hasKey(transaction, account.id, key)) return;
    await insertEntry(transaction, {
      ...noCredits,
      bought: credits,
      accountId: account.id,
      kind: 'grant',
      reason,
      key,
      actorId: actorId ?? null,
      label: label || createdBy ? { organizationId, text: label, createdBy } : null,
      at: now(),
    });
  };

  /** @param gift the requested credits; the same key with another gift is refused */
  async function give(actorId: string, organizationId: OrganizationId, gift: CreditGift) {
    const { credits, reason: label, idempotencyKey } = gift;
    const scope = 'credits/add';
    const asked = { organizationId: personalOrganizationOf(actorId), scope, key: idempotencyKey, body: gift };
    await once(asked, async (transaction) => {
      const key = `operator:${idempotencyKey}`;
      await grant(transaction, organizationId, { credits, reason: 'operator', key, label, actorId });
      // The ledger entry names the account, not the organization.
      const entry = { action: 'credits-given', actorId, subjectId: organizationId, organizationId };
      await audit.record(transaction, { ...entry, details: { credits } });
      return {};
    });
    return getBalance(organizationId);
  }

  return {
    ...createCreditHolds({ open, now, notifications, webhookEvents }),

    async listBalances(organizationIds) {
      const accounts = await listAccountsOf(database, organizationIds);
      return new Map(
        accounts.flatMap((account) => {
          const { organizationId, plan, held } = account;
          return organizationId
            ? [[organizationId, { plan, availableCredits: availableIn(account), heldCredits: held }] as const]
            : [];
        }),
      );
    },

    isTeam: async (organizationId) => (await getAccount(organizationId)).isTeam,

    listPayingOwners: () => listPayingOwners(database),

    async listEntries(organizationId, page) {
      await getAccount(organizationId);
      return listEntries(database, organizationId, page);
    },

    async quote(member, credits) {
      const account = await getAccount(member.organizationId);
      if (account.isTeam && credits > 0) await requireSeat(database, account, member);
      const own = await getOwn(account, member);
      const room = await findRoom(database, account, member);
      const drawn = takeForHold(account, credits) ? 0 : takeOwn(account, { monthly: own }, credits);
      const limitLeft = room?.left ?? null;
      return {
        credits,
        availableCredits: availableIn(account) + own,
        ownCredits: drawn ?? 0,
        limitLeft,
        isEnough: drawn !== null && (limitLeft === null || limitLeft >= credits),
      };
    },

    grant,

    async recall(transaction, organizationId, recalled) {
      await recallPurchase(transaction, await open(transaction, organizationId), recalled, now());
    },

    getBalance,

    async getMemberBalance(member) {
      const account = await getAccount(member.organizationId);
      const balance = await balanceOf(account);
      if (!account.isTeam) return balance;
      const ownCredits = await getOwn(account, member);
      const spendingLimit = await findRoom(database, account, member);
      return {
        ...balance,
        availableCredits: balance.availableCredits + ownCredits,
        ownCredits,
        spendingLimit,
      };
    },

    add(actorId, gift) {
      return give(actorId, personalOrganizationOf(gift.userId), gift);
    },

    addTo(actorId, organizationId, { credits, reason, idempotencyKey }) {
      const gift = { organizationId, credits, reason, idempotencyKey };
      return give(actorId, organizationId, gift);
    },

    async changePlan(transaction, organizationId, plan) {
      const account = await open(transaction, organizationId);
      if (account.plan === plan) return;
      await updateAccount(transaction, account.id, { plan });
      await open(transaction, organizationId);
    },

    once,
    findEarlierReply: createFindEarlierReply(database),
    forgetItems: emptyReplies,

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
