import {
  ApiError,
  type BillingState,
  type OrganizationId,
  type Plan,
  type PriceList,
  sentence,
  type TopUpId,
} from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { WaitlistService } from '../waitlist/waitlist-service.ts';
import { countOpen } from './invoices/invoice-repository.ts';
import type { Payer, PaymentMethod, PaymentProvider } from './payments/payment-provider.ts';
import { byContract, hasPro } from './payments/refusals.ts';
import { addMonth } from './plans/plan-periods.ts';
import {
  findSubscription,
  lockSubscription,
  removeSubscription,
  type SubscriptionRow,
  saveSubscription,
} from './plans/subscription-repository.ts';

/**
 * Plans of organizations: which one, paid how, and until when. The rights that come with a plan are in the credit
 * account.
 */
export function createBillingService({
  database,
  clock,
  credits,
  waitlist,
  provider,
  prices,
  audit,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'changePlan' | 'getBalance'>;
  readonly waitlist: Pick<WaitlistService, 'redeemOffer'>;
  readonly provider: PaymentProvider;
  readonly prices: PriceList;
  readonly audit: Pick<AuditService, 'record'>;
}) {
  return {
    prices,

    getState,

    /** @throws ApiError `conflict` if the plan is already active */
    async subscribe(payer: Payer, idempotencyKey: string) {
      const running = await findSubscription(database, payer.organizationId);
      // A plan by invoice is checked with the idempotency key, since the same order may be repeated.
      if (running?.source === 'operator') throw byContract();
      // Includes plans that began by invoice before Stripe was switched on: they stay on invoices.
      if (running?.source === 'stripe' || (running?.source === 'invoice' && provider.kind === 'stripe')) {
        if (!running.endsAtPeriodEnd) throw hasPro();
        // A second subscription would be charged in addition to the rest of the first.
        await provider.setEnd(running, false);
        return { redirectUrl: null, state: await getState(payer.organizationId) };
      }
      const redirectUrl = await provider.subscribe(payer, idempotencyKey);
      return { redirectUrl, state: await getState(payer.organizationId) };
    },

    async topUp(payer: Payer, topUpId: TopUpId, idempotencyKey: string) {
      const redirectUrl = await provider.topUp(payer, topUpId, idempotencyKey);
      return { redirectUrl, state: await getState(payer.organizationId) };
    },

    /** @throws ApiError `conflict` if there is nothing to cancel */
    async cancel(organizationId: OrganizationId): Promise<BillingState> {
      const running = await findSubscription(database, organizationId);
      if (!running) throw new ApiError('conflict', sentence('plan-free'));
      if (running.source === 'operator') throw byContract();
      if (!running.endsAtPeriodEnd) await provider.setEnd(running, true);
      return getState(organizationId);
    },

    /** @throws ApiError `conflict` if nothing was canceled */
    async resume(organizationId: OrganizationId): Promise<BillingState> {
      const running = await findSubscription(database, organizationId);
      if (!running?.endsAtPeriodEnd || running.source === 'offer') {
        throw new ApiError('conflict', sentence('plan-not-canceled'));
      }
      if (running.source === 'operator') throw byContract();
      await provider.setEnd(running, false);
      return getState(organizationId);
    },

    listMethods: (organizationId: OrganizationId): Promise<PaymentMethod[]> =>
      provider.listMethods(organizationId),

    /** @throws ApiError `conflict` if invoices are paid by bank transfer */
    async openPortal(payer: Payer): Promise<string> {
      const url = await provider.openPortal(payer);
      if (!url) throw new ApiError('conflict', sentence('no-cards'));
      return url;
    },

    /** Sets a plan as an operator; `free` ends the current one. @throws ApiError `not-found` for an unknown id */
    async setPlan(
      actorId: string,
      organizationId: OrganizationId,
      { plan, until, reason }: { readonly plan: Plan; readonly until: Date | null; readonly reason: string },
    ): Promise<BillingState> {
      if (until && until <= clock.now()) {
        const words = sentence('date-over');
        throw new ApiError('invalid', words, { errors: { until: [words] } });
      }
      await database.transaction(async (transaction) => {
        const running = await lockSubscription(transaction, organizationId);
        if (running?.source === 'stripe') {
          throw new ApiError('conflict', sentence('plan-at-stripe-first'));
        }
        await credits.changePlan(transaction, organizationId, plan);
        if (plan === 'free') await removeSubscription(transaction, organizationId);
        else await saveSubscription(transaction, given(organizationId, plan, 'operator', until));
        const details = { plan, until: until?.toISOString() ?? null, reason };
        const entry = { action: 'plan-set', actorId, subjectId: organizationId, organizationId, details };
        await audit.record(transaction, entry);
      });
      return getState(organizationId);
    },

    /** Gives the first users of the waitlist their free month, once. A better plan is kept. */
    async welcome(
      transaction: Transaction,
      { organizationId, email }: Pick<Payer, 'organizationId' | 'email'>,
    ): Promise<void> {
      if (!(await waitlist.redeemOffer(transaction, email))) return;
      if (await lockSubscription(transaction, organizationId)) return;
      await saveSubscription(transaction, given(organizationId, 'pro', 'offer', addMonth(clock.now())));
      await credits.changePlan(transaction, organizationId, 'pro');
    },
  };

  async function getState(organizationId: OrganizationId): Promise<BillingState> {
    const running = await findSubscription(database, organizationId);
    const openInvoices = await countOpen(database, organizationId);
    const paymentKind = provider.kind;
    if (!running) {
      const none = { plan: 'free', source: 'free', status: 'active', periodEnd: null } as const;
      return { ...none, paymentKind, endsAtPeriodEnd: false, openInvoices };
    }
    const { plan, source, status, periodEnd, endsAtPeriodEnd } = running;
    const end = periodEnd?.toISOString() ?? null;
    return { plan, paymentKind, source, status, periodEnd: end, endsAtPeriodEnd, openInvoices };
  }

  function given(
    organizationId: OrganizationId,
    plan: SubscriptionRow['plan'],
    source: 'offer' | 'operator',
    periodEnd: Date | null,
  ): SubscriptionRow {
    const now = clock.now();
    const none = { providerId: null, syncedAt: null, renewalDay: now.getUTCDate() };
    return {
      ...none,
      organizationId,
      plan,
      source,
      status: 'active',
      periodStart: now,
      periodEnd,
      endsAtPeriodEnd: periodEnd !== null,
      updatedAt: now,
    };
  }
}
