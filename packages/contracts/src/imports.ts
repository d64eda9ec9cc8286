import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { unreadableReasons } from './errors.ts';
import { fileLimits } from './files.ts';
import { rowId } from './ids.ts';
import { limits } from './limits.ts';
import { pageCursor } from './paging.ts';

export const importLimits = {
  /** Files of one import. */
  files: 20_000,
  /** Files that one call announces. */
  announcedAtOnce: 500,
  /** Files of one parcel, which is a ZIP archive, and bytes from which on a parcel takes no more of them. */
  parcelFiles: 50,
  parcelBytes: 8 * 1024 * 1024,
  pathMax: 500,
  nameMax: 200,
  /** Days after which the record of an ended import is removed; the resumes stay. */
  keptDays: 90,
} as const;

export const importItemStates = [
  'waiting',
  'queued',
  'reading',
  'done',
  'duplicate',
  'refused',
  'canceled',
] as const;
export type ImportItemState = (typeof importItemStates)[number];

/** Why a file is not taken before it is sent: what the sender finds out alone. */
const announcedReasons = ['encrypted', 'corrupt', 'unsupported', 'too-large', 'empty'] as const;

export const importItemReasons = [
  ...unreadableReasons,
  'nested-archive',
  'outside-path',
  'no-room',
  'failed',
  'row-problems',
] as const;
export type ImportItemReason = (typeof importItemReasons)[number];

/** What has to be put right in a cell of a table of candidates, or in a row. */
export const cellProblems = [
  'name-missing',
  'too-little',
  'email-invalid',
  'years-invalid',
  'link-invalid',
  'date-invalid',
  'date-ambiguous',
  'date-in-future',
  'too-many-cells',
  'too-many-tags',
  'too-long',
] as const;
export type CellProblem = (typeof cellProblems)[number];

export const rowProblem = z
  .object({
    code: z.enum(cellProblems),
    column: z.string().nullable().meta({ description: 'Heading of the column; null for the whole row.' }),
  })
  .meta({ id: 'RowProblem' });
export type RowProblem = z.infer<typeof rowProblem>;

/** One file of an import, or one row of a table. */
export const importItem = z
  .object({
    id: z.uuid(),
    path: z.string().meta({ description: 'Path given by the sender, with folders and archive.' }),
    bytes: z.int().min(0),
    state: z.enum(importItemStates).meta({
      description:
        '`waiting`: announced, not sent yet. `queued`: stored, not read yet. `duplicate`: the library has it already.',
    }),
    reason: z.enum(importItemReasons).nullable().meta({ description: 'Why it was refused.' }),
    duplicateOf: z
      .string()
      .nullable()
      .meta({ description: 'The identical file in this import or in the library.' }),
    fileId: z.uuid().nullable().meta({ description: 'The resume in the library.' }),
    line: z.int().nullable().meta({ description: 'Line in the table; null for files.' }),
    problems: z.array(rowProblem).meta({ description: 'Only with the reason `row-problems`.' }),
  })
  .meta({ id: 'ImportItem' });
export type ImportItem = z.infer<typeof importItem>;

export const importKinds = ['files', 'table', 'system'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = ['running', 'paused', 'done', 'canceled', 'undoing', 'undone'] as const;

/** What scoring waits for, where it does. */
export const scoringHolds = ['credits', 'spending-limit', 'no-seat'] as const;
export type ScoringHold = (typeof scoringHolds)[number];

export const resumeImport = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(importKinds).meta({
      description:
        '`table`: rows of a table of candidates. `system`: candidates of an applicant tracking system.',
    }),
    state: z.enum(importStates).meta({
      description: '`undoing`: what it added is being removed; `undone`: it was removed.',
    }),
    startedBy: z.uuid(),
    counts: z.object({
      total: z.int().meta({ description: 'Number of files stated by the sender.' }),
      unannounced: z.int().meta({ description: 'Number of files that were not announced yet.' }),
      waiting: z.int(),
      queued: z.int(),
      reading: z.int(),
      done: z.int(),
      duplicate: z.int(),
      refused: z.int(),
      canceled: z.int(),
      removed: z
        .int()
        .meta({ description: 'Number of imported files that have since been deleted from the library.' }),
    }),
    retryable: z.int().meta({ description: 'Number of refused files that may be readable on retry.' }),
    scoring: z
      .object({
        jobDescriptionId: z.uuid().nullable().meta({ description: 'Null if the job was deleted.' }),
        jobTitle: z.string().nullable(),
        runs: z.array(z.object({ id: z.uuid().nullable(), number: z.int(), files: z.int() })),
        left: z.int().meta({ description: 'Number of resumes that are not in a run yet.' }),
        waitsFor: z.enum(scoringHolds).nullable(),
      })
      .nullable()
      .meta({ description: 'Scoring of the imported resumes; null if they are only imported.' }),
    undo: z
      .object({
        askedBy: z.uuid(),
        askedAt: z.iso.datetime(),
        items: z
          .int()
          .meta({ description: 'Number of files at the start of the undo; some of them may be kept.' }),
        failedAt: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'When undoing last failed; it is retried. Null if it hasn’t failed.' }),
      })
      .nullable()
      .meta({ description: 'The undo; null if none was requested.' }),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ResumeImport' });
