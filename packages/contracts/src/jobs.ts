import * as z from 'zod';
import { stages } from './decisions.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey } from './idempotency-key.ts';
import {
  jobHeader,
  jobLimits,
  jobNote,
  jobRequirement,
  requirementEdits,
  requirementText,
  skippedPart,
  wordingNote,
} from './job-requirements.ts';
import { limits } from './limits.ts';
import { pageCursor } from './paging.ts';

export const jobStatuses = ['active', 'archived'] as const;
export const jobSources = ['written', 'uploaded', 'generated', 'sample'] as const;

const jobSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  place: z.string(),
  status: z.enum(jobStatuses),
  source: z.enum(jobSources),
  version: z.int().min(1),
  requirementCount: z.int(),
  mustCount: z.int(),
  analysisCount: z.int().meta({ description: 'Number of resumes scored against the job.' }),
  newCount: z.int().meta({ description: 'Number of candidates added since the caller’s last visit.' }),
  undecidedCount: z.int(),
  stageCounts: z.record(z.enum(stages), z.int()),
  activeAt: z.iso.datetime().meta({ description: 'When the job or one of its candidates last changed.' }),
  latestBatchId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type JobSummary = z.infer<typeof jobSummary>;

export const jobDescription = jobSummary
  .extend({
    savedBy: z.uuid().nullable().meta({ description: 'The member who saved this version, if known.' }),
    text: z.string(),
    requirements: z.array(jobRequirement),
    wording: z.array(wordingNote),
    notes: z.array(jobNote),
    header: jobHeader,
    skipped: z.array(skippedPart),
  })
  .meta({ id: 'JobDescription' });
export type JobDescriptionView = z.infer<typeof jobDescription>;

export const jobTextRule = z
  .string()
  .trim()
  .min(limits.jobTextMin, `Write at least ${limits.jobTextMin} characters of the job description.`)
  .max(
    limits.jobTextMax,
    `Keep the job description under ${limits.jobTextMax.toLocaleString('en')} characters.`,
  );

const shortText = (max: number) => z.string().trim().max(max, `Keep it under ${max} characters.`);

const newJob = z.object({
  text: jobTextRule,
  title: shortText(jobLimits.titleMax).optional().meta({ description: 'Read from the text if left out.' }),
  company: shortText(jobLimits.titleMax)
    .optional()
    .meta({ description: 'Read from the beginning of the text if left out.' }),
  place: shortText(jobLimits.titleMax)
    .optional()
    .meta({ description: 'Read from the beginning of the text if left out.' }),
  source: z.enum(['written', 'uploaded', 'generated']).default('written'),
  requirements: requirementEdits.optional().meta({ description: 'Read from the text if left out.' }),
  idempotencyKey,
});

export const createJob = endpoint({
  method: 'POST',
  path: '/job-descriptions',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Add a job description; its requirements are read from the text.',
  input: newJob,
  output: jobDescription,
  limitPerMinute: 100,
  limitPerDay: 1_000,
});

/** The same as `createJob`, under the other path that clients know. */
export const addJob = endpoint({
  method: 'POST',
  path: '/job-descriptions/add',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'The same as POST /job-descriptions.',
  input: newJob,
  output: jobDescription,
  limitPerMinute: 100,
  limitPerDay: 1_000,
});

export const jobOrders = ['updated', 'created', 'title'] as const;

export const listJobs = endpoint({
  method: 'GET',
  path: '/job-descriptions',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: 'listed',
  summary: 'The job descriptions of the caller, page by page.',
  input: z.object({
    search: z.string().trim().max(200).optional(),
    status: z.enum([...jobStatuses, 'all']).default('active'),
    order: z.enum(jobOrders).default('updated'),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ jobs: z.array(jobSummary), nextCursor: z.string().nullable(), total: z.int() }),
});

const ofJob = { id: z.uuid() };

export const getJob = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'One job description with its requirements.',
  input: z.object(ofJob),
  output: jobDescription,
});

