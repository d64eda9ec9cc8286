import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';
import { invoiceNews } from './invoices/invoice-news.ts';

/** The email with an invoice. */
export const sendInvoice = task({
  name: 'invoice-letter',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** The email when an invoice was not paid in time. */
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

/** The email of a payment that went back. The sum is of the moment it was paid back, in the currency's smallest unit. */
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

/** The email of what has become of a payment, with the sum of that moment in the currency's smallest unit. */
export const notifyOfPayment = task({
  name: 'payment-letter',
  payload: z.object({ id: z.uuid(), news: z.enum(invoiceNews), amount: z.int() }),
  ...overnight,
});

/** Ends what runs at the payment provider for a deleted account. */
export const leaveProvider = task({
  name: 'leave-payment-provider',
  payload: z.object({
    customerId: z.string().nullable(),
    subscriptionId: z.string().nullable(),
    checkoutIds: z.array(z.string()).default([]),
  }),
  ...overnight,
});
