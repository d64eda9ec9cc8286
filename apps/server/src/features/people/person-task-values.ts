import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock and at the start: looks for the people of resumes that an earlier release read. */
export const gatherPeople = task({ name: 'gather-people', payload: z.object({}), expireSeconds: 900 });
