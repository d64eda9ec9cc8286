import * as z from 'zod';
import { languages } from './accounts.ts';
import { download, endpoint } from './endpoint.ts';
import { rowId } from './ids.ts';

/** Categories of sex or gender; applicants who do not answer are unknown. */
export const sexes = ['woman', 'man', 'another'] as const;
export type Sex = (typeof sexes)[number];

/** Race and ethnicity as the EEO-1 report and New York's Local Law 144 group them. */
export const races = [
  'hispanic-or-latino',
  'white',
  'black-or-african-american',
  'native-hawaiian-or-pacific-islander',
  'asian',
  'american-indian-or-alaska-native',
  'two-or-more',
] as const;
export type Race = (typeof races)[number];

/** An answer to each question that an applicant may choose instead of one of the categories. */
export const undisclosed = 'undisclosed';

/** Minimum group sizes and shares for published numbers. */
export const fairnessLimits = {
  /** Minimum people in a published cell; smaller cells are hidden unless 0. */
  cell: 5,
  /** Minimum people in a category for comparing its rate. */
  group: 10,
  /** Share of those who answered below which Local Law 144 lets a category be left out of the comparison. */
  share: 0.02,
} as const;

/**
 * What is compared: the share of applicants who reached a stage, and `score`: the share of those scored whose score is
 * above the median.
 */
export const fairnessMeasures = ['score', 'screening', 'interview', 'offer', 'hired'] as const;
export type FairnessMeasure = (typeof fairnessMeasures)[number];

/** Why a rate is not compared: hidden or too small numbers, a category below 2 %, or a highest rate of 0. */
export const fairnessGaps = ['too-few', 'left-out', 'none-selected'] as const;

const people = z
  .int()
  .nullable()
  .meta({ description: 'Number of people; null if it could reveal something about a person.' });

const fairnessRate = z
  .object({
    measure: z.enum(fairnessMeasures),
    of: people,
    selected: people,
    rate: z.number().nullable(),
    impactRatio: z
      .number()
      .nullable()
      .meta({ description: 'The rate divided by the highest rate of the table.' }),
    isHighest: z.boolean(),
    isBelowFourFifths: z.boolean().nullable(),
    fisherP: z
      .number()
      .nullable()
      .meta({ description: 'Two-sided exact p against the category with the highest rate.' }),
    z: z.number().nullable().meta({ description: 'z of a two-proportion test against the same category.' }),
    zP: z.number().nullable(),
    gap: z
      .enum(fairnessGaps)
      .nullable()
      .meta({ description: 'Why there is no ratio; null if there is one.' }),
  })
  .meta({ id: 'FairnessRate' });
export type FairnessRate = z.infer<typeof fairnessRate>;

const fairnessTable = z
  .object({
    by: z.enum(['sex', 'race', 'both']),
    isNothingHidden: z.boolean(),
    applicants: z.int(),
    unknown: z.int().meta({
      description: 'Applicants who did not answer; if rows are hidden, also the applicants in those rows.',
    }),
    rows: z.array(
      z.object({
        sex: z.enum(sexes).nullable(),
        race: z.enum(races).nullable(),
        applicants: people,
        rates: z.array(fairnessRate),
      }),
    ),
  })
  .meta({ id: 'FairnessTable' });
export type FairnessTable = z.infer<typeof fairnessTable>;

export const fairnessWorkbook = z
  .object({
    isAsked: z.boolean().meta({ description: 'Whether applicants are currently asked.' }),
    year: z.int(),
    years: z.array(z.int()).meta({ description: 'Years with applications, latest first.' }),
    countedUntil: z.iso.date().meta({
      description: 'First day that is not counted (UTC). Figures change once a month.',
    }),
    job: z.object({ id: z.uuid(), title: z.string() }).nullable().meta({
      description: 'The job; null for the whole organization.',
    }),
    jobs: z.array(z.object({ id: z.uuid(), title: z.string() })).meta({
      description: 'Jobs with applications in the year.',
    }),
    tables: z.array(fairnessTable),
  })
  .meta({ id: 'FairnessWorkbook' });
export type FairnessWorkbook = z.infer<typeof fairnessWorkbook>;

const selection = {
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(2200)
    .optional()
    .meta({ description: 'Year of the application (UTC); if left out, the latest year with applications.' }),
  jobId: rowId.optional().meta({ description: 'If left out, the whole organization.' }),
};

export const getFairnessWorkbook = endpoint({
  method: 'GET',
  path: '/organization/fairness',
  access: 'signed-in',
  permission: 'fairness.read',
  summary:
    'Selection and scoring rates by sex, by race and by both, from applicants’ voluntary answers. Each view is recorded in the audit log.',
  input: z.object(selection),
  output: fairnessWorkbook,
  limitPerMinute: 60,
});

export const downloadFairnessWorkbook = download({
  path: '/organization/fairness/file',
  access: 'signed-in',
  permission: 'fairness.read',
  summary: 'The same tables as a file.',
  input: z.object({
    ...selection,
    format: z.enum(['csv', 'xlsx']),
    language: z.enum(languages).default('en'),
  }),
  limitPerMinute: 30,
});

const selfReportFields = {
  isOn: z.boolean().meta({
    description: 'Whether applicants are asked for their sex and race after applying.',
  }),
};
export const selfReportSettings = z.object(selfReportFields).meta({ id: 'SelfReportSettings' });
export type SelfReportSettings = z.infer<typeof selfReportSettings>;

export const getSelfReportSettings = endpoint({
  method: 'GET',
  path: '/organization/self-report',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Whether applicants are asked for their sex and race. It is off by default.',
  output: selfReportSettings,
});

export const changeSelfReportSettings = endpoint({
  method: 'PATCH',
  path: '/organization/self-report',
  access: 'signed-in',
  permission: 'organization.manage',
  summary: 'Turn the voluntary questions to applicants on or off. Existing answers are kept.',
  input: z.object(selfReportFields),
  output: selfReportSettings,
  limitPerMinute: 30,
});
