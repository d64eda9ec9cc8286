import { creditsByPlan, limits } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The terms of service of this product. */
const english = {
  title: 'Terms of service · Winnow',
  description:
    'The rules for using Winnow: accounts, credits, payment, what you may upload, and what a score is and is not.',
  heading: 'Terms of service',
  introduction: 'Short on purpose. If something is unclear, ask before you agree.',
  contents: 'On this page',
  changed: (date: string) => `Last updated on ${date}.`,
  sections: [
    {
      id: 'what',
      heading: 'The service',
      paragraphs: [
        'Winnow reads resumes, compares them with a job description and shows a ranked list with the words each finding is based on. You can use the public pages and the resume matcher without an account; everything else requires one.',
      ],
    },
    {
      id: 'score',
      heading: 'What a score is, and what it is not',
      paragraphs: [
        'A score is the share of your requirements that a resume supports. It is not a probability and not a judgment of a person. It can be wrong; the Features page says how often. You make the decision, and you are responsible for it.',
        'You may not use Winnow to reject people without human review, or to select by age, sex, origin, religion, disability or any other characteristic that the law of your country protects.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Use your own email address and keep your password to yourself. Anything done with your account counts as done by you. You can delete your account at any time in your settings. We may close an account that is used to harm others or to get around the limits.',
      ],
    },
    {
      id: 'uploads',
      heading: 'What you upload',
      paragraphs: [
        `Your uploads remain yours. You confirm that you may use them: candidates sent you their resumes, and you told them how you process them. Limits: ${limits.filesPerBatch} files in a run, ${limits.fileBytes / 1024 / 1024} MB each.`,
      ],
    },
    {
      id: 'credits',
      heading: 'Credits',
      paragraphs: [
        `One credit pays for one resume analyzed for the first time against one job description. Free includes ${creditsByPlan.free} a month, Pro ${creditsByPlan.pro}, Enterprise as many as you need. The monthly credits of Free belong to a person: an organization without a paid plan uses those of its members.`,
      ],
      points: [
        'You see the price before a run. Credits are reserved when the run starts and charged file by file.',
        'Files that cannot be read, duplicates, canceled runs and errors on our side cost nothing.',
        'New weights, corrections, recomputed scores and exports are free. So is analyzing the same file against the same job description again.',
        'Monthly credits expire at the end of the month. Credits you buy do not expire and are used last.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment and cancellation',
      paragraphs: [
        'Plans are paid monthly in advance. You can cancel at any time; the plan then runs until the end of the month you paid for. If we change a price, we tell you a month in advance, and the change applies from your next month.',
        'The waitlist offer, a free month of Pro for the first hundred, ends automatically and needs no card.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and support',
      paragraphs: [
        `We work to keep the service running around the clock and to answer within ${limits.supportAnswerHours} hours. Neither is a legal guarantee unless we have signed one with you.`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      paragraphs: [
        'Our liability is unlimited for intent and gross negligence and wherever the law requires it. Otherwise it is limited to foreseeable damage, up to what you paid in the last twelve months.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'We email you a month before any change that affects you. If you do not agree, you can delete your account before it takes effect and get a refund for the time after that.',
      ],
    },
  ],
};

export type TermsTexts = TextsOf<typeof english>;

export const termsTexts = defineTexts(english, {
  de: () => import('./terms-texts.de.ts'),
  es: () => import('./terms-texts.es.ts'),
  fr: () => import('./terms-texts.fr.ts'),
  ar: () => import('./terms-texts.ar.ts'),
});