export const updateJob = endpoint({
  method: 'PATCH',
  path: '/job-descriptions/{id}',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary:
    'Change a job description. 409 with the current one in `current` if it was changed in the meantime.',
  input: z.object({
    ...ofJob,
    version: z.int().min(1).meta({ description: 'The version on which the change is based.' }),
    text: jobTextRule.optional(),
    title: shortText(jobLimits.titleMax).optional(),
    company: shortText(jobLimits.titleMax).optional(),
    place: shortText(jobLimits.titleMax).optional(),
    requirements: requirementEdits.optional(),
  }),
  output: jobDescription,
  limitPerMinute: 300,
  limitPerDay: 2_000,
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/job-descriptions/{id}',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Delete a job description with its runs and analyses. The resumes stay.',
  input: z.object(ofJob),
  output: z.object({ id: z.uuid() }),
});

export const duplicateJob = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/duplicate',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Duplicate a job description, without its analyses.',
  input: z.object({ ...ofJob, idempotencyKey }),
  output: jobDescription,
  limitPerMinute: 60,
  limitPerDay: 1_000,
});

export const archiveJob = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/archive',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Archive a job description; nothing is lost.',
  input: z.object(ofJob),
  output: jobDescription,
});

export const restoreJob = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/restore',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Restore a job description from the archive.',
  input: z.object(ofJob),
  output: jobDescription,
});

const jobVersion = z.object({
  version: z.int().min(1),
  title: z.string(),
  requirementCount: z.int(),
  textChanged: z.boolean().meta({ description: 'Whether the text differs from the version before.' }),
  createdAt: z.iso.datetime(),
});

export const listJobVersions = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/versions',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'Versions, newest first, at most 200 at once.',
  input: z.object({
    ...ofJob,
    before: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000_000)
      .optional()
      .meta({ description: 'Only versions before this one.' }),
  }),
  output: z.array(jobVersion),
});

export const getJobVersion = endpoint({
  method: 'GET',
  path: '/job-descriptions/{id}/versions/{version}',
  access: 'signed-in',
  permission: 'jobs.read',
  scope: 'jobs:read',
  about: { job: 'id' },
  summary: 'One version of a job description.',
  input: z.object({
    ...ofJob,
    version: z.string().max(40).meta({ description: 'Number of the version.' }),
  }),
  output: jobVersion.extend({ text: z.string(), requirements: z.array(jobRequirement) }),
});

/** For showing requirements while the user types. */
export const readJobText = endpoint({
  method: 'POST',
  path: '/job-descriptions/read',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'The requirements of a text, its exclusionary wording, and notes on the text. Nothing is stored.',
  input: z.object({
    text: z.string().max(limits.jobTextMax),
    id: z.uuid().optional().meta({ description: 'A job whose edited requirements should be kept.' }),
  }),
  output: z.object({
    title: z.string().nullable(),
    requirements: z.array(jobRequirement),
    wording: z.array(wordingNote),
    notes: z.array(jobNote),
    header: jobHeader,
    skipped: z.array(skippedPart),
  }),
  limitPerMinute: 300,
});

/** Finds the kind of requirement of a line that the user types, before it is added. */
export const readRequirement = endpoint({
  method: 'POST',
  path: '/job-descriptions/read-requirement',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Read a requirement written in free text. Nothing is stored.',
  input: z.object({ text: requirementText }),
  output: jobRequirement.pick({ kind: true, demand: true, vague: true }),
  limitPerMinute: 300,
});

export const uploadJobText = endpoint({
  method: 'POST',
  path: '/job-descriptions/upload',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'Extract the text of a job description from a file. Nothing is stored.',
  files: ['file'],
  output: z.object({ fileName: z.string(), text: z.string(), cut: z.boolean() }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 30,
});

/** Counts the resumes in the library that would pass each must-have, and all of them. */
export const countCoverage = endpoint({
  method: 'POST',
  path: '/job-descriptions/coverage',
  access: 'signed-in',
  permission: 'jobs.write',
  scope: 'jobs:write',
  summary: 'How many resumes in the library would pass each must-have, and all of them.',
  input: z.object({ requirements: requirementEdits, id: z.uuid().optional() }),
  output: z.object({
    resumes: z.int().meta({ description: 'Number of resumes counted: the newest readable ones.' }),
    passingAll: z.int(),
    passing: z
      .array(z.int().nullable())
      .meta({ description: 'In the order of the given list; null for requirements that aren’t must-haves.' }),
  }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 300,
});
