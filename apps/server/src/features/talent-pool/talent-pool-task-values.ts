import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Moves the people of full slabs into blocks. */
export const sealPool = task({
  name: 'seal-pool',
  payload: z.object({ organizationId }),
  expireSeconds: 600,
});

/** Scheduled: removes deleted resumes from the index. */
export const sweepPool = task({ name: 'sweep-pool', payload: z.object({}), expireSeconds: 900 });
