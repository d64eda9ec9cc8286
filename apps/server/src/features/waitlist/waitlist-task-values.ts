import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

/** The email that confirms a join. */
export const sendWaitlistEmail = task({
  name: 'waitlist-letter',
  payload: z.object({ id: z.uuid(), sender: emailSender.nullish() }),
  ...overnight,
});
