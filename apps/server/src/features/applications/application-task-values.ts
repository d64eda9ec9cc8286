import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

/** Tells an applicant that the application arrived. The receipt is the secret of the link with which they withdraw it. */
export const confirmApplication = task({
  name: 'applications-confirm',
  payload: z.object({
    applicationId: z.uuid(),
    orderId: z.uuid(),
    orderedAt: z.iso.datetime(),
    receipt: z.string(),
    isUpdate: z.boolean(),
    sender: emailSender.nullable(),
  }),
});

/** Scheduled: removes emails in the outbox whose application is gone. */
export const tidyConfirmations = task({ name: 'applications-tidy', payload: z.object({}) });
