import * as z from 'zod';
import { job } from '../../platform/tasks/task.ts';

/** Hands an email to the mail server once it may leave. */
export const deliverCandidateEmail = job({
  name: 'candidate-email-deliver',
  payload: z.object({ emailId: z.uuid() }),
});

/** Removes from the outbox the emails of candidates that were deleted. */
export const clearCandidateEmails = job({ name: 'candidate-email-clear', payload: z.object({}) });
