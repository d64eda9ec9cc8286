import * as z from 'zod';
import { job, overnight } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

/** The email that confirms a join. */
export const sendWaitlistEmail = job({
  name: 'waitlist-letter',
  payload: z.object({ id: z.uuid(), sender: emailSender.nullish() }),
  ...overnight,
});
