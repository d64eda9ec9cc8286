import type { WhatIfMove } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

type Told = { readonly line: string; readonly shows: string; readonly othersShow: string | null };
const compared = ({ shows, othersShow }: Told) =>
  othersShow === null ? shows : `${shows}; the others show ${othersShow} on average`;

const because: Readonly<Record<WhatIfMove['cause'], (told: Told) => string>> = {
  weight: (told) => `Because of “${told.line}”: shows ${compared(told)}`,
  must: ({ line }) => `Does not meet “${line}”, which is now a must-have`,
  'must-dropped': ({ line }) => `“${line}” is no longer a must-have`,
  others: ({ line }) => `Other candidates moved because of “${line}”`,
};

const english = {
  title: (job: string) => `What if · ${job} · Winnow`,
  heading: 'What if',
  explanation:
    'Change weights and must-haves, and see who ranks first in the whole talent pool. Nothing is saved until you choose to, and trying costs no credits.',
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
  enters: (count: number, first: number) => `Entering the top ${number(first)}: ${number(count)}`,
  leaves: (count: number, first: number) => `Leaving the top ${number(first)}: ${number(count)}`,
  same: (first: number) => `The top ${number(first)} stay the same.`,
  first: (first: number) => `Top ${number(first)}`,
  rank: (rank: number) => number(rank),
  before: (rank: number | null) => (rank === null ? 'new' : `before: ${number(rank)}`),
  nobody: 'No candidates match',
  nobodyWords: 'Make fewer requirements must-haves, or add resumes.',
  weightIs: (weight: string) => `Weight ${weight}`,
  removed: 'No longer a requirement',
  conflict: (version: number) =>
    `Version ${number(version)} was saved while you tried other weights. Choose what to keep.`,
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
