import { creditsByPlan, offer } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The words of the price list. */
const english = {
  title: 'Pricing · Winnow',
  description:
    'Free, Pro and Enterprise. One credit is one resume analyzed; files that fail, duplicates and re-ranking cost nothing.',
  heading: 'You pay for resumes that were read, and for nothing else',
  introduction:
    'One credit buys one resume analyzed for the first time against one job description, on success only. All plans use the same engine: nobody gets a worse score for paying less.',
  aMonth: 'a month',
  byAgreement: 'By agreement',
  vat: (percent: string) => `Prices contain ${percent} VAT.`,
  credits: (count: string) => `${count} credits a month`,
  unlimited: 'Unlimited credits',
  offer: `The first ${offer.firstUsers} on the waitlist get Pro free for one month.`,
  plans: {
    free: {
      name: 'Free',
      words: `For one job now and then. ${creditsByPlan.free} resumes a month, with everything the engine can do.`,
      points: ['Every format, every finding, every export', 'Job description creator', 'No card, no end'],
      action: 'Get started',
    },
    pro: {
      name: 'Pro',
      words: `For whoever hires every month. ${creditsByPlan.pro} resumes, and more when a job runs hot.`,
      points: [
        'Everything in Free',
        'Bulk runs of 50 at a time',
        'More credits at any time, which do not expire',
        'Support that answers you first',
      ],
      action: 'Choose Pro',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'For teams that read thousands, on our server or on your own.',
      points: [
        'Everything in Pro, without counting',
        'Your own database, storage, mail and sign-in',
        'Invoice and transfer',
        'A person you know by name',
      ],
      action: 'Talk to us',
    },
  },
  free: {
    heading: 'What costs nothing',
    points: [
      'Files that cannot be read, files that come twice, runs that you cancel, faults of ours',
      'The same file against the same job description, as often as you like',
      'New weights, corrected facts, replays, comparisons and exports',
      'The resume matcher for job seekers, without an account',
    ],
  },
  questions: {
    heading: 'Questions people ask first',
    items: [
      {
        question: 'When is a credit taken?',
        answer:
          'You see the price before the run. It is held when the run starts and taken file by file, each when its result is there. What fails is given back at once, and your ledger has a line for it.',
      },
      {
        question: 'Do credits expire?',
        answer: 'Monthly credits end with the month. Credits that you buy do not, and are used last.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time, in two clicks. The plan runs to the end of the month that is paid, and your data stays.',
      },
      {
        question: 'What does a written job description cost?',
        answer: 'One credit, when it is there. Writing one of its sections again is free.',
      },
    ],
  },
};

export type PricingTexts = TextsOf<typeof english>;

export const pricingTexts = defineTexts(english, {
  de: () => import('./pricing-texts.de.ts'),
  ar: () => import('./pricing-texts.ar.ts'),
});
