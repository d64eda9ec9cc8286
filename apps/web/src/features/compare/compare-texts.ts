import { verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, percent, list } = formatsOf('en');
const requirements = (count: number) =>
  plural(count, { one: '1 requirement', other: `${number(count)} requirements` });

const english = {
  title: 'Compare · Winnow',
  heading: 'Compare candidates',
  of: (job: string) => `For ${job}. Differences come first.`,
  back: 'Back to the run',
  anonymous: 'Anonymous',
  caption: (names: readonly string[]) => `${list(names)}, side by side`,
  waiting: 'Loading the comparison',
  failed: 'We couldn’t load the comparison',
  retry: 'Try again',
  tooFew: 'Select two to four candidates',
  tooFewWords: 'Select them in the list of the run, then choose “Compare”.',
  missing: 'A candidate was not found',
  missingWords: 'They may have been deleted, or belong to another account. Select again in the run.',
  candidate: 'Candidate',
  leaveOut: (name: string) => `Remove ${name}`,
  rows: {
    score: 'Score',
    potential: 'Potential score',
    confidence: 'Confidence',
    musts: 'Must-haves met',
    years: 'Experience',
    headline: 'Position',
    decision: 'Decision',
  },
  outOf: (score: number) => `Score ${number(score)} of 100`,
  notScored: 'Could not be scored',
  yours: (score: number) => `yours: ${number(score)}`,
  confidence: (confidence: number) => percent(confidence),
  met: (met: number, all: number) => (all === 0 ? 'none required' : `${number(met)} of ${number(all)}`),
  notSaid: 'not stated',
  differ: (count: number) => `Differences: ${requirements(count)}`,
  nothingDiffers: 'No requirement sets them apart.',
  alike: (count: number) => `In common: ${requirements(count)}`,
  must: 'must-have',
  overall: 'overall fit',
  status: verdictWords,
  notAsked: 'Not required here',
  moreQuotes: (count: number) =>
    plural(count, { one: '1 more quote', other: `${number(count)} more quotes` }),
};

export type CompareTexts = TextsOf<typeof english>;

export const compareTexts = defineTexts(english, {
  de: () => import('./compare-texts.de.ts'),
  es: () => import('./compare-texts.es.ts'),
  fr: () => import('./compare-texts.fr.ts'),
  ar: () => import('./compare-texts.ar.ts'),
});
