import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts about authenticator apps in the settings. */
const english = {
  none: 'With an authenticator app on your phone, a stolen password is not enough to get in.',
  some: 'Logging in asks for a code from one of these apps.',
  add: 'Add an authenticator app',
  remove: 'Remove',
  removeAdded: (date: string) => `Remove the app added on ${date}`,
  since: (date: string) => `Added on ${date}`,
  unnamed: 'Authenticator app',
  waiting: 'Loading your authenticator apps',
  failed: 'We couldn’t load your authenticator apps',
  retry: 'Try again',
  dialog: {
    title: 'Add an authenticator app',
    scan: 'Scan this code with the app. It works for this account only.',
    qrLabel: 'Code to scan with the authenticator app',
    byHand: 'Can’t scan it? Enter this key in the app:',
    copy: 'Copy key',
    copied: 'Key copied.',
    code: 'Then enter the code the app shows.',
    submit: 'Turn on',
    cancel: 'Cancel',
  },
  added: 'Authenticator app added. You’re logged out on all other devices.',
  removing: {
    title: 'Remove this authenticator app?',
    explanation: 'Logging in will no longer ask for its codes.',
    submit: 'Remove',
    cancel: 'Cancel',
  },
  removed: 'Authenticator app removed.',
};

export type AuthenticatorAppsTexts = TextsOf<typeof english>;

export const authenticatorAppsTexts = defineTexts(english, {
  de: () => import('./authenticator-apps-texts.de.ts'),
  es: () => import('./authenticator-apps-texts.es.ts'),
  fr: () => import('./authenticator-apps-texts.fr.ts'),
  ar: () => import('./authenticator-apps-texts.ar.ts'),
});
