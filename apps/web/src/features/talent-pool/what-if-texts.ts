import type { WhatIfMove } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

type Told = { readonly line: string; readonly shows: string; readonly othersShow: string | null };
const compared = ({ shows, othersShow }: Told) =>
  othersShow === null ? shows : `${shows}, the others ${othersShow} on average`;

const because: Readonly<Record<WhatIfMove['cause'], (told: Told) => string>> = {
  weight: (told) => `Because of “${told.line}”: shows ${compared(told)}`,
  must: ({ line }) => `Does not meet “${line}”, which is a must-have now`,
  'must-dropped': ({ line }) => `“${line}” is no must-have any more`,
  others: ({ line }) => `Because of others and “${line}”`,
};

const english = {
  title: (job: string) => `What if · ${job} · Winnow`,
  heading: 'What if',
  explanation:
    'Change weights and must-haves, and see who of the whole talent pool comes first. Nothing is saved until you choose to, and trying costs no credits.',
  back: 'Back to the job',
  requirements: 'Requirements',
  weight: (line: string) => `Weight of “${line}”`,
  must: 'Must-have',
  reset: 'Reset',
  failed: 'We couldn’t rank the talent pool',
  retry: 'Try again',
  total: (now: number, before: number) =>
    now === before
      ? plural(now, { one: '1 candidate', other: `${number(now)} candidates` })
      : `${plural(now, { one: '1 candidate', other: `${number(now)} candidates` })} (before: ${number(before)})`,
  enters: (count: number, first: number) => `Enter the first ${number(first)}: ${number(count)}`,
  leaves: (count: number, first: number) => `Leave the first ${number(first)}: ${number(count)}`,
  same: (first: number) => `Nobody enters or leaves the first ${number(first)}.`,
  first: (first: number) => `The first ${number(first)}`,
  rank: (rank: number) => number(rank),
  before: (rank: number | null) => (rank === null ? 'new' : `before: ${number(rank)}`),
  nobody: 'No candidates match',
  nobodyWords: 'Make fewer requirements must-haves, or add resumes.',
  save: 'Save to the job',
  saveWords:
    'Saves a new version and costs no credits. Scores stay until you score the candidates again, free of charge.',
  saved: (version: number) => `Version ${number(version)} saved.`,
  allJobs: 'All jobs',
  noJob: {
    missing: 'Job not found',
    missingWords: 'It may have been deleted.',
    failed: 'We couldn’t load this job',
    retry: 'Try again',
  },
  notCompared: (count: number) =>
    plural(count, {
      one: '1 requirement is compared only in the full analysis.',
      other: `${number(count)} requirements are compared only in the full analysis.`,
    }),
  because,
};

export type WhatIfTexts = TextsOf<typeof english>;

export const whatIfTexts = defineTexts(english, {
  de: () => import('./what-if-texts.de.ts'),
  es: () => import('./what-if-texts.es.ts'),
  fr: () => import('./what-if-texts.fr.ts'),
  ar: () => import('./what-if-texts.ar.ts'),
});
