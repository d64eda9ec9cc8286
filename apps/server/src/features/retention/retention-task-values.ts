import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

/** Scheduled: removes resumes past their retention period. */
export const keepRetention = task({ name: 'keep-retention', payload: z.object({}), expireSeconds: 3600 });

/** The email before resumes are deleted for their age. */
export const notifyFilesDue = task({
  name: 'files-due-letter',
  payload: z.object({
    userId: z.uuid(),
    /** The team whose resumes they are; left out for those of the user alone. */
    organizationId: organizationId.optional(),
  }),
  ...overnight,
});
