import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts of the confirmation dialog before sensitive actions. */
const english = {
  title: 'Confirm it’s you',
  explanation: 'You logged in a while ago. To protect your account, confirm your identity to continue.',
  waiting: 'Loading the ways to confirm',
  password: 'Your password',
  submit: 'Confirm and continue',
  cancel: 'Cancel',
  byCode: 'Email me a code instead',
  byPassword: 'Use my password instead',
  sent: (email: string) => `We sent a 6-digit code to ${email}.`,
  wrongPassword: 'Incorrect password.',
  googleHelp: 'Google brings you back to this page. Then start again.',
};

export type ConfirmationTexts = TextsOf<typeof english>;

export const confirmationTexts = defineTexts(english, {
  de: () => import('./confirmation-texts.de.ts'),
  es: () => import('./confirmation-texts.es.ts'),
  fr: () => import('./confirmation-texts.fr.ts'),
  ar: () => import('./confirmation-texts.ar.ts'),
});
