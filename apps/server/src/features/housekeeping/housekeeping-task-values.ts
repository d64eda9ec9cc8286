import * as z from 'zod';
import { task } from '../../platform/tasks/task.ts';

/** Scheduled: starts housekeeping. */
export const requestHousekeeping = task({ name: 'request-housekeeping', payload: z.object({}) });

/** Performs a requested run. */
export const runHousekeeping = task({ name: 'run-housekeeping', payload: z.object({ id: z.uuid() }) });
