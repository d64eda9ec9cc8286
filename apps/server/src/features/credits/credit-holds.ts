import { randomUUID } from 'node:crypto';
import type { CreditReason, OrganizationId } from '@winnow/contracts';
import type { Transaction } from '../../platform/database/database.ts';
import { widenScope } from '../../platform/database/widen-scope.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { NotificationService } from '../notifications/notification-service.ts';
import { personalOrganizationOf } from '../organizations/personal-organization.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import {
  type CreditAccount,
  type CreditHold,
  deleteLabels,
  findAccount,
  findHold,
  findSettlement,
  insertEntry,
  insertHold,
  listOpenHolds,
  setDrawn,
} from './credit-repository.ts';
import {
  allowanceOf,
  availableIn,
  type CreditAmounts,
  drawsOnMembers,
  monthOf,
  oneToGiveBack,
  oneToSpend,
  takeForHold,
  takeOwn,
} from './credit-rules.ts';
import { giveBack } from './give-back.ts';
import { bringOwn, returnOwn } from './own-credits.ts';
import { keepToLimit, notifyOfLimit, requireSeat, tooFew } from './spending-rules.ts';

/** What a unit of work is charged for; `label` describes it, such as a file's name. */
type CreditSubject = { readonly subjectId: string; readonly label: string };

type HeldWork = CreditSubject & { readonly holdId: string; readonly reason: CreditReason };

/** Credits held for work; each is later spent or released. */
export type CreditHolds = {
  /**
   * Holds credits, one per unit of work, and returns the hold's id. On the Free plan a team has no credits: the missing
   * ones come from the member's own monthly credits.
   * @throws ApiError `insufficient-credits`, `spending-limit`, `no-seat`
   */
  hold(
    transaction: Transaction,
    member: Member,
    work: CreditSubject & {
      readonly credits: number;
      readonly reason: CreditReason;
      /** The job that the work is for. */
      readonly jobId?: string;
    },
  ): Promise<string>;
  /** Spends one credit of a hold on a subject, unless the subject was already charged or released. */
  settle(transaction: Transaction, organizationId: OrganizationId, work: HeldWork): Promise<void>;
  /** Releases one credit of a hold, unless its subject was already charged or released. */
  release(transaction: Transaction, organizationId: OrganizationId, work: HeldWork): Promise<void>;
  /** Removes the labels of charges and releases, such as file names; the entries stay. */
  forgetLabels(
    transaction: Transaction,
    organizationId: OrganizationId,
    settled: readonly { readonly holdId: string; readonly subjectId: string }[],
  ): Promise<void>;
  /** Releases all reserved credits; called before an organization is deleted. */
  releaseAll(transaction: Transaction, organizationId: OrganizationId): Promise<void>;
};

type Dependencies = {
  /** The organization's account, locked until the transaction ends. */
  readonly open: (transaction: Transaction, organizationId: OrganizationId) => Promise<CreditAccount>;
  readonly now: () => Date;
  /** Omitted if no notifications are sent. */
  readonly notifications?: Pick<NotificationService, 'add'> | undefined;
  /** Omitted if no webhook events are sent. */
  readonly webhookEvents?: WebhookEvents | undefined;
};

