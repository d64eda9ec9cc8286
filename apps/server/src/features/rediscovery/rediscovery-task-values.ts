import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: compares new resumes with the open jobs. */
export const compareArrivals = task({
  name: 'compare-arrivals',
  payload: z.object({}),
  expireSeconds: 1_800,
});
