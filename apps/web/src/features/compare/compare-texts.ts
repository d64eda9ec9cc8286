import { verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural, percent, list } = formatsOf('en');
const requirements = (count: number) =>
  plural(count, { one: '1 requirement', other: `${number(count)} requirements` });

const english = {
  title: 'Compare · Winnow',
  heading: 'Side by side',
  of: (job: string) => `For ${job}. Where they differ comes first.`,
  back: 'Back to the run',
  anonymous: 'Anonymous',
  caption: (names: readonly string[]) => `${list(names)}, side by side`,
  waiting: 'Laying them side by side',
  failed: 'They could not be read',
  retry: 'Try again',
  tooFew: 'Two to four candidates are compared',
  tooFewWords: 'Select them in the list of the run, then choose “Compare”.',
  missing: 'One of them is not there',
  missingWords: 'It may have been deleted, or belong to somebody else. Select again in the run.',
  candidate: 'Candidate',
  leaveOut: (name: string) => `Leave ${name} out`,
  rows: {
    score: 'Score',
    potential: 'Potential score',
    confidence: 'Confidence',
    musts: 'Must-haves met',
    years: 'Years',
    headline: 'Position',
    decision: 'Decision',
  },
  outOf: (score: number) => `Score ${number(score)} of 100`,
  notJudged: 'Could not be scored',
  yours: (score: number) => `yours: ${number(score)}`,
  sure: (confidence: number) => percent(confidence),
  met: (met: number, all: number) => (all === 0 ? 'none asked for' : `${number(met)} of ${number(all)}`),
  notSaid: 'not said',
  differ: (count: number) => `Where they differ: ${requirements(count)}`,
  nothingDiffers: 'They stand alike in every requirement.',
  alike: (count: number) => `Where they are alike: ${requirements(count)}`,
  must: 'must-have',
  overall: 'overall fit',
  status: verdictWords,
  notAsked: 'Not asked of them',
  moreQuotes: (count: number) =>
    plural(count, { one: '1 more quote', other: `${number(count)} more quotes` }),
};

export type CompareTexts = TextsOf<typeof english>;

export const compareTexts = defineTexts(english, {
  de: () => import('./compare-texts.de.ts'),
  ar: () => import('./compare-texts.ar.ts'),
});
