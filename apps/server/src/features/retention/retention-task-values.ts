import * as z from 'zod';
import { job, overnight } from '../../platform/tasks/task.ts';

/** By the clock: removes what is older than its owner wishes to keep. */
export const keepRetention = job({ name: 'keep-retention', payload: z.object({}), expireSeconds: 3600 });

/** The email before resumes are deleted for their age. */
export const tellFilesDue = job({
  name: 'files-due-letter',
  payload: z.object({ userId: z.uuid() }),
  ...overnight,
});
