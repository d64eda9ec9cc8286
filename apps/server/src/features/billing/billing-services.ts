import type { Language, OrganizationId, PriceList } from '@winnow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EmailTransport } from '../../platform/email/email-transport.ts';
import type { Log } from '../../platform/log/log.ts';
import type { StripeDependencies } from '../../platform/payments/stripe-client.ts';
import type { Queue } from '../../platform/tasks/queue.ts';
import type { AuditService } from '../audit/audit-service.ts';
import type { CreditService } from '../credits/credit-service.ts';
import type { WaitlistService } from '../waitlist/waitlist-service.ts';
import { createBillingOrganizationData } from './billing-organization-data.ts';
import { createBillingService } from './billing-service.ts';
import { createInvoiceEmails } from './emails/invoice-emails.ts';
import { createPaymentEmails } from './emails/payment-emails.ts';
import { createWithdrawalEmails } from './emails/withdrawal-emails.ts';
import type { Issuer } from './invoices/draw-invoice.ts';
import { createInvoiceService } from './invoices/invoice-service.ts';
import { createPayByInvoice } from './payments/pay-by-invoice.ts';
import { createRenewalService } from './plans/renewal-service.ts';
import { createPayByStripe, createStripePurchases } from './stripe/stripe-checkouts.ts';
import { createStripeCustomers } from './stripe/stripe-customers.ts';
import { createStripeCatchUp, createStripeEvents } from './stripe/stripe-events.ts';
import { createStripeInvoices } from './stripe/stripe-invoices.ts';
import { createStripeSubscriptions } from './stripe/stripe-subscriptions.ts';

export type BillingServices = ReturnType<typeof createBillingServices>;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Pick<Queue, 'enqueue'>;
  readonly log: Log;
  readonly emailTransport: Pick<EmailTransport, 'send'>;
  readonly siteUrl: string;
  readonly languageOf: (organizationId: OrganizationId) => Promise<Language>;
  readonly credits: CreditService;
  readonly audit: AuditService;
  readonly waitlist: Pick<WaitlistService, 'redeemOffer'>;
  readonly prices: PriceList;
  readonly issuer: Issuer;
  /** `null` if no Stripe key is set. */
  readonly stripe: StripeDependencies | null;
};

/** Creates the services of plans and invoices. With a Stripe key, plans are paid there, otherwise by invoice. */
export function createBillingServices({ stripe, ...dependencies }: Dependencies) {
  const invoices = createInvoiceService(dependencies);
  const byStripe = stripe && createStripeServices({ ...dependencies, stripe });
  const provider = byStripe?.provider ?? createPayByInvoice({ ...dependencies, invoices });
  const { issuer } = dependencies;
  return {
    billing: createBillingService({ ...dependencies, provider }),
    invoices,
    issuer,
    provider,
    organizationData: createBillingOrganizationData(dependencies),
    emails: createInvoiceEmails({ ...dependencies, invoices, bankDetails: issuer.bankDetails }),
    renewals: createRenewalService({ ...dependencies, invoices }),
    paymentEmails: createPaymentEmails({ ...dependencies, invoices }),
    withdrawalEmails: createWithdrawalEmails(dependencies),
    stripeEvents: byStripe?.events ?? null,
    stripeCatchUp: byStripe?.catchUp ?? null,
    stripeCustomers: byStripe?.customers ?? null,
    stripePlanEnds: byStripe?.subscriptions ?? null,
    stripeWithdrawals: byStripe?.invoices ?? null,
  };
}

/** Services for payments through Stripe: orders, Stripe's events and refunds. */
function createStripeServices(dependencies: Dependencies & { readonly stripe: StripeDependencies }) {
  const invoices = createStripeInvoices(dependencies);
  const subscriptions = createStripeSubscriptions(dependencies);
  const purchases = createStripePurchases({ ...dependencies, subscriptions, invoices });
  return {
    provider: createPayByStripe({ ...dependencies, subscriptions }),
    events: createStripeEvents({ ...dependencies, subscriptions, invoices, purchases }),
    catchUp: createStripeCatchUp({ ...dependencies, subscriptions }),
    customers: createStripeCustomers(dependencies),
    subscriptions,
    invoices,
  };
}
