import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** Removes all that is left of an organization that was deleted. */
export const eraseOrganization = task({
  name: 'erase-organization',
  payload: z.object({ organizationId }),
  retries: 10,
  retryDelaySeconds: 5,
});

/** The email to a member of an organization that was deleted. */
export const sendFarewell = task({
  name: 'organization-farewell',
  payload: z.object({ id: z.uuid() }),
  ...overnight,
});

/** Scheduled: deletes emails that could not be sent. */
export const forgetFarewells = task({ name: 'organization-farewells-forget', payload: z.object({}) });
