import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** The letter with a bill. A mail server may be down for a night. */
export const sendInvoice = job({
  name: 'invoice-letter',
  payload: z.object({ id: z.uuid() }),
  retries: 12,
  retryDelaySeconds: 30,
});

/** Ends what has ended and bills what goes on. */
export const renewPlans = job({ name: 'renew-plans', payload: z.object({}) });

/** Ends what runs at the payment provider for somebody whose account is gone. */
export const leaveProvider = job({
  name: 'leave-payment-provider',
  payload: z.object({ customerId: z.string().nullable(), subscriptionId: z.string().nullable() }),
  retries: 12,
  retryDelaySeconds: 30,
});
