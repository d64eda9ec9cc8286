import * as z from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** By the clock: removes what is older than its owner wishes to keep. */
export const keepRetention = job({ name: 'keep-retention', payload: z.object({}), expireSeconds: 3600 });
