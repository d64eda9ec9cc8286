import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** Deletes the remaining data of a deleted organization. */
export const eraseOrganization = task({
  name: 'erase-organization',
  payload: z.object({ organizationId }),
  retries: 10,
  retryDelaySeconds: 5,
});

/** Emails a member of a deleted organization. */
export const sendFarewell = task({
  name: 'organization-farewell',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** Scheduled: deletes emails that could not be sent. */
export const forgetFarewells = task({ name: 'organization-farewells-forget', payload: z.object({}) });
