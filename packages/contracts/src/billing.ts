import * as z from 'zod';
import { plans } from './credits.ts';
import { download, endpoint } from './endpoint.ts';
import { creditsByPlan } from './limits.ts';
import { pageNumber } from './paging.ts';

/** How invoices are paid: by Stripe where its key is set, else by transfer. */
export const paymentKinds = ['invoice', 'stripe'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const topUpIds = ['small', 'medium', 'large'] as const;
export type TopUpId = (typeof topUpIds)[number];

/** Credits of each pack. They do not expire. */
export const creditsByTopUp: Readonly<Record<TopUpId, number>> = { small: 25, medium: 100, large: 500 };

const money = z.int().min(0).meta({ description: 'In the smallest unit of the currency, such as cents.' });

export const planOffer = z.object({
  plan: z.enum(plans),
  creditsAMonth: z.int().meta({ description: '-1 means unlimited.' }),
  price: money.nullable().meta({ description: 'Price per month; null for custom pricing.' }),
});

export const topUpOffer = z.object({ id: z.enum(topUpIds), credits: z.int(), price: money });

export const priceList = z
  .object({
    currency: z.string().meta({ description: 'ISO 4217, in capitals.' }),
    vatRate: z.int().min(0).meta({ description: 'VAT included in prices, in hundredths of a percent.' }),
    plans: z.array(planOffer),
    topUps: z.array(topUpOffer),
  })
  .meta({ id: 'PriceList' });
export type PriceList = z.output<typeof priceList>;

/** The price list of an installation: its currency, a month of Pro, one bought credit, and the VAT in all of them. */
export function priceListOf(prices: {
  currency: string;
  proMonth: number;
  credit: number;
  vatRate: number;
}): PriceList {
  const priceOf = { free: 0, pro: prices.proMonth, enterprise: null };
  return {
    currency: prices.currency,
    vatRate: prices.vatRate,
    plans: plans.map((plan) => ({ plan, creditsAMonth: creditsByPlan[plan], price: priceOf[plan] })),
    topUps: topUpIds.map((id) => ({
      id,
      credits: creditsByTopUp[id],
      price: creditsByTopUp[id] * prices.credit,
    })),
  };
}

export const billingState = z
  .object({
    plan: z.enum(plans),
    paymentKind: z.enum(paymentKinds),
    source: z
      .enum(['free', 'invoice', 'stripe', 'offer', 'operator'])
      .meta({ description: 'Where the plan comes from.' }),
    status: z
      .enum(['active', 'past-due'])
      .meta({ description: '`past-due`: an invoice was not paid; the plan ends soon.' }),
    periodEnd: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the plan renews or ends; null without an end.' }),
    endsAtPeriodEnd: z.boolean().meta({ description: 'Whether the plan ends then instead of renewing.' }),
    openInvoices: z.int().meta({ description: 'Number of unpaid invoices.' }),
  })
  .meta({ id: 'BillingState' });
export type BillingState = z.output<typeof billingState>;

const line = (max: number) => z.string().trim().max(max, `Use at most ${max} characters`);

export const billingAddress = z.object({
  name: line(200).min(2, 'Name is required'),
  street: line(300).default(''),
  city: line(200).default(''),
  country: line(100).default(''),
  taxId: line(60).default(''),
  email: line(255)
    .toLowerCase()
    .pipe(z.union([z.literal(''), z.email('Enter a valid email address.')]))
    .default('')
    .meta({ description: 'Address that invoices are emailed to; empty for the owner’s.' }),
});
export type BillingAddress = z.output<typeof billingAddress>;

/**
 * Of an invoice that was paid: `refunded` in full, `disputed` while the payer's bank looks into it, `charged-back` where
 * the bank took the payment for good.
 */
export const invoiceStates = ['open', 'paid', 'void', 'refunded', 'disputed', 'charged-back'] as const;

/** The recipient of an invoice as on the day of its issue; unknown fields are empty. */
export const payer = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string(),
  email: z.string(),
});

