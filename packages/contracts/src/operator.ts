import * as z from 'zod';
import { endpoint } from './endpoint.ts';

const taskCounts = z.object({
  name: z.string(),
  waiting: z.int().meta({ description: 'Those that wait for another try are among them.' }),
  running: z.int(),
  failed: z.int().meta({ description: 'Given up within the days that tasks are kept.' }),
});

const failedTask = z.object({
  id: z.uuid(),
  name: z.string(),
  givenUpAt: z.iso.datetime(),
  tries: z.int(),
  message: z.string(),
  payload: z.record(z.string(), z.unknown()).meta({ description: 'Ids, not contents.' }),
});

const queueView = z.object({
  queues: z.array(taskCounts),
  dead: z.array(failedTask).meta({ description: 'Those that were given up, the newest first.' }),
  deadTotal: z.int().meta({ description: 'How many were given up in all.' }),
});
export type QueueView = z.infer<typeof queueView>;

export const getQueue = endpoint({
  method: 'GET',
  path: '/admin/queue',
  access: 'operator',
  summary: 'The task queue: waiting, running and failed tasks.',
  input: z.object({ dead: z.coerce.number().int().min(1).max(10_000).default(100) }).meta({
    description: 'dead: how many of those given up to list.',
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
  invariant: z.string().meta({ description: 'What must be so, in a sentence.' }),
  count: z.int().meta({ description: 'How many things were looked at.' }),
  errors: z
    .array(z.string())
    .meta({ description: 'What is not so, in numbers and ids; empty when all is well.' }),
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
