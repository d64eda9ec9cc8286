import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Writes and sends a letter. Eight more tries take about 43 minutes; then it lies with the dead letters. */
export const sendLetter = job({
  name: 'send-letter',
  payload: z.object({ id: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 10,
});

/** By the clock: takes away what is of no use any more. */
export const clearIdentity = job({ name: 'clear-identity', payload: z.object({}) });