export const invoice = z
  .object({
    id: z.uuid(),
    number: z.string(),
    state: z.enum(invoiceStates),
    description: z.string(),
    amount: money,
    paidBack: money.meta({ description: 'Refunded part of the payment.' }),
    currency: z.string(),
    issuedAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    paymentKind: z.enum(paymentKinds).meta({ description: 'Who issued the invoice: Winnow or Stripe.' }),
    payer: payer.nullable().meta({ description: 'Null once the person is gone.' }),
    corrects: z.string().nullable().meta({ description: 'Number of the invoice that it replaces.' }),
    payUrl: z.string().nullable().meta({ description: 'Page where it can be paid; null for bank transfer.' }),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoice>;

/** Result of an order: it takes effect at once, or the user continues to the payment page. */
export const orderOutcome = z.object({
  redirectUrl: z.string().nullable(),
  state: billingState,
});

const idempotencyKey = z.string().min(8).max(255);
const signedIn = { access: 'signed-in', permission: 'billing.manage' } as const;

export const getPlans = endpoint({
  method: 'GET',
  path: '/billing/plans',
  access: 'anyone',
  summary: 'Plans, packs of credits, and what they cost',
  output: priceList,
});

export const getBilling = endpoint({
  method: 'GET',
  path: '/billing',
  ...signedIn,
  summary: 'The current plan and upcoming changes',
  output: billingState,
});

/** The server sets the price; nothing in the request can change it. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/billing/subscribe',
  ...signedIn,
  summary: 'Start the Pro plan',
  input: z.object({ plan: z.literal('pro'), idempotencyKey }),
  output: orderOutcome,
  limitPerMinute: 30,
});

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/billing/cancel',
  ...signedIn,
  summary: 'Cancel the plan at the end of the paid period',
  output: billingState,
  limitPerMinute: 30,
});

export const resumePlan = endpoint({
  method: 'POST',
  path: '/billing/resume',
  ...signedIn,
  summary: 'Resume a canceled plan before its period ends',
  output: billingState,
  limitPerMinute: 30,
});

export const topUp = endpoint({
  method: 'POST',
  path: '/billing/top-up',
  ...signedIn,
  summary: 'Buy credits that do not expire',
  input: z.object({ topUpId: z.enum(topUpIds), idempotencyKey }),
  output: orderOutcome,
  limitPerMinute: 30,
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/billing/invoices',
  ...signedIn,
  summary: 'Invoices, newest first',
  output: z.array(invoice),
});

export const downloadInvoice = download({
  path: '/billing/invoices/{id}/pdf',
  ...signedIn,
  summary: 'An invoice as PDF',
  input: z.object({ id: z.uuid() }),
  limitPerMinute: 60,
});

/** Days after issue within which a paid invoice can be reissued. */
export const correctWithinDays = 30;

export const correctInvoice = endpoint({
  method: 'POST',
  path: '/billing/invoices/{id}/correct',
  ...signedIn,
  summary: 'Reissue an invoice to the current billing address; a new one replaces it',
  input: z.object({ id: z.uuid() }),
  output: invoice,
  limitPerMinute: 30,
  limitPerDay: 50,
});

export const getBillingAddress = endpoint({
  method: 'GET',
  path: '/billing/address',
  ...signedIn,
  summary: 'The billing address of future invoices',
  output: billingAddress.nullable(),
});

export const saveBillingAddress = endpoint({
  method: 'PUT',
  path: '/billing/address',
  ...signedIn,
  summary: 'Set the billing address of future invoices',
  input: billingAddress,
  output: billingAddress,
});

export const paymentMethod = z.object({
  id: z.string(),
  label: z
    .string()
    .meta({ description: 'In English: "Visa ending in 4242", or "Bank transfer, by invoice".' }),
  card: z.object({ brand: z.string(), lastDigits: z.string() }).nullable().default(null),
  expires: z.string().nullable(),
});

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/billing/payment-methods',
  ...signedIn,
  summary: 'How invoices are paid',
  output: z.array(paymentMethod),
  limitPerMinute: 60,
});

/** Only where Stripe is switched on; cards are entered there, never here. */
export const openPaymentPortal = endpoint({
  method: 'POST',
  path: '/billing/portal',
  ...signedIn,
  summary: 'The page where cards and invoices are managed',
  output: z.object({ url: z.string() }),
  limitPerMinute: 30,
});

export const adminInvoice = invoice.extend({ userId: z.uuid().nullable(), email: z.string().nullable() });

export const listAllInvoices = endpoint({
  method: 'GET',
  path: '/admin/invoices',
  access: 'operator',
  summary: 'All invoices, newest first',
  input: z.object({
    state: z.enum(invoiceStates).optional(),
    page: pageNumber,
  }),
  output: z.object({ invoices: z.array(adminInvoice), total: z.int(), pageSize: z.int() }),
});

export const downloadAnyInvoice = download({
  path: '/admin/invoices/{id}/pdf',
  access: 'operator',
  summary: 'Any customer’s invoice as PDF',
  input: z.object({ id: z.uuid() }),
  limitPerMinute: 200,
});

export const settleInvoice = endpoint({
  method: 'POST',
  path: '/admin/invoices/{id}/settle',
  access: 'operator',
  summary: 'Mark an invoice as paid, void or refunded',
  input: z.object({
    id: z.uuid(),
    state: z.enum(['paid', 'void', 'refunded']),
    reason: line(200).min(2, 'Say why'),
  }),
  output: adminInvoice,
});

export const setPlan = endpoint({
  method: 'POST',
  path: '/admin/users/{userId}/plan',
  access: 'operator',
  summary: 'Give a user a plan, such as Enterprise by contract',
  input: z.object({
    userId: z.uuid(),
    plan: z.enum(plans),
    /** Does not expire if no end is given. */
    until: z.iso.datetime().nullable().default(null),
    reason: line(200).min(2, 'Say why'),
  }),
  output: billingState,
});

export const getUserBilling = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/billing',
  access: 'operator',
  summary: 'A user’s plan with its source and end, and their invoices',
  input: z.object({ userId: z.uuid() }),
  output: z.object({ state: billingState, invoices: z.array(invoice) }),
});
