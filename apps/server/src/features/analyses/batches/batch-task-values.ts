import * as z from 'zod';
import { task } from '../../../platform/tasks/task.ts';

/** Reads and scores one file of a run. */
export const scoreItem = task({
  name: 'judge-item',
  payload: z.object({ itemId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
});

/** Scheduled: requeues the files of workers that disappeared. */
export const recoverItems = task({ name: 'recover-items', payload: z.object({}) });

/** Emails a user who has few credits left after a run. */
export const notifyCreditsLow = task({
  name: 'tell-credits-low',
  payload: z.object({ batchId: z.uuid() }),
  retryDelaySeconds: 30,
});

/** Emails the user when a long run has finished. */
export const notifyBatchFinished = task({
  name: 'tell-batch-finished',
  payload: z.object({ batchId: z.uuid() }),
  retryDelaySeconds: 30,
});
