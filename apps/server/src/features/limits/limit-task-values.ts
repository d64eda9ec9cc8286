import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: removes expired counts. */
export const clearLimits = task({ name: 'clear-limits', payload: z.object({}) });
