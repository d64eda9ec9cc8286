import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: checks the DNS records of verified domains. */
export const recheckEmailDomains = task({
  name: 'recheck-email-domains',
  payload: z.object({}),
  expireSeconds: 3600,
});
