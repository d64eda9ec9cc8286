import { organizationId } from '@winnow/contracts';
import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: enqueues the mailboxes that are due, also if an earlier task for them was lost. */
export const sweepMailboxes = task({ name: 'mailboxes-sweep', payload: z.object({}) });

/** Fetches new emails of one mailbox. A failure doesn't fail the task: the mailbox has its own schedule of retries. */
export const checkMailboxTask = task({
  name: 'mailboxes-check',
  payload: z.object({ mailboxId: z.uuid() }),
  expireSeconds: 180,
});

/** Reads a resume that came with an email. */
export const readEmailedResume = task({
  name: 'mailboxes-read',
  payload: z.object({ organizationId, resumeId: z.uuid() }),
  retries: 5,
  // After a process was killed while reading, the file is read again after this time.
  expireSeconds: 60,
});

/** Scheduled: removes emails past their retention. */
export const forgetMailboxEmails = task({ name: 'mailboxes-forget', payload: z.object({}) });
