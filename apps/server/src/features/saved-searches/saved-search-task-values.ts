import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: tells members of new people whom their saved searches find. */
export const notifySearchers = task({ name: 'searches-notify', payload: z.object({}), expireSeconds: 300 });

/** By the clock: removes searches that were deleted a day ago. */
export const forgetSearches = task({ name: 'searches-forget', payload: z.object({}) });
