import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Writes queued notes of a connection for a few seconds. */
export const sendNotes = task({
  name: 'send-tracking-notes',
  payload: z.object({ connectionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 5,
});

/** Scheduled: enqueues the connections that have queued notes. */
export const sweepNotes = task({ name: 'sweep-tracking-notes', payload: z.object({}) });
