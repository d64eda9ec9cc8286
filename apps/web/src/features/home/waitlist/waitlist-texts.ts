import {
  offer,
  type WaitlistError,
  waitlistEmailTaken,
  waitlistMessages,
  waitlistThanks,
} from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts of the waitlist. */
const english = {
  label: 'Waitlist',
  invitation: 'Join the revolution in AI-powered recruitment and be among the first to experience it.',
  benefits: {
    heading: 'What you get',
    items: [
      {
        name: `Pro, free for ${offer.freeMonths} month`,
        words: `For the first ${offer.firstUsers} users: more bulk resume analysis, advanced matching algorithms and priority support.`,
      },
      {
        name: 'Early access',
        words: 'Get in before the public launch. We email you once, when we open.',
      },
      {
        name: 'A private community',
        words: 'HR leaders who try it first, with a direct line to the team that builds it.',
      },
    ],
  },
  heading: 'Ready to Experience the Future?',
  formInvitation: 'Leave your email. The waitlist is free, secure and private.',
  fields: {
    name: 'Your name *',
    email: 'Enter your email *',
    role: 'Your role *',
    company: 'Company name (optional)',
  },
  submit: 'Get Early Access',
  joining: 'Joining...',
  notes: [
    `The first ${offer.firstUsers} users get the PRO plan free for ${offer.freeMonths} month`,
    'No credit card required',
  ],
  errors: { ...waitlistMessages } satisfies Record<WaitlistError, string> as Record<WaitlistError, string>,
  emailTaken: waitlistEmailTaken as string,
  failed: 'Failed to join waitlist. Please try again.',
  success: {
    heading: "You're In!",
    thanks: waitlistThanks as string,
    position: (position: number) => `You are number ${position} on the list.`,
    offer: 'You’re among the first hundred: your first month of Pro is free.',
    emailSent: 'We’ve sent you a confirmation email.',
    back: 'Back to Page',
  },
};

export type WaitlistTexts = TextsOf<typeof english>;

export const waitlistTexts = defineTexts(english, {
  de: () => import('./waitlist-texts.de.ts'),
  es: () => import('./waitlist-texts.es.ts'),
  fr: () => import('./waitlist-texts.fr.ts'),
  ar: () => import('./waitlist-texts.ar.ts'),
});
