import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: removes records of logins that bypassed single sign-on and whose sessions ended long ago. */
export const forgetExceptionalEntries = task({ name: 'exceptional-entries-forget', payload: z.object({}) });
