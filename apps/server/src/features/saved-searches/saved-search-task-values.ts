import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: notifies members of new people that match their saved searches. */
export const notifySearchers = task({ name: 'searches-notify', payload: z.object({}), expireSeconds: 300 });

/** Scheduled: removes searches that were deleted a day ago. */
export const forgetSearches = task({ name: 'searches-forget', payload: z.object({}) });
