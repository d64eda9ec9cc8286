import { creditReasonWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  title: 'Credits · Winnow',
  heading: 'Credits',
  introduction: 'One credit is one resume analyzed for the first time against one job.',
  available: 'Available',
  unlimited: 'Unlimited',
  credits: (count: number) => plural(count, { one: '1 credit', other: `${number(count)} credits` }),
  // After a larger plan this month, more may be left than the current plan gives.
  monthly: (left: number, all: number) =>
    left > all ? `${number(left)} from this month` : `${number(left)} of ${number(all)} from this month`,
  bought: (count: number) => `${number(count)} bought; they don’t expire`,
  reserved: (count: number) => `${number(count)} reserved for runs in progress`,
  used: 'Used this month',
  renews: (date: string) => `New monthly credits on ${date}.`,
  plan: { free: 'Free', pro: 'Pro', enterprise: 'Enterprise' },
  more: 'Buy credits',
  refresh: 'Refresh',
  failed: 'We couldn’t load your credits',
  retry: 'Try again',
  prices: {
    heading: 'Pricing of credits',
    caption: 'What each action costs',
    what: 'Action',
    cost: 'Credits',
    free: 'free',
    items: [
      { what: 'First analysis of a resume against a job, on success only', cost: 1 },
      { what: 'Generating a job description, on success only', cost: 1 },
      { what: 'The same file against the same job again', cost: 0 },
      { what: 'Unreadable, duplicate or canceled files', cost: 0 },
      { what: 'New weights, corrections, score verifications, comparisons, exports', cost: 0 },
    ],
  },
  ledger: {
    heading: 'Ledger',
    caption: 'All changes to your credits, newest first',
    when: 'Date',
    what: 'Action',
    change: 'Change',
    left: 'Balance',
    empty: 'No activity yet',
    emptyWords: 'Each resume you analyze appears here with its reason.',
    analyse: 'Analyze resumes',
    older: 'Load older',
    kinds: {
      grant: 'Received',
      hold: 'Reserved',
      debit: 'Used',
      release: 'Released',
      expiry: 'Expired',
    },
    takenBack: 'Reversed',
    moved: 'Moved',
    endless: 'unlimited',
    reasons: creditReasonWords,
  },
};

export type CreditsTexts = TextsOf<typeof english>;

export const creditsTexts = defineTexts(english, {
  de: () => import('./credits-texts.de.ts'),
  es: () => import('./credits-texts.es.ts'),
  fr: () => import('./credits-texts.fr.ts'),
  ar: () => import('./credits-texts.ar.ts'),
});
