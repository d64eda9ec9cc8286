import * as z from 'zod';
import { overnight, task } from '../../../platform/tasks/task.ts';

/** Emails a person the link to renew or withdraw their consent. */
export const emailConsentRequest = task({
  name: 'email-consent-request',
  payload: z.object({ requestId: z.uuid() }),
  ...overnight,
});

/** Scheduled: removes emails of deleted people from the outbox. */
export const clearConsentEmails = task({ name: 'clear-consent-emails', payload: z.object({}) });
