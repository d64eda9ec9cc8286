import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Vacuums the database, so that its files no longer contain deleted rows. */
export const scrubDatabase = task({ name: 'scrub-database', payload: z.object({}), expireSeconds: 900 });

/** Deletes the remaining data of an account whose deletion was requested. */
export const eraseUser = task({
  name: 'erase-user',
  payload: z.object({ userId: z.uuid() }),
  retries: 10,
  retryDelaySeconds: 5,
});
