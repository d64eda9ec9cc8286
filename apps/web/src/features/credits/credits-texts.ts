import { creditReasonWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Credits · Winnow',
  heading: 'Credits',
  introduction: 'One credit is one resume analysed for the first time against one job description.',
  available: 'Available',
  unlimited: 'Unlimited',
  credits: (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` }),
  // Who had a larger plan this month has more left than the plan of today gives.
  monthly: (left: number, all: number) =>
    left > all ? `${number(left)} of this month` : `${number(left)} of ${number(all)} of this month`,
  bought: (count: number) => `${number(count)} bought, which do not expire`,
  held: (count: number) => `${number(count)} set aside for runs under way`,
  used: 'Used this month',
  renews: (date: string) => `New monthly credits on ${date}.`,
  plan: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  more: 'Get more credits',
  refresh: 'Refresh',
  failed: 'Your credits could not be read',
  retry: 'Try again',
  prices: {
    heading: 'What costs a credit',
    caption: 'What things cost',
    what: 'What',
    cost: 'Credits',
    free: 'free',
    items: [
      { what: 'A resume analysed for the first time against a job description, on success', cost: 1 },
      { what: 'A job description written for you, on success', cost: 1 },
      { what: 'The same file against the same job description again', cost: 0 },
      { what: 'A file that could not be read, came twice, or was cancelled', cost: 0 },
      { what: 'New weights, corrections, replays, comparisons, exports', cost: 0 },
    ],
  },
  ledger: {
    heading: 'Ledger',
    caption: 'Everything that happened to your credits, the newest first',
    when: 'When',
    what: 'What',
    change: 'Change',
    left: 'Available after',
    empty: 'Nothing yet',
    emptyWords: 'Each resume that you analyse gets a line here, with its reason.',
    analyse: 'Analyse resumes',
    older: 'Show older lines',
    kinds: {
      grant: 'Received',
      hold: 'Set aside',
      debit: 'Spent',
      release: 'Given back',
      expiry: 'Expired',
    },
    takenBack: 'Taken back',
    endless: 'unlimited',
    reasons: creditReasonWords,
  },
};

export type CreditsTexts = TextsOf<typeof english>;

export const creditsTexts = defineTexts(english, {
  de: () => import('./credits-texts.de.ts'),
  ar: () => import('./credits-texts.ar.ts'),
});
