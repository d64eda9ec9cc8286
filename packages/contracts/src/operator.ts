import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const taskCounts = z.object({
  name: z.string(),
  waiting: z.int().meta({ description: 'Including tasks waiting for a retry.' }),
  running: z.int(),
  failed: z.int().meta({ description: 'Tasks that failed within the period for which tasks are kept.' }),
});

const failedTask = z.object({
  id: z.uuid(),
  name: z.string(),
  givenUpAt: z.iso.datetime(),
  tries: z.int(),
  message: z.string(),
  payload: z.record(z.string(), z.unknown()).meta({ description: 'Contains ids, no contents.' }),
});

const queueView = z.object({
  queues: z.array(taskCounts),
  dead: z.array(failedTask).meta({ description: 'Failed tasks, newest first.' }),
  deadTotal: z.int().meta({ description: 'Total number of failed tasks.' }),
});
export type QueueView = z.infer<typeof queueView>;

export const getQueue = endpoint({
  method: 'GET',
  path: '/admin/queue',
  access: 'operator',
  summary: 'The task queue: waiting, running and failed tasks.',
  input: z.object({ dead: z.coerce.number().int().min(1).max(10_000).default(100) }).meta({
    description: 'dead: how many failed tasks to list.',
  }),
  output: queueView,
});

export const retryTask = endpoint({
  method: 'POST',
  path: '/admin/queue/{id}/retry',
  access: 'operator',
  summary: 'Retry a failed task.',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

const checkOutcome = z.object({
  name: z.string(),
  invariant: z.string().meta({ description: 'The invariant as a sentence.' }),
  count: z.int().meta({ description: 'Number of things checked.' }),
  errors: z
    .array(z.string())
    .meta({ description: 'Violations, with numbers and ids; empty if there are none.' }),
});
export type CheckOutcome = z.infer<typeof checkOutcome>;

export const runChecks = endpoint({
  method: 'GET',
  path: '/admin/checks',
  access: 'operator',
  summary: 'Run the consistency checks.',
  output: z.object({ isSound: z.boolean(), checks: z.array(checkOutcome) }),
  limitPerMinute: 10,
});
