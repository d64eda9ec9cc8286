import * as z from 'zod';
import { job } from '../../platform/tasks/task.ts';

/** By the clock and at the start: indexes resumes that an earlier release read. */
export const indexResumes = job({ name: 'index-resumes', payload: z.object({}), expireSeconds: 900 });
