import { creditsByPlan, limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The terms of service of this product. */
const english = {
  title: 'Terms of service · Winnow',
  description:
    'The rules for using Winnow: accounts, credits, payment, what you may upload, what a score is and is not.',
  heading: 'Terms of service',
  introduction: 'Short on purpose. If something is unclear, ask before you agree.',
  contents: 'On this page',
  changed: (date: string) => `Last changed on ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'What you get',
      paragraphs: [
        'Winnow reads resumes, compares them with a job description, and shows a ranked list with the words that each finding rests on. The public pages and the resume matcher can be used without an account; everything else needs one.',
      ],
    },
    {
      id: 'score',
      heading: 'What a score is, and what it is not',
      paragraphs: [
        'A score is the share of what was asked that a resume bears out. It is not a probability and no judgement of a person. It can be wrong; the page of features says how often. You decide, and you answer for your decision.',
        'You may not use Winnow to reject people without a person who looks, and not to choose by age, sex, origin, religion, disability or whatever else the law of your country protects.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Give a mail address that is yours and keep your password to yourself. Who acts with your account acts for you. You can leave at any time, in your settings; we may close an account that is used to harm others or to get around the limits.',
      ],
    },
    {
      id: 'uploads',
      heading: 'What you upload',
      paragraphs: [
        `It stays yours. You tell us that you may use it: candidates have sent you their resume, and you have told them how you read it. Limits: ${limits.filesPerBatch} files in a run, ${limits.fileBytes / 1024 / 1024} MB each.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      paragraphs: [
        `One credit buys one resume analyzed for the first time against one job description. Free has ${creditsByPlan.free} a month, Pro ${creditsByPlan.pro}, Enterprise as many as you need.`,
      ],
      points: [
        'You are told the price before a run. It is held when the run starts and settled file by file.',
        'Files that cannot be read, files that come twice, runs that you cancel and faults of ours cost nothing.',
        'New weights, corrections, replays and exports are free. So is the same file against the same job description.',
        'Monthly credits end with the month. Credits that you buy do not end, and are used last.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and leaving',
      paragraphs: [
        'Plans are paid by the month in advance. You can cancel at any time; the plan then runs to the end of the month that is paid. If we change a price, we tell you a month before, and the change counts from your next month.',
        'The waitlist’s offer, a free month of Pro for the first hundred, ends by itself and asks for no card.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and help',
      paragraphs: [
        `We work to keep the service running day and night, and to answer within ${limits.supportAnswerHours} hours. Neither is a guarantee in law unless we have signed one with you.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'We answer without limit for what we do on purpose or with gross negligence, and where the law says so. Otherwise we answer for damage that was to be expected, up to what you paid in the last twelve months.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes of these terms',
      paragraphs: [
        'We tell you by mail a month before a change that touches you. If you do not agree, you can leave before it counts, and get back what you paid for the time after.',
      ],
    },
  ],
};

export type TermsTexts = TextsOf<typeof english>;

export const termsTexts = defineTexts(english, {
  de: () => import('./terms-texts.de.ts'),
  ar: () => import('./terms-texts.ar.ts'),
});
