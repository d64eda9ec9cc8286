import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: looks for the DNS records of verified domains. */
export const recheckEmailDomains = task({
  name: 'recheck-email-domains',
  payload: z.object({}),
  expireSeconds: 3600,
});
