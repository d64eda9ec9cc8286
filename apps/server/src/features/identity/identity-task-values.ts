import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Writes and sends an email. Twelve retries take six to eleven hours; after that the task has failed for good. */
export const sendEmail = task({
  name: 'send-letter',
  payload: z.object({ id: z.uuid() }),
  retries: 12,
  retryDelaySeconds: 10,
});

/** Scheduled: adds audit entries for the failures of the previous hour. */
export const recordFailures = task({ name: 'record-failures', payload: z.object({}) });

/** Scheduled: removes expired data. */
export const clearIdentity = task({ name: 'clear-identity', payload: z.object({}) });
