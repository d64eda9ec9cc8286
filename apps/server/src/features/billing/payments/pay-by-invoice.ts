import { ApiError, type OrganizationId, type PriceList, sentence, type TopUpId } from '@winnow/contracts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { CreditService } from '../../credits/credit-service.ts';
import { lockOrganization } from '../../organizations/lock-organization.ts';
import { countOpen, findBilledMonth, listOverdue } from '../invoices/invoice-repository.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { addMonth } from '../plans/plan-periods.ts';
import { lockSubscription, saveSubscription, updateSubscription } from '../plans/subscription-repository.ts';
import { planCharge, topUpCharge } from './charges.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { byContract, hasPro, paidElsewhere } from './refusals.ts';

/** Maximum unpaid invoices for packs. Credits are granted on payment, so more would serve no purpose. */
const maxOpenInvoices = 5;

/** Payment by invoice: the plan begins at once, an invoice is sent, and an operator marks it as paid. */
export function createPayByInvoice({
  database,
  clock,
  credits,
  invoices,
  prices,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Pick<CreditService, 'changePlan' | 'once'>;
  readonly invoices: Pick<InvoiceService, 'issue'>;
  readonly prices: PriceList;
}): PaymentProvider {
  return {
    kind: 'invoice',

    async subscribe({ organizationId, userId }, idempotencyKey) {
      const request = {
        organizationId,
        scope: 'billing/subscribe',
        key: idempotencyKey,
        body: { plan: 'pro' },
      };
      await credits.once(request, async (transaction) => {
        await refuseDebts(transaction, organizationId);
        await begin(transaction, organizationId, userId);
        return {};
      });
      return null;
    },

    async topUp({ organizationId, userId }, topUpId: TopUpId, idempotencyKey) {
      const request = { organizationId, scope: 'billing/top-up', key: idempotencyKey, body: { topUpId } };
      await credits.once(request, async (transaction) => {
        await refuseDebts(transaction, organizationId);
        await invoices.issue(transaction, organizationId, topUpCharge(prices, topUpId), userId);
        return {};
      });
      return null;
    },

    async setEnd(subscription, endsAtPeriodEnd) {
      // Without informing Stripe, it would go on charging.
      if (subscription.source === 'stripe') throw paidElsewhere();
      await updateSubscription(database, subscription, { endsAtPeriodEnd, updatedAt: clock.now() });
    },

    listMethods: async () => [
      { id: 'transfer', label: 'Bank transfer, by invoice', card: null, expires: null },
    ],

    openPortal: async () => null,

    leave: async () => {},
  };

  async function begin(
    transaction: Transaction,
    organizationId: OrganizationId,
    orderedBy: string,
  ): Promise<void> {
    const now = clock.now();
    const running = await lockSubscription(transaction, organizationId);
    // An operator may have given the plan just now.
    if (running?.source === 'operator') throw byContract();
    if (running?.source === 'invoice' && !running.endsAtPeriodEnd) {
      throw hasPro();
    }
    const goesOn = {
      organizationId,
      plan: 'pro',
      source: 'invoice',
      status: 'active',
      endsAtPeriodEnd: false,
    } as const;
    const blank = { providerId: null, syncedAt: null, updatedAt: now };
    if (running?.periodEnd && running.periodEnd > now) {
      // The rest of a gift or of a paid month is kept; the first invoice follows after it.
      const { periodStart, periodEnd, renewalDay } = running;
      await saveSubscription(transaction, { ...blank, ...goesOn, periodStart, periodEnd, renewalDay });
      return;
    }
    const billed = await findBilledMonth(transaction, organizationId, now);
    if (billed) {
      // An operator ended the plan in the middle of a billed month: the month is not billed twice.
      await saveSubscription(transaction, {
        ...blank,
        ...goesOn,
        ...billed,
        renewalDay: billed.periodStart.getUTCDate(),
      });
      await credits.changePlan(transaction, organizationId, 'pro');
      return;
    }
    const period = { periodStart: now, periodEnd: addMonth(now) };
    await saveSubscription(transaction, { ...blank, ...goesOn, ...period, renewalDay: now.getUTCDate() });
    await invoices.issue(transaction, organizationId, planCharge(prices, period), orderedBy);
    await credits.changePlan(transaction, organizationId, 'pro');
  }

  /** Checks under the lock, so that concurrent orders are counted as well. */
  async function refuseDebts(transaction: Transaction, organizationId: OrganizationId): Promise<void> {
    await lockOrganization(transaction, organizationId);
    if ((await listOverdue(transaction, organizationId, clock.now())).length > 0) {
      throw new ApiError('conflict', sentence('invoice-overdue'));
    }
    if ((await countOpen(transaction, organizationId)) >= maxOpenInvoices) {
      throw new ApiError('conflict', sentence('invoices-unpaid', { count: maxOpenInvoices }));
    }
  }
}
