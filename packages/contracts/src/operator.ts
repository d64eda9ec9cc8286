import * as z from 'zod';
import { plans } from './credits.ts';
import { endpoint } from './endpoint.ts';

const operatorUserView = z.object({
  id: z.uuid(),
  supabaseId: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  googleSignIn: z.boolean(),
  isOperator: z.boolean(),
  createdAt: z.iso.datetime(),
  isLeaving: z.boolean().meta({ description: 'Deleted, and the last traces are being removed.' }),
  plan: z.enum(plans),
  availableCredits: z
    .int()
    .nullable()
    .meta({ description: '-1 is without limit; null before the first use.' }),
  heldCredits: z.int(),
});
export type OperatorUserView = z.infer<typeof operatorUserView>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'operator',
  summary: 'Everybody, the newest first, with plan and credits.',
  input: z.object({
    search: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ description: 'Part of a name or address, or an id.' }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ users: z.array(operatorUserView), total: z.int(), pageSize: z.int() }),
});

const jobCounts = z.object({
  name: z.string(),
  waiting: z.int().meta({ description: 'Those that wait for another try are among them.' }),
  running: z.int(),
  failed: z.int().meta({ description: 'Given up within the days that jobs are kept.' }),
});

const deadJob = z.object({
  id: z.uuid(),
  name: z.string(),
  givenUpAt: z.iso.datetime(),
  tries: z.int(),
  message: z.string(),
  payload: z.record(z.string(), z.unknown()).meta({ description: 'Ids, not contents.' }),
});

const queueView = z.object({
  queues: z.array(jobCounts),
  dead: z.array(deadJob).meta({ description: 'The newest hundred that were given up, the newest first.' }),
});
export type QueueView = z.infer<typeof queueView>;

export const getQueue = endpoint({
  method: 'GET',
  path: '/admin/queue',
  access: 'operator',
  summary: 'What is to be done, and what was given up.',
  output: queueView,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/queue/{id}/retry',
  access: 'operator',
  summary: 'Try a job again that was given up.',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
});

const checkOutcome = z.object({
  name: z.string(),
  law: z.string().meta({ description: 'What must be so, in a sentence.' }),
  count: z.int().meta({ description: 'How many things were looked at.' }),
  faults: z
    .array(z.string())
    .meta({ description: 'What is not so, in numbers and ids; empty when all is well.' }),
});
export type CheckOutcome = z.infer<typeof checkOutcome>;

export const runChecks = endpoint({
  method: 'GET',
  path: '/admin/checks',
  access: 'operator',
  summary: 'Look whether everything adds up.',
  output: z.object({ isSound: z.boolean(), checks: z.array(checkOutcome) }),
});
