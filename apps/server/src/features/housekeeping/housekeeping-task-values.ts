import * as z from 'zod';
import { job } from '../../platform/tasks/task.ts';

/** By the clock: asks for a run. */
export const requestHousekeeping = job({ name: 'request-housekeeping', payload: z.object({}) });

/** Does the run that was asked for. */
export const runHousekeeping = job({ name: 'run-housekeeping', payload: z.object({ id: z.uuid() }) });