export type ResumeImport = z.infer<typeof resumeImport>;

const ofImport = { id: rowId };

export const createImport = endpoint({
  method: 'POST',
  path: '/imports',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Start an import of many resumes. Free; with a job, they are scored in runs at the usual price.',
  input: z.object({
    name: z.string().trim().min(1).max(importLimits.nameMax),
    files: z.int().min(1).max(importLimits.files).meta({
      description: 'Number of files that will be announced. The import ends when all of them are processed.',
    }),
    jobDescriptionId: rowId.optional().meta({ description: 'Score the readable resumes for this job.' }),
    idempotencyKey: z.uuid(),
  }),
  output: resumeImport,
  limitPerDay: 500,
});

export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'The imports of the organization, newest first.',
  input: z.object({
    state: z.enum(['open']).optional().meta({ description: 'Only imports that are running or paused.' }),
    cursor: pageCursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  output: z.object({ imports: z.array(resumeImport), nextCursor: z.string().nullable() }),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/imports/{id}',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'One import with its progress.',
  input: z.object(ofImport),
  output: resumeImport,
});

export const listImportItems = endpoint({
  method: 'GET',
  path: '/imports/{id}/items',
  access: 'signed-in',
  permission: 'resumes.read',
  scope: 'resumes:read',
  summary: 'The files of an import, in the order they were announced.',
  input: z.object({
    ...ofImport,
    state: z.enum(importItemStates).optional(),
    after: z.coerce.number().int().min(-1).default(-1).meta({ description: '`next` of the previous page.' }),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  output: z.object({ items: z.array(importItem), next: z.int().nullable() }),
});

export const announceImportItems = endpoint({
  method: 'POST',
  path: '/imports/{id}/items',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary:
    'Announce files of an import; the response says which are already there. Repeating the call changes nothing.',
  input: z.object({
    ...ofImport,
    items: z
      .array(
        z.object({
          path: z.string().min(1).max(importLimits.pathMax),
          bytes: z.int().min(0),
          hash: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .optional()
            .meta({
              description:
                'SHA-256 of the content. Files that the library already has don’t need to be sent.',
            }),
          problem: z
            .enum(announcedReasons)
            .optional()
            .meta({ description: 'Why the sender can’t send the file.' }),
        }),
      )
      .min(1)
      .max(importLimits.announcedAtOnce),
  }),
  output: z.object({
    items: z.array(importItem.pick({ id: true, path: true, state: true })),
  }),
});

export const sendImportParcel = endpoint({
  method: 'POST',
  path: '/imports/{id}/parcels',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary:
    'Send announced files as a ZIP archive of up to 50, each named by the ID of its item. Files that have arrived are skipped.',
  input: z.object(ofImport),
  files: ['file'],
  fileBytes: fileLimits.archiveBytes,
  output: z.object({ items: z.array(importItem.pick({ id: true, state: true, reason: true })) }),
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 1_000,
});

export const changeImport = endpoint({
  method: 'POST',
  path: '/imports/{id}/state',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary:
    'Pause, resume, cancel (files that were read stay), retry unreadable files, or undo an ended import: its resumes are deleted, unless they have been used since. `undoing` becomes `undone` when that is done; if it failed, `undo` again retries immediately.',
  input: z.object({ ...ofImport, to: z.enum(['pause', 'continue', 'cancel', 'retry', 'undo']) }),
  output: resumeImport,
});

export const deleteImport = endpoint({
  method: 'DELETE',
  path: '/imports/{id}',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Remove the record of an ended import. The resumes stay.',
  input: z.object(ofImport),
  output: z.object({ id: z.uuid() }),
});
