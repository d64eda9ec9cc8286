import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { importLimits, resumeImport, rowProblem } from './imports.ts';
import { limits } from './limits.ts';

export const tableLimits = {
  rows: 10_000,
  columns: 100,
  bytes: 10 * 1024 * 1024,
} as const;

/** What a column of a table of candidates can hold. */
export const candidateFields = [
  'name',
  'first-name',
  'last-name',
  'email',
  'phone',
  'location',
  'title',
  'company',
  'years',
  'skills',
  'languages',
  'degree',
  'school',
  'summary',
  'link',
  'source',
  'tags',
  'consent-date',
  'notes',
] as const;
export type CandidateField = (typeof candidateFields)[number];

const columnMapping = z
  .string()
  .max(3_000)
  .meta({
    description: `Fields of the columns in order, separated by commas; empty for columns to leave out: "name,email,,skills". One of ${candidateFields.join(', ')}.`,
  });

const text = z.string().nullable();

/** A row of a table as it will be. */
export const tableCandidate = z
  .object({
    line: z.int().meta({ description: 'Line in the file, from 1.' }),
    name: z.string(),
    email: text,
    phone: text,
    location: text,
    title: text,
    company: text,
    years: text,
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    degree: text,
    school: text,
    summary: text,
    links: z.array(z.string()),
    source: text,
    tags: z.array(z.string()),
    consentOn: text.meta({ description: 'YYYY-MM-DD.' }),
    notes: text,
    problems: z.array(rowProblem),
  })
  .meta({ id: 'TableCandidate' });
export type TableCandidate = z.infer<typeof tableCandidate>;

export const tablePreview = z
  .object({
    columns: z.array(
      z.object({
        heading: z.string(),
        field: z.enum(candidateFields).nullable().meta({ description: 'Null if the column is left out.' }),
        samples: z.array(z.string()),
      }),
    ),
    total: z.int().meta({ description: 'Number of rows below the headings.' }),
    refused: z.int().meta({ description: 'Number of rows with problems, which are not imported.' }),
    first: z.array(tableCandidate).meta({ description: 'The first rows as they will be imported.' }),
    withProblems: z
      .array(z.object({ line: z.int(), problems: z.array(rowProblem) }))
      .meta({ description: 'The first rows with problems, at most 200.' }),
  })
  .meta({ id: 'TablePreview' });
export type TablePreview = z.infer<typeof tablePreview>;

export const previewCandidateTable = endpoint({
  method: 'POST',
  path: '/candidate-tables/preview',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary: 'Preview the import of a CSV file of candidates. Nothing is stored.',
  input: z.object({
    mapping: columnMapping
      .optional()
      .meta({ description: 'If left out, columns are assigned by their headings.' }),
  }),
  files: ['file'],
  fileBytes: tableLimits.bytes,
  output: tablePreview,
  limitPerMinute: 120,
});

export const importCandidateTable = endpoint({
  method: 'POST',
  path: '/candidate-tables',
  access: 'signed-in',
  permission: 'resumes.write',
  scope: 'resumes:write',
  summary:
    'Import the candidates of a CSV file of up to 10,000 rows. Free; with a job, they are scored in runs at the usual price.',
  input: z.object({
    name: z.string().trim().min(1).max(importLimits.nameMax),
    mapping: columnMapping,
    jobDescriptionId: rowId.optional(),
    idempotencyKey: z.uuid(),
  }),
  files: ['file'],
  fileBytes: tableLimits.bytes,
  output: resumeImport,
  timeoutMs: limits.aiTimeoutMs,
  limitPerMinute: 20,
  limitPerDay: 500,
});
