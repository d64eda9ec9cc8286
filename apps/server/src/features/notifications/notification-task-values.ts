import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: removes notifications that are too old. */
export const forgetNotifications = task({ name: 'notifications-forget', payload: z.object({}) });
