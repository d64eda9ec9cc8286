import * as z from 'zod';
import { analysisRow } from './analyses.ts';
import { endpoint, eventStream } from './endpoint.ts';
import { unreadableReasons } from './errors.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { pageCursor } from './paging.ts';

export const itemStates = [
  'queued',
  'reading',
  'judging',
  'done',
  'failed',
  'duplicate',
  'cancelled',
] as const;
export type ItemState = (typeof itemStates)[number];

/** Why a file of a run failed: it cannot be read, or an error on our side. */
export const itemReasons = [...unreadableReasons, 'failed'] as const;

export const itemCharges = ['held', 'charged', 'free', 'released'] as const;

/** One file of a run and its progress. */
export const batchItem = z
  .object({
    id: z.uuid(),
    position: z.int().min(0),
    fileId: z.uuid(),
    fileName: z.string(),
    state: z.enum(itemStates),
    reason: z.enum(itemReasons).nullable(),
    message: z.string().nullable().meta({ description: 'What happened and what to do, for a person.' }),
    canRetry: z.boolean().meta({ description: 'Whether retrying the same file may succeed.' }),
    charge: z.enum(itemCharges),
    analysis: analysisRow.nullable().meta({ description: 'The analysis, once the file is done.' }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof batchItem>;

export const batchStates = ['running', 'done', 'cancelled'] as const;

const batchSummary = z.object({
  id: z.uuid(),
  state: z.enum(batchStates),
  jobDescriptionId: z.uuid(),
  jobTitle: z.string(),
  jobVersion: z.int(),
  isSample: z.boolean(),
  counts: z.object({
    total: z.int(),
    queued: z.int(),
    reading: z.int(),
    judging: z.int(),
    done: z.int(),
    failed: z.int(),
    duplicate: z.int(),
    cancelled: z.int(),
  }),
  credits: z
    .object({ held: z.int(), charged: z.int(), released: z.int() })
    .meta({ description: 'Credits of this run; `held` ones are still reserved.' }),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type BatchSummary = z.infer<typeof batchSummary>;

export const batch = batchSummary.extend({ items: z.array(batchItem) }).meta({ id: 'Batch' });
export type Batch = z.infer<typeof batch>;

const filesOfBatch = z
  .array(rowId)
  .min(1, 'Choose at least one resume.')
  .max(limits.filesPerBatch, `Choose at most ${limits.filesPerBatch} resumes.`);

const work = { jobDescriptionId: z.uuid(), fileIds: filesOfBatch };

export const quote = z
  .object({
    credits: z.int().min(0).meta({ description: 'Maximum cost of the run.' }),
    free: z.int().meta({ description: 'Files that were already analyzed for this job.' }),
    duplicates: z.int().meta({ description: 'Files that are in the list twice.' }),
    affordable: z
      .int()
      .meta({ description: 'How many of the files, counted from the first, the credits cover.' }),
    availableCredits: z.int().min(-1).meta({ description: '-1 means unlimited.' }),
    isEnough: z.boolean(),
    ownCredits: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Part of the price that the caller’s own monthly credits would pay.' }),
    limitLeft: z.int().min(0).nullable().optional().meta({
      description:
        'Credits that the caller may still spend in the organization this month; null without a limit.',
    }),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quote>;

export const quoteBatch = endpoint({
  method: 'POST',
  path: '/resume-analysis/quote',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'What a run would cost. Nothing is started or reserved.',
  input: z.object(work),
  output: quote,
});

export const startBatch = endpoint({
  method: 'POST',
  path: '/resume-analysis/batches',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'Reserve the credits and start a run: every file is scored against the current job description.',
  input: z.object({ ...work, idempotencyKey: z.uuid() }),
  output: batch,
  limitPerMinute: 60,
});

/** The same as `startBatch`, under the other path that clients know. */
export const startResumeAnalysis = endpoint({
  method: 'POST',
  path: '/resume-analysis',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'The same as POST /resume-analysis/batches.',
  input: z.object({ ...work, idempotencyKey: z.uuid() }),
  output: batch,
  limitPerMinute: 100,
});

/** A run of one file. */
export const analyze = endpoint({
  method: 'POST',
  path: '/analysis/analyze',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'Start a run of one file.',
  input: z.object({ jobDescriptionId: z.uuid(), fileId: rowId, idempotencyKey: z.uuid() }),
  output: batch,
  limitPerMinute: 100,
});

export const startSampleBatch = endpoint({
  method: 'POST',
  path: '/resume-analysis/sample',
  access: 'signed-in',
  permission: 'runs.write',
  summary: 'Start a run over the sample job and resumes of fictional people. Costs nothing; one at a time.',
  output: batch,
  limitPerMinute: 100,
});

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/resume-analysis/sample',
  access: 'signed-in',
  permission: 'runs.write',
  summary: 'Remove the sample job, its resumes and its run.',
  output: z.object({ removed: z.boolean() }),
});

export const listBatches = endpoint({
  method: 'GET',
  path: '/resume-analysis/batches',
  access: 'signed-in',
  permission: 'runs.read',
  scope: 'runs:read',
  about: 'listed',
  summary: 'Runs, newest first.',
  input: z.object({
    jobDescriptionId: z.uuid().optional(),
    state: z.enum(batchStates).optional(),
    unread: z.enum(['yes']).optional().meta({ description: 'Only runs with files that could not be read.' }),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ batches: z.array(batchSummary), nextCursor: z.string().nullable() }),
});

const ofBatch = { id: z.uuid() };

export const getBatch = endpoint({
  method: 'GET',
  path: '/resume-analysis/batches/{id}',
  access: 'signed-in',
  permission: 'runs.read',
  scope: 'runs:read',
  about: { run: 'id' },
  summary: 'The current state of a run, for polling; the same as its events report.',
  input: z.object(ofBatch),
  output: batch,
});

export const batchEvents = eventStream({
  path: '/resume-analysis/batches/{id}/events',
  access: 'signed-in',
  permission: 'runs.read',
  about: { run: 'id' },
  summary: 'Events of a run: its current state, every file that changes, and its end.',
  input: z.object(ofBatch),
  events: {
    batch,
    item: batchItem,
    heartbeat: z.object({}),
    stopping: z.object({}),
  },
});

export const cancelBatch = endpoint({
  method: 'POST',
  path: '/resume-analysis/batches/{id}/cancel',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'Cancel a run. Finished results stay; the rest cost nothing.',
  input: z.object(ofBatch),
  output: batch,
});

export const retryItem = endpoint({
  method: 'POST',
  path: '/resume-analysis/batches/{id}/items/{itemId}/retry',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'Retry one file that failed or was canceled.',
  input: z.object({ ...ofBatch, itemId: z.uuid(), idempotencyKey: z.uuid() }),
  output: batch,
});

export const rescoreBatch = endpoint({
  method: 'POST',
  path: '/resume-analysis/batches/{id}/rejudge',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary: 'Score the resumes of a run again with the current job description. Costs nothing.',
  input: z.object(ofBatch),
  output: batch,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 30,
  limitPerDay: 200,
});

export const deleteBatch = endpoint({
  method: 'DELETE',
  path: '/resume-analysis/batches/{id}',
  access: 'signed-in',
  permission: 'runs.write',
  scope: 'runs:write',
  summary:
    'Delete a run with the analyses that are in no other run. A run in progress is canceled first. The resumes stay.',
  input: z.object(ofBatch),
  output: z.object({ id: z.uuid() }),
});

/** Numbers only: operators have no access to jobs, files or candidates. */
const batchInNumbers = batchSummary.pick({
  id: true,
  state: true,
  isSample: true,
  counts: true,
  credits: true,
  createdAt: true,
  finishedAt: true,
});
export type BatchInNumbers = z.infer<typeof batchInNumbers>;

export const listUserBatches = endpoint({
  method: 'GET',
  path: '/admin/users/{userId}/runs',
  access: 'operator',
  summary: 'A user’s runs in figures, newest first, without jobs, files or candidates.',
  input: z.object({
    userId: z.uuid(),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ batches: z.array(batchInNumbers), nextCursor: z.string().nullable() }),
});
