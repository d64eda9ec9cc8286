import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const searchLimits = { queryMax: 200, words: 8 } as const;

/** Positions of the words in a text: half-open intervals in UTF-16 units. */
const marks = z.array(z.object({ start: z.int(), end: z.int() }));

/** The kinds of match: a fact of the resume, its file name, or a line of its text. */
export const searchReason = z.object({
  kind: z.enum([
    'name',
    'tag',
    'title',
    'employer',
    'skill',
    'certification',
    'language',
    'degree',
    'school',
    'place',
    'email',
    'phone',
    'company',
    'file',
    'text',
  ]),
  text: z.string(),
  marks,
});
export type SearchReason = z.infer<typeof searchReason>;

/** A resume. Without an analysis, `analysisId` is `null` and only the file can be opened. */
const candidateHit = z.object({
  fileId: z.uuid(),
  analysisId: z.uuid().nullable(),
  /** From the newest analysis. */
  jobTitle: z.string().nullable(),
  /** The name, else the name of the file; in the anonymous view, the alias. */
  name: z.string(),
  headline: z.string().nullable(),
  reasons: z.array(searchReason),
});
export type CandidateHit = z.infer<typeof candidateHit>;

const jobHit = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.string(),
  isArchived: z.boolean(),
  reasons: z.array(searchReason),
});

const runHit = z.object({ id: z.uuid(), jobTitle: z.string(), createdAt: z.iso.datetime() });

const fileHit = z.object({ id: z.uuid(), fileName: z.string(), marks });

/** A comment on a candidate; a mention is an @ alone. */
const commentHit = z.object({
  id: z.uuid(),
  analysisId: z.uuid(),
  name: z.string().nullable().meta({ description: 'Name of the candidate; null if none was found.' }),
  jobTitle: z.string(),
  by: z.uuid().meta({ description: 'The member who wrote it; ids of former members are kept.' }),
  at: z.iso.datetime(),
  text: z.string().meta({ description: 'The part that contains the words.' }),
  marks,
});

/** The best hits, and how many there are in all. */
function hitsOf<Hit extends z.ZodType>(hit: Hit) {
  return z.object({ total: z.int(), hits: z.array(hit) });
}

export const searchAnswer = z
  .object({
    /** The search words, lowercase and without accents; empty if there was no letter or digit. */
    words: z.array(z.string()),
    /** Names, contacts, places, schools and file names were not searched, since the anonymous view hides them. */
    isAnonymous: z.boolean(),
    candidates: hitsOf(candidateHit),
    jobs: hitsOf(jobHit),
    runs: hitsOf(runHit),
    files: hitsOf(fileHit),
    /** None in the anonymous view: a comment may contain a name. */
    comments: hitsOf(commentHit),
    /** Resumes that cannot be found by their content yet: they are being indexed. */
    pending: z.int(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  access: 'signed-in',
  permission: 'candidates.read',
  about: 'listed',
  summary:
    'Candidates, jobs, runs, files and comments that contain all the words, with what matched. Part of a word is enough; accents and capitals do not matter. In anonymous view, names and contact details are neither searched nor shown.',
  input: z.object({
    q: z.string().trim().max(searchLimits.queryMax, `Use at most ${searchLimits.queryMax} characters.`),
  }),
  output: searchAnswer,
  limitPerMinute: 240,
});
