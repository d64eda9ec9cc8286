import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Removes deleted users' remains from the database's files. */
export const scrubDatabase = task({ name: 'scrub-database', payload: z.object({}), expireSeconds: 900 });

/** Removes all that is left of an account whose deletion was requested. */
export const eraseUser = task({
  name: 'erase-user',
  payload: z.object({ userId: z.uuid() }),
  retries: 10,
  retryDelaySeconds: 5,
});
