import * as z from 'zod';
import { job } from '../../platform/tasks/task.ts';

/** By the clock: removes what is counted no longer. */
export const clearLimits = job({ name: 'clear-limits', payload: z.object({}) });
