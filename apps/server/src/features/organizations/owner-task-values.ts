import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';

/**
 * Queued when an organization's owner may have changed: updates the owner where it is stored outside, such as at the
 * payment provider.
 */
export const followOwner = task({
  name: 'follow-owner',
  payload: z.object({ organizationId }),
  ...overnight,
});
