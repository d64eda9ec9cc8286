import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Writes and sends an email. Twelve more tries take six to eleven hours; then it goes to the dead letters. */
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
