import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled, and at the start: assigns people to resumes that an earlier release read. */
export const gatherPeople = task({ name: 'gather-people', payload: z.object({}), expireSeconds: 900 });
