import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Hands an email to the mail server once it is due. */
export const deliverCandidateEmail = task({
  name: 'candidate-email-deliver',
  payload: z.object({ emailId: z.uuid() }),
});

/** Removes from the outbox the emails of candidates that were deleted. */
export const clearCandidateEmails = task({ name: 'candidate-email-clear', payload: z.object({}) });
