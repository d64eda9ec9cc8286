import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

const english = {
  title: 'Operator console · Winnow',
  unproved: {
    heading: 'Confirm your email address',
    words:
      'Operators confirm their email address once. Log in with an emailed code or with Google. Your password alone is not enough this time.',
    action: 'Log in with a code',
  },
  secondFactor: {
    heading: 'Set up two-step login',
    words: 'Operators need two-step login. Turn it on in Settings, then come back.',
    action: 'Open Settings',
  },
  signIn: {
    heading: 'Log in again',
    words:
      'Log in again to use the operator console. It stays open for 12 hours after each login; the rest of Winnow is not affected.',
    action: 'Log in again',
  },
};

export type OperatorGateTexts = TextsOf<typeof english>;

export const operatorGateTexts = defineTexts(english, {
  de: () => import('./operator-gate-texts.de.ts'),
  es: () => import('./operator-gate-texts.es.ts'),
  fr: () => import('./operator-gate-texts.fr.ts'),
  ar: () => import('./operator-gate-texts.ar.ts'),
});
