import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled, and at the start: indexes resumes that an earlier release read. */
export const indexResumes = task({ name: 'index-resumes', payload: z.object({}), expireSeconds: 900 });
