import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** The words around authenticator apps in the settings. */
const english = {
  none: 'With an authenticator app on your phone, a stolen password is not enough to get in.',
  some: 'Logging in asks for a code of one of these apps.',
  add: 'Add an authenticator app',
  remove: 'Remove',
  removeAdded: (date: string) => `Remove the app added on ${date}`,
  since: (date: string) => `Added on ${date}`,
  unnamed: 'Authenticator app',
  waiting: 'Looking for your authenticator apps',
  failed: 'Your authenticator apps could not be looked up',
  retry: 'Try again',
  dialog: {
    title: 'Add an authenticator app',
    scan: 'Scan this with the app. It is made for this account alone.',
    qrLabel: 'Code to scan with the authenticator app',
    byHand: 'Cannot scan? Type this key into the app:',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    code: 'Then type the code that the app shows now.',
    submit: 'Turn on',
    cancel: 'Cancel',
  },
  added: 'Authenticator app added. All other devices are signed out.',
  removing: {
    title: 'Remove this authenticator app?',
    explanation: 'Logging in will no longer ask for its codes.',
    submit: 'Remove',
    cancel: 'Keep it',
  },
  removed: 'Authenticator app removed.',
};

export type AuthenticatorAppsTexts = TextsOf<typeof english>;

export const authenticatorAppsTexts = defineTexts(english, {
  de: () => import('./authenticator-apps-texts.de.ts'),
  ar: () => import('./authenticator-apps-texts.ar.ts'),
});
