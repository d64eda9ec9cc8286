import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** By the clock: asks for a run. */
export const requestHousekeeping = task({ name: 'request-housekeeping', payload: z.object({}) });

/** Does the run that was asked for. */
export const runHousekeeping = task({ name: 'run-housekeeping', payload: z.object({ id: z.uuid() }) });
