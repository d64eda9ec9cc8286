import * as z from 'zod';
import { download, endpoint } from './endpoint.ts';
import { unreadableReasons } from './errors.ts';
import { rowId, rowIdsInAddress } from './ids.ts';
import { limits } from './limits.ts';
import { pageCursor } from './paging.ts';

export const fileLimits = {
  /** A zip archive may be larger than one file; what is in it may not. */
  archiveBytes: 64 * 1024 * 1024,
} as const;

/** Maximum number of files per MB of a user's storage: what is read from even the smallest file takes space. */
export const filesPerMegabyte = 2;

/** How a resume got into the library: on its own, for a run, with many others, by an application, by email, or as a sample. */
export const resumeSources = ['upload', 'run', 'import', 'apply-page', 'mailbox', 'sample'] as const;
export type ResumeSource = (typeof resumeSources)[number];

/** In words of the organization, such as "Referral" or "Job fair 2026". */
const sourceLabel = z.string().trim().min(1).max(limits.sourceLabelMax);

/** Where a resume came from. */
export const sourceFields = {
  source: z.enum(resumeSources),
  sourceLabel: z.string().nullable().meta({
    description: 'Where the resume came from, in the organization’s own words, such as "Referral".',
  }),
} as const;

export const readingStates = ['unread', 'read', 'refused'] as const;

/** A resume in the library: one file and what was read from it. */
export const resumeFile = z
  .object({
    id: z.uuid(),
    fileName: z
      .string()
      .meta({ description: 'File name given by the sender: text to display, never a path.' }),
    bytes: z.int().min(0),
    state: z.enum(readingStates),
    reason: z.enum(unreadableReasons).nullable().meta({ description: 'Why the file could not be read.' }),
    message: z
      .string()
      .nullable()
      .meta({ description: 'Why the file could not be read, as a message for people.' }),
    candidateName: z.string().nullable(),
    ...sourceFields,
    analysisCount: z.int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the file is deleted at the end of its retention.' }),
  })
  .meta({ id: 'ResumeFile' });
export type ResumeFile = z.infer<typeof resumeFile>;

/** Which limit a file would exceed, and how much of it is used. */
export const fullLimit = z
  .discriminatedUnion('limit', [
    z.object({ limit: z.literal('files'), used: z.int(), max: z.int() }),
    z.object({
      limit: z.enum(['storage', 'day']).meta({ description: '`day`: the limit for uploads per day (UTC).' }),
      usedBytes: z.number(),
      maxBytes: z.number(),
    }),
    z.object({
      limit: z.literal('free-plan').meta({ description: 'Storage limit of all free accounts together.' }),
    }),
  ])
  .meta({ id: 'FullLimit' });
export type FullLimit = z.infer<typeof fullLimit>;

/** Outcome of one uploaded file, or of one file of an archive. */
export const uploadedFile = z.object({
  fileName: z.string(),
  outcome: z
    .enum(['stored', 'known', 'refused'])
    .meta({ description: '`known`: a file with the same content is already stored and returned in `file`.' }),
  file: resumeFile.nullable().meta({ description: 'Null if the file was refused.' }),
  reason: z
    .enum([...unreadableReasons, 'no-room'])
    .nullable()
    .meta({ description: '`no-room`: a storage limit is reached.' }),
  fullLimit: fullLimit
    .nullable()
    .default(null)
    .meta({ description: 'Only with `no-room`: the limit that was reached.' }),
  message: z.string().nullable(),
});
export type UploadedResume = z.infer<typeof uploadedFile>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/files/upload',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Add a resume, or the resumes of a zip archive, to the library. Nothing is scored or charged.',
  input: z.object({
    source: z.enum(['upload', 'run']).default('upload').meta({ description: '`run`: uploaded for a run.' }),
    sourceLabel: sourceLabel.optional(),
  }),
  files: ['file'],
  fileBytes: fileLimits.archiveBytes,
  output: z.object({ files: z.array(uploadedFile) }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 300,
});

export const listFiles = endpoint({
  method: 'GET',
  path: '/files',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'The resume library, newest first.',
  input: z.object({
    search: z.string().trim().max(200).optional(),
    ids: rowIdsInAddress(50)
      .optional()
      .meta({ description: 'Ids separated by commas; unknown ones are ignored.' }),
    source: z.enum(resumeSources).optional(),
    sourceLabel: sourceLabel.optional().meta({ description: 'Compared without regard to case.' }),
    due: z
      .enum(['soon'])
      .optional()
      .meta({ description: 'Only files that are scheduled for deletion soon, without samples.' }),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  output: z.object({ files: z.array(resumeFile), nextCursor: z.string().nullable(), total: z.int() }),
});

const filesDue = z.object({
  files: z
    .int()
    .meta({ description: 'Number of resumes that are deleted within `noticeDays`, without samples.' }),
  firstAt: z.iso.datetime().nullable().meta({ description: 'When the first of them will be deleted.' }),
  noticeDays: z.int().meta({
    description: 'Days ahead that are counted: 7, or a quarter of the retention period if that is shorter.',
  }),
});

export const getFilesDue = endpoint({
  method: 'GET',
  path: '/files/due',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'How many resumes are scheduled for deletion soon, and when the first is deleted.',
  output: filesDue,
});

const fileAllowance = z.object({
  plan: z.enum(['free', 'pro', 'enterprise']),
  files: z.int().meta({ description: 'Stored files: resumes, and attachments of support questions.' }),
  bytes: z.int(),
  maxFiles: z.int(),
  maxBytes: z.int(),
});
export type FileAllowance = z.infer<typeof fileAllowance>;

export const getFileAllowance = endpoint({
  method: 'GET',
  path: '/files/allowance',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'How much file storage is used, and the limit.',
  output: fileAllowance,
});

export const processFile = endpoint({
  method: 'POST',
  path: '/files/process',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Read a resume in the library, unless it was read before. Costs nothing.',
  input: z.object({ id: z.uuid() }),
  output: resumeFile,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 200,
});

export const deleteFiles = endpoint({
  method: 'POST',
  path: '/files/delete',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Delete resumes with everything read and scored from them: all of them or none.',
  input: z.object({ ids: z.array(rowId).min(1).max(500) }),
  output: z.object({ deleted: z.int() }),
});

export const listSourceLabels = endpoint({
  method: 'GET',
  path: '/files/source-labels',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'The sources of resumes in use, most frequent first.',
  output: z.array(z.object({ label: z.string(), resumes: z.int() }).meta({ id: 'SourceLabel' })),
  limitPerMinute: 240,
});

export const labelSource = endpoint({
  method: 'POST',
  path: '/files/source-label',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Set the source of resumes; null removes it. All of them or none.',
  input: z.object({ ids: z.array(rowId).min(1).max(500), label: sourceLabel.nullable() }),
  output: z.object({
    changed: z.int(),
    before: z
      .array(z.object({ label: z.string().nullable(), ids: z.array(z.uuid()) }))
      .meta({ description: 'Previous values of the changed resumes, for undoing.' }),
  }),
  limitPerMinute: 120,
});

export const downloadFile = download({
  path: '/files/download',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'resumes:read',
  about: { resume: 'id' },
  summary: 'The original file.',
  input: z.object({ id: z.uuid() }),
  limitPerMinute: 200,
});
