import * as z from 'zod';
import { recordedChange } from './analysis-events.ts';
import { stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { pageCursor } from './paging.ts';

const ofJob = { id: z.uuid() };
const stage = z.enum(stages);

/** Stages that a candidate goes through, in order; `declined` ends the way from any of them. */
export const funnelStages = ['new', 'screening', 'interview', 'offer', 'hired'] as const;

/** Minimum completed stays in a stage for a typical time. */
export const fewestStays = 3;

export const lookAtJob = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/look',
  access: 'signed-in',
  permission: 'jobs.read',
  about: { job: 'id' },
  summary:
    'Report a visit to the candidates of a job. Candidates who joined after `newSince` are new; a visit ends after 30 minutes without a report.',
  input: z.object(ofJob),
  output: z.object({ newSince: z.iso.datetime() }),
  limitPerMinute: 300,
});

export const getJobFigures = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/figures',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'analyses:read',
  about: { job: 'id' },
  summary: 'Figures of a job: candidates by stage, hiring funnel, time in stage, missing must-haves.',
  input: z.object(ofJob),
  output: z.object({
    candidates: z.int(),
    scored: z.int().meta({ description: 'Number of them with a score.' }),
    undecided: z.int(),
    decisions: z.object({ yes: z.int(), maybe: z.int(), no: z.int() }),
    funnel: z
      .array(z.object({ stage: z.enum(funnelStages), reached: z.int() }))
      .meta({ description: 'Candidates who reached this stage or a later one, including declined ones.' }),
    stages: z.array(
      z.object({
        stage,
        here: z.int().meta({ description: 'Candidates currently in the stage.' }),
        longestHours: z
          .number()
          .nullable()
          .meta({ description: 'Hours that the longest-waiting of them has been in the stage.' }),
        left: z.int().meta({
          description: 'Number of candidates who left the stage; stays under a minute are not counted.',
        }),
        medianHours: z
          .number()
          .nullable()
          .meta({ description: `Median of the stays that have ended; null for fewer than ${fewestStays}.` }),
      }),
    ),
    musts: z
      .array(
        z.object({
          requirementId: z.string(),
          text: z.string(),
          scored: z.int().meta({ description: 'Candidates who were scored against the must-have.' }),
          lacking: z.int().meta({ description: 'Number of them who don’t meet or don’t mention it.' }),
          alone: z.int().meta({ description: 'Number of those who lack no other must-have.' }),
        }),
      )
      .meta({
        description: 'Must-haves of the current version, the one that excludes most candidates first.',
      }),
  }),
  limitPerMinute: 300,
});
export type JobFigures = z.infer<typeof getJobFigures.output>;

const moment = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z
    .uuid()
    .nullable()
    .meta({ description: 'The member who did it; null if it was automatic or is unknown.' }),
};

/** Filters of a job's activity. */
export const jobActivityKinds = ['note', 'candidate', 'job', 'run'] as const;
export type JobActivityKind = (typeof jobActivityKinds)[number];

/** One event of a job or of one of its candidates. */
export const jobActivity = z
  .discriminatedUnion('kind', [
    z.object({ ...moment, kind: z.literal('note'), text: z.string() }),
    z.object({
      ...moment,
      kind: z.literal('candidate'),
      analysisId: z.uuid(),
      candidateName: z.string().nullable(),
      alias: z.string(),
      fileName: z.string(),
      change: recordedChange.nullable(),
      text: z
        .string()
        .meta({ description: 'What was done, as an English sentence, for changes without a code.' }),
      reason: z.string().nullable(),
    }),
    z.object({ ...moment, kind: z.enum(['archived', 'restored']) }),
    z.object({ ...moment, kind: z.literal('saved'), version: z.int(), requirementCount: z.int() }),
    z.object({ ...moment, kind: z.literal('run-started'), batchId: z.uuid(), files: z.int() }),
    z.object({
      ...moment,
      kind: z.literal('run-ended'),
      batchId: z.uuid(),
      isCanceled: z.boolean(),
      done: z.int(),
      failed: z.int(),
    }),
  ])
  .meta({ id: 'JobActivity' });
export type JobActivity = z.infer<typeof jobActivity>;

export const listJobActivity = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/activity',
  access: 'signed-in',
  permission: 'candidates.read',
  about: { job: 'id' },
  summary: 'Notes and everything that happened to a job and its candidates, newest first.',
  input: z.object({
    ...ofJob,
    by: z.uuid().optional().meta({ description: 'Only activity of this member.' }),
    kind: z.enum(jobActivityKinds).optional(),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ activity: z.array(jobActivity), nextCursor: z.string().nullable() }),
  limitPerMinute: 300,
});

export const addJobNote = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/notes',
  access: 'signed-in',
  permission: 'jobs.write',
  summary: 'Add a note to a job. Repeating the request with the same ID adds nothing.',
  input: z.object({
    ...ofJob,
    noteId: z.uuid().meta({ description: 'Id of the new note, chosen by the caller.' }),
    text: z
      .string()
      .trim()
      .min(1, 'Write a note.')
      .max(limits.jobNoteMax, `Keep the note under ${limits.jobNoteMax.toLocaleString('en')} characters.`),
  }),
  output: z.object({ id: z.uuid() }),
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const deleteJobNote = endpoint({
  method: 'DELETE',
  path: '/job-descriptions/{id}/notes/{noteId}',
  access: 'signed-in',
  permission: 'jobs.write',
  summary: 'Delete a note on a job.',
  input: z.object({ ...ofJob, noteId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
});
