import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** Emails someone whom an organization's directory made a member. */
export const sendWelcome = task({
  name: 'member-welcome',
  payload: z.object({ organizationId, userId: z.uuid(), orderId: z.uuid(), orderedAt: z.iso.datetime() }),
  ...overnight,
});