export function createCreditHolds({ open, now, notifications, webhookEvents }: Dependencies): CreditHolds {
  return {
    async hold(transaction, member, { credits, reason, subjectId, label, jobId = null }) {
      const { organizationId, userId: createdBy } = member;
      const account = await open(transaction, organizationId);
      if (account.isTeam) {
        await requireSeat(transaction, account, member);
        const room = await keepToLimit(transaction, account, member, credits);
        if (room && notifications) {
          const spent = room.credits - room.left + credits;
          await notifyOfLimit(transaction, account, member, { spent, limit: room.credits }, notifications);
        }
      }
      const before = availableIn(account);
      const { amounts, drawn } = await take(transaction, account, member, credits);
      const holdId = randomUUID();
      const { id: accountId } = account;
      await insertHold(transaction, { id: holdId, accountId, createdBy, createdAt: now(), drawn, jobId });
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
      const passed = passedMark(before, before - amounts.monthly - amounts.bought, allowanceOf(account));
      if (passed) await webhookEvents?.add(transaction, organizationId, [{ type: passed, data: {} }]);
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
      const { amounts, hold } = held;
      await giveBack(transaction, account, {
        amounts,
        since: hold.createdAt,
        holdId,
        reason,
        subject,
        at: now(),
      });
      await bringBack(transaction, organizationId, hold, amounts.monthly);
    },

    async forgetLabels(transaction, organizationId, settled) {
      if (settled.length > 0) await deleteLabels(transaction, organizationId, settled);
    },

    async releaseAll(transaction, organizationId) {
      // Don't open an account for an organization that never had one.
      if (!(await findAccount(transaction, organizationId))) return;
      const account = await open(transaction, organizationId);
      for (const hold of await listOpenHolds(transaction, account.id)) {
        const { id: holdId, createdAt: since, monthly, bought, unlimited } = hold;
        const amounts = { monthly, bought, unlimited };
        const rest = { reason: 'cancelled', subject: null } as const;
        await giveBack(transaction, account, { holdId, amounts, since, at: now(), ...rest });
        await bringBack(transaction, organizationId, hold, monthly);
      }
    },
  };

  /** Takes the credits of a hold, after moving what the organization lacks from the member. */
  async function take(
    transaction: Transaction,
    account: CreditAccount,
    { organizationId, userId }: Member,
    credits: number,
  ): Promise<{ readonly amounts: CreditAmounts; readonly drawn: number }> {
    const amounts = takeForHold(account, credits);
    if (amounts) return { amounts, drawn: 0 };
    if (!drawsOnMembers(account)) throw tooFew(credits, availableIn(account));
    // The organization's account is always locked before the member's.
    return widenScope(transaction, async () => {
      const own = await open(transaction, personalOrganizationOf(userId));
      const drawn = own.month === account.month ? takeOwn(account, own, credits) : null;
      if (drawn === null) throw tooFew(credits, availableIn(account) + own.monthly);
      await bringOwn(transaction, { team: account, own, organizationId, userId, monthly: drawn, at: now() });
      return { amounts: { monthly: account.monthly + drawn, bought: account.bought, unlimited: 0 }, drawn };
    });
  }

  /** Returns unused credits of a member to them, unless their month is over. */
  async function bringBack(
    transaction: Transaction,
    organizationId: OrganizationId,
    { id, drawn, createdBy: userId, createdAt }: CreditHold,
    released: number,
  ): Promise<void> {
    const monthly = Math.min(drawn, released);
    if (monthly === 0) return;
    await setDrawn(transaction, id, drawn - monthly);
    const team = await open(transaction, organizationId);
    if (userId === null || monthOf(createdAt) < team.month) return;
    await widenScope(transaction, async () => {
      const own = await open(transaction, personalOrganizationOf(userId));
      if (own.month !== team.month) return;
      await returnOwn(transaction, { team, own, organizationId, userId, monthly, at: now() });
    });
  }
}

/** Share of the plan's monthly credits below which credits are low, as in the emails. */
const lowShare = 1 / 5;

/**
 * The event if a hold brings the credits to a threshold; none for unlimited plans and for teams on members' credits.
 */
function passedMark(before: number, after: number, monthly: number): 'credits.low' | 'credits.spent' | null {
  if (before <= 0) return null;
  if (after <= 0) return 'credits.spent';
  const low = Math.ceil(monthly * lowShare);
  return before > low && after <= low ? 'credits.low' : null;
}

/** One credit of a hold, and the hold; `null` if its subject was already charged or released. */
async function takeOne(
  transaction: Transaction,
  account: CreditAccount,
  { holdId, subjectId }: HeldWork,
  choose: (hold: CreditHold) => CreditAmounts | null,
): Promise<{ amounts: CreditAmounts; hold: CreditHold } | null> {
  if (await findSettlement(transaction, holdId, subjectId)) return null;
  const hold = await findHold(transaction, account.id, holdId);
  if (!hold) throw new Error('There is no such hold in this account.');
  const amounts = choose(hold);
  if (!amounts) throw new Error('Nothing is left of this hold.');
  return { amounts, hold };
}
