import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Writes waiting notes of a connection for some seconds. */
export const sendNotes = task({
  name: 'send-tracking-notes',
  payload: z.object({ connectionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 5,
});

/** By the clock: asks again for notes that wait. */
export const sweepNotes = task({ name: 'sweep-tracking-notes', payload: z.object({}) });
