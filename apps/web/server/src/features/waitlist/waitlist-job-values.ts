import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** The letter that confirms a join. Twelve doubling waits are a day and a half: a mail server may be down for a night. */
export const sendWaitlistLetter = job({
  name: 'waitlist-letter',
  payload: z.object({ id: z.uuid() }),
  retries: 12,
  retryDelaySeconds: 30,
});
