import { creditsByPlan, offer, seatsByPlan } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The texts of the pricing page. */
const english = {
  title: 'Pricing · Winnow',
  description:
    'Free, Pro and Enterprise. One credit is one resume analyzed; failed files, duplicates and re-ranking cost nothing.',
  heading: 'Pay only for the resumes we read',
  introduction:
    'One credit pays for one resume analyzed for the first time against one job description, on success only. All plans use the same engine, so every plan gets the same scores.',
  aMonth: 'a month',
  byAgreement: 'Custom pricing',
  vat: (percent: string) => `Prices include ${percent} VAT.`,
  credits: (count: string) => `${count} credits a month`,
  unlimited: 'Unlimited credits',
  offer: `The first ${offer.firstUsers} on the waitlist get Pro free for one month.`,
  plans: {
    free: {
      name: 'Free',
      words: `For hiring now and then. ${creditsByPlan.free} resumes a month, with everything the engine can do.`,
      points: [
        'All file formats, findings and exports',
        'Job description creator',
        'No credit card, no time limit',
        `Teams of up to ${seatsByPlan.free}, each with their own credits`,
      ],
      action: 'Get started',
    },
    pro: {
      name: 'Pro',
      words: `For hiring every month. ${creditsByPlan.pro} resumes, and more credits whenever you need them.`,
      points: [
        'Everything in Free',
        'Bulk runs of 50 resumes',
        'Extra credits that never expire',
        'Priority support',
        `Teams of up to ${seatsByPlan.pro}`,
      ],
      action: 'Choose Pro',
    },
    enterprise: {
      name: 'Enterprise',
      words: 'For teams that read thousands of resumes, on our server or your own.',
      points: [
        'Everything in Pro, without credit limits',
        'Your own database, storage, email and login',
        'Invoice and bank transfer',
        'A dedicated contact',
      ],
      action: 'Talk to us',
    },
  },
  free: {
    heading: 'What costs nothing',
    points: [
      'Files that cannot be read, duplicates, canceled runs and errors on our side',
      'Analyzing the same file against the same job description again',
      'New weights, corrected facts, recomputed scores, comparisons and exports',
      'The resume matcher for job seekers, without an account',
    ],
  },
  questions: {
    heading: 'Frequently asked questions',
    items: [
      {
        question: 'When is a credit charged?',
        answer:
          'You see the price before the run. Credits are reserved when the run starts and charged file by file, as each result is ready. Credits for files that fail are returned at once and listed in your credit ledger.',
      },
      {
        question: 'Do credits expire?',
        answer:
          'Monthly credits expire at the end of the month. Credits you buy do not expire and are used last.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'At any time, in two clicks. Your plan runs until the end of the month you paid for, and your data stays.',
      },
      {
        question: 'What does a generated job description cost?',
        answer: 'One credit when it is ready. Regenerating one of its sections is free.',
      },
    ],
  },
};

export type PricingTexts = TextsOf<typeof english>;

export const pricingTexts = defineTexts(english, {
  de: () => import('./pricing-texts.de.ts'),
  es: () => import('./pricing-texts.es.ts'),
  fr: () => import('./pricing-texts.fr.ts'),
  ar: () => import('./pricing-texts.ar.ts'),
});
