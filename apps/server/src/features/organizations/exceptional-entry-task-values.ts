import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: removes entries without the single sign-on whose sessions have long ended. */
export const forgetExceptionalEntries = task({ name: 'exceptional-entries-forget', payload: z.object({}) });
