import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

const message = z.object({ messageId: z.uuid() });

/** Notifies support of a message. */
export const notifySupport = task({ name: 'support-tell-support', payload: message, ...overnight });

/** Notifies the requester: question received, or answered. */
export const notifyAsker = task({
  name: 'support-tell-asker',
  payload: message.extend({ sender: emailSender.nullish() }),
  ...overnight,
});

/** Removes files that were uploaded and never sent. */
export const clearAttachments = task({ name: 'support-clear-attachments', payload: z.object({}) });
