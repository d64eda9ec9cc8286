import * as z from 'zod';
import { job, overnight } from '../../platform/tasks/task.ts';
import { emailSender } from '../limits/email-budget.ts';

const message = z.object({ messageId: z.uuid() });

/** Tells support that somebody wrote. */
export const tellSupport = job({ name: 'support-tell-support', payload: message, ...overnight });

/** Tells whoever asked: that we have their question, or that we answered. */
export const tellAsker = job({
  name: 'support-tell-asker',
  payload: message.extend({ sender: emailSender.nullish() }),
  ...overnight,
});

/** Removes files that were uploaded and never sent. */
export const clearAttachments = job({ name: 'support-clear-attachments', payload: z.object({}) });
