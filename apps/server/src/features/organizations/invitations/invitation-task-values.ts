import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';
import { emailSender } from '../../limits/email-budget.ts';

/** Sends the email of an invitation. Each email has its own link, created when it is sent. */
export const sendInvitation = task({
  name: 'invitation-send',
  payload: z.object({ id: z.uuid(), orderId: z.uuid(), sender: emailSender.nullable() }),
  ...overnight,
});

/** Scheduled: removes invitations that ended long ago. */
export const forgetInvitations = task({ name: 'invitations-forget', payload: z.object({}) });
