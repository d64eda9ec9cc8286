import * as z from 'zod';
import { overnight, task } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

const message = z.object({ messageId: z.uuid() });

/** Tells support that somebody wrote. */
export const notifySupport = task({ name: 'support-tell-support', payload: message, ...overnight });

/** Tells whoever asked: that we have their question, or that we answered. */
export const notifyAsker = task({
  name: 'support-tell-asker',
  payload: message.extend({ sender: emailSender.nullish() }),
  ...overnight,
});

/** Removes files that were uploaded and never sent. */
export const clearAttachments = task({ name: 'support-clear-attachments', payload: z.object({}) });
