import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: removes what is counted no longer. */
export const clearLimits = task({ name: 'clear-limits', payload: z.object({}) });
