import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';
import { invoiceNews } from './invoices/invoice-news.ts';

/** Sends the email with an invoice. */
export const sendInvoice = task({
  name: 'invoice-letter',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** Sends the reminder of an overdue invoice. */
export const remindOfInvoice = task({
  name: 'invoice-reminder',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** Ends expired plans and invoices renewed ones. */
export const renewPlans = task({ name: 'renew-plans', payload: z.object({}) });

/**
 * Ends a duplicate subscription and refunds what was paid for time after `since`. The payload names the organization as
 * the previous release does.
 */
export const withdrawSubscription = task({
  name: 'withdraw-subscription',
  payload: z.object({ ownerId: organizationId, subscriptionId: z.string(), since: z.iso.datetime() }),
  ...overnight,
});

/** Sends the email about a refunded duplicate. The amount is as of the refund, in the currency's smallest unit. */
export const notifyOfWithdrawal = task({
  name: 'withdrawal-letter',
  payload: z.object({ ownerId: organizationId, amount: z.int(), currency: z.string() }),
  ...overnight,
});

/** Ends a plan whose payment was lost to a dispute. */
export const endUnpaidPlan = task({
  name: 'end-unpaid-plan',
  payload: z.object({ subscriptionId: z.string() }),
  ...overnight,
});

/** Sends the email about a refund or dispute, with the amount at that time in the currency's smallest unit. */
export const notifyOfPayment = task({
  name: 'payment-letter',
  payload: z.object({ id: z.uuid(), news: z.enum(invoiceNews), amount: z.int() }),
  ...overnight,
});

/** Ends subscriptions of a deleted organization at the payment provider. */
export const leaveProvider = task({
  name: 'leave-payment-provider',
  payload: z.object({
    customerId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    checkoutIds: z.array(z.string()).default([]),
  }),
  ...overnight,
});
