import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

/** Who owns an organization may be another member from now on: what is kept of the owner elsewhere follows. */
export const followOwner = task({
  name: 'follow-owner',
  payload: z.object({ organizationId }),
  ...overnight,
});
