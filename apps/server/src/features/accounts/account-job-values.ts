import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** Removes all that is left of somebody who wished to be deleted. */
export const eraseUser = job({
  name: 'erase-user',
  payload: z.object({ userId: z.uuid() }),
  retries: 10,
  retryDelaySeconds: 5,
});
