import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

const message = z.object({ messageId: z.uuid() });
/** A mail server may be down for a night. */
const patience = { retries: 12, retryDelaySeconds: 30 };

/** Tells support that somebody wrote. */
export const tellSupport = job({ name: 'support-tell-support', payload: message, ...patience });

/** Tells whoever asked: that we have their question, or that we answered. */
export const tellAsker = job({ name: 'support-tell-asker', payload: message, ...patience });

/** Removes files that were uploaded and never sent. */
export const clearAttachments = job({ name: 'support-clear-attachments', payload: z.object({}) });
