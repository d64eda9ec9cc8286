import * as z from 'zod';
import { languages } from './accounts.ts';
import { languageLevels } from './candidate-facts.ts';
import { download, endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';
import { jobLimits } from './job-requirements.ts';
import { searchReason } from './search.ts';
import { verdicts } from './verdicts.ts';

export const poolLimits = {
  /** Characters of what is typed at once. */
  queryMax: 500,
  chips: 30,
  /** Candidates of one page, and how far down the list goes. */
  page: 50,
  depth: 500,
  /** Candidates whose resumes are compared with the search by one call. */
  explained: 5,
  chipTextMax: 200,
} as const;

/** What a resume is searched by. */
export const poolFactKinds = [
  'skill',
  'title',
  'occupation',
  'level',
  'degree',
  'field',
  'certification',
  'language',
  'place',
  'years',
] as const;

/** `stage`, `tag`, `active`, `source` and `list` are about what your team did or said, the others about resumes. */
export const poolChipKinds = [
  'skill',
  'title',
  'level',
  'years',
  'degree',
  'field',
  'certification',
  'language',
  'place',
  'words',
  'boolean',
  'stage',
  'tag',
  'active',
  'source',
  'list',
] as const;
export type PoolChipKind = (typeof poolChipKinds)[number];

/** One criterion of a search. */
export const poolChip = z
  .object({
    kind: z.enum(poolChipKinds),
    text: z.string().trim().min(1).max(poolLimits.queryMax).meta({
      description:
        'Text to display; for `words`, `boolean`, `stage`, `tag` and `source` also the value searched for. For `list`, the id of a talent list, which doesn’t change when the list is renamed.',
    }),
    /** Facts that show it, any of them; empty for what is no fact of a resume. */
    ways: z
      .array(z.object({ kind: z.enum(poolFactKinds), value: z.string().max(poolLimits.chipTextMax) }))
      .max(40),
    /** Least months, for years and skills; days since the last activity for `active`. */
    amount: z.int().min(0).max(1_200).nullable(),
    /** Of a language; `null` for any. */
    level: z.enum(languageLevels).nullable(),
    /** `prefer` orders candidates, `must` and `not` decide who is listed. */
    mode: z.enum(['prefer', 'must', 'not']),
  })
  .meta({ id: 'PoolChip' });
export type PoolChip = z.infer<typeof poolChip>;

/** Why a search cannot be understood. `at` is where in the text. */
export const poolProblemCodes = [
  'nothing-to-search',
  'only-common-words',
  'one-letter',
  'open-quote',
  'open-parenthesis',
  'extra-parenthesis',
  'missing-operand',
  'too-deep',
] as const;
export type PoolProblemCode = (typeof poolProblemCodes)[number];

export const readPoolQuery = endpoint({
  method: 'POST',
  path: '/talent-pool/read',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'pool:read',
  about: 'listed',
  summary:
    'The criteria of a search in plain words: skills, titles, years, degrees, certificates, languages and places. AND, OR, NOT, parentheses and quotes work too.',
  input: z.object({
    text: z.string().trim().max(poolLimits.queryMax),
  }),
  output: z
    .object({
      chips: z.array(poolChip),
      /** Words that say nothing about candidates. */
      ignored: z.array(z.string()),
      problem: z
        .object({ code: z.enum(poolProblemCodes), message: z.string(), at: z.int().nullable() })
        .nullable(),
    })
    .meta({ id: 'PoolQueryRead' }),
  limitPerMinute: 240,
});

const chips = z.array(poolChip).max(poolLimits.chips);

const poolHit = z
  .object({
    personId: z.uuid(),
    /** Of their newest resume. */
    fileId: z.uuid(),
    /** Their newest analysis for a job that the caller sees. */
    analysisId: z.uuid().nullable(),
    jobTitle: z.string().nullable(),
    /** The name, else the name of the file; in the anonymous view, the alias. */
    name: z.string(),
    headline: z.string().nullable(),
    /** Hidden in the anonymous view. */
    place: z.string().nullable(),
    experienceMonths: z.int().nullable(),
    tags: z.array(z.string()),
    resumes: z.int(),
    addedAt: z.iso.datetime(),
    /** 0-100: how much of what is preferred the facts of the resumes show; `null` where nothing is. */
    match: z.int().nullable(),
    /** Facts that match, the weightiest criteria first. */
    reasons: z.array(searchReason),
  })
  .meta({ id: 'PoolHit' });
export type PoolHit = z.infer<typeof poolHit>;

export const poolAnswer = z
  .object({
    total: z.int(),
    hits: z.array(poolHit),
    /** Of all who are found, how many have the most common facts. */
    counts: z.array(
      z.object({
        kind: z.enum(poolFactKinds),
        value: z.string(),
        label: z.string(),
        people: z.int(),
      }),
    ),
    /** By their years of work: from this many years up to the next entry. */
    years: z.array(z.object({ from: z.int(), people: z.int() })),
    isAnonymous: z.boolean(),
    missingLists: z.array(z.string()).meta({
      description:
        'Talent lists in the search that were deleted or aren’t shared with the caller; they match no one.',
    }),
    /** Resumes that cannot be found yet: they are being indexed. */
    pending: z.int(),
  })
  .meta({ id: 'PoolAnswer' });
export type PoolAnswer = z.infer<typeof poolAnswer>;

export const searchPool = endpoint({
  method: 'POST',
  path: '/talent-pool/search',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'pool:read',
  about: 'listed',
  summary:
    'Candidates in the library by what their resumes show, best match first. Everyone is compared, and all counts are exact. Hiring managers find candidates of their jobs.',
  input: z.object({
    chips,
    limit: z.int().min(0).max(poolLimits.page).default(20),
    offset: z.int().min(0).max(poolLimits.depth).default(0),
    /** Whether the facts of all who are found are counted. */
    withCounts: z.boolean().default(false),
  }),
  output: poolAnswer,
  limitPerMinute: 240,
});

export const exportPool = download({
  method: 'POST',
  path: '/talent-pool/csv',
  access: 'signed-in',
  permission: 'candidates.export',
  scope: 'exports:read',
  about: 'listed',
  summary: `The candidates of a search as a table, best match first, at most ${poolLimits.depth}. Without names, file names and places in anonymous view.`,
  input: z.object({
    chips,
    personIds: z
      .array(rowId)
      .min(1)
      .max(poolLimits.depth)
      .optional()
      .meta({ description: 'Only these of the candidates found.' }),
    language: z.enum(languages).default('en'),
  }),
  limitPerMinute: 30,
});

/** How a resume shows one criterion of a search. */
export const poolVerdict = z.object({
  /** Which of the criteria that were asked about, from 0. */
  part: z.int(),
  status: z.enum(verdicts),
  /** The strongest words of the resume; `null` where there are none. */
  quote: z.string().nullable(),
});
export type PoolVerdict = z.infer<typeof poolVerdict>;

export const explainPool = endpoint({
  method: 'POST',
  path: '/talent-pool/explain',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'pool:read',
  about: 'listed',
  summary:
    'How the newest resumes of up to five candidates match each criterion of a search, with quotes. Costs no credits.',
  input: z.object({ chips, personIds: z.array(z.uuid()).min(1).max(poolLimits.explained) }),
  output: z
    .array(
      z.object({
        personId: z.uuid(),
        /** `null` where the resume cannot be compared now. */
        verdicts: z.array(poolVerdict).nullable(),
      }),
    )
    .meta({ id: 'PoolExplanations' }),
  limitPerMinute: 240,
});

/** Whose first places a changed weight is compared by. */
export const whatIfFirst = 50;

/** Why somebody enters or leaves the first places. */
export const whatIfCauses = ['weight', 'must', 'must-dropped', 'others'] as const;

const whatIfMove = z.object({
  hit: poolHit,
  /** From 1; `null` beyond the depth of the list, or for who misses a must-have. */
  rankBefore: z.int().nullable(),
  rankAfter: z.int().nullable(),
  cause: z.enum(whatIfCauses).meta({
    description:
      '`weight`: the line counts more or less than before. `must`, `must-dropped`: the person misses the line. `others`: others miss it, or no longer do.',
  }),
  line: z.string().meta({ description: 'Id of the requirement.' }),
  /** 0-100: how much of the line the facts of the person show, and of those on the other side on average. */
  shows: z.int(),
  othersShow: z.int().nullable(),
});
export type WhatIfMove = z.infer<typeof whatIfMove>;

export const askWhatIf = endpoint({
  method: 'POST',
  path: '/job-descriptions/{id}/what-if',
  access: 'signed-in',
  permission: 'candidates.read',
  scope: 'pool:read',
  about: { job: 'id' },
  summary: `Everyone in the library ranked for a job with other weights or must-haves: the top ${whatIfFirst}, who enters, who leaves, and because of which requirement. Nothing is stored, and it costs no credits.`,
  input: z.object({
    id: rowId,
    changes: z
      .array(
        z.object({ requirement: z.string().max(100), weight: z.number().min(0).max(5), must: z.boolean() }),
      )
      .max(jobLimits.requirements)
      .default([]),
  }),
  output: z
    .object({
      total: z.int(),
      totalBefore: z.int(),
      first: z.array(z.object({ hit: poolHit, rankBefore: z.int().nullable() })),
      enters: z.array(whatIfMove),
      leaves: z.array(whatIfMove),
      /** Requirements that only the full analysis compares. */
      notCompared: z.array(z.string()),
      isAnonymous: z.boolean(),
    })
    .meta({ id: 'WhatIf' }),
  limitPerMinute: 120,
});
