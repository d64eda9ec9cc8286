import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

/** Scheduled: removes resumes past their retention period. */
export const keepRetention = task({ name: 'keep-retention', payload: z.object({}), expireSeconds: 3600 });

/** Emails a notice before resumes are deleted. */
export const notifyFilesDue = task({
  name: 'files-due-letter',
  payload: z.object({
    userId: z.uuid(),
    /** The team that has the resumes; omitted for a user's own. */
    organizationId: organizationId.optional(),
  }),
  ...overnight,
});
