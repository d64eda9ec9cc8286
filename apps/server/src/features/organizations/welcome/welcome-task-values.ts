import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** The email to someone whom the directory of an organization made a member. */
export const sendWelcome = task({
  name: 'member-welcome',
  payload: z.object({ organizationId, userId: z.uuid(), orderId: z.uuid(), orderedAt: z.iso.datetime() }),
  ...overnight,
});
