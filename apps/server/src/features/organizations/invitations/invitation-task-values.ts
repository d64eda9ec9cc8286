import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';
import { emailSender } from '../../limits/email-budget.ts';

/** The email of an invitation. Every sending has a link of its own, made when it leaves. */
export const sendInvitation = task({
  name: 'invitation-send',
  payload: z.object({ id: z.uuid(), orderId: z.uuid(), sender: emailSender.nullable() }),
  ...overnight,
});

/** Scheduled: removes invitations that ended long ago. */
export const forgetInvitations = task({ name: 'invitations-forget', payload: z.object({}) });
