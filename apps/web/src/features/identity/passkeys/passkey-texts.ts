import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';

/** Texts about passkeys: login, settings, errors. */
const english = {
  heading: 'Passkeys',
  explanation: 'Log in with your fingerprint, face or PIN instead of a password.',
  signIn: 'Log in with a passkey',
  use: 'Use a passkey',
  none: 'A passkey stays on your device or in your password manager. It can’t be guessed, and fake login pages can’t ask for it.',
  some: 'Each of these logs you in on its own, without a password or a code. If you lose a device, log in another way and remove its passkey here.',
  add: 'Add a passkey',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  cancel: 'Cancel',
  unnamed: 'Passkey',
  since: (date: string) => `Added on ${date}`,
  used: (date: string) => `last used on ${date}`,
  neverUsed: 'not used yet',
  waiting: 'Loading your passkeys',
  failed: 'We couldn’t load your passkeys',
  retry: 'Try again',
  added: 'Passkey added.',
  removed: 'Passkey removed. Devices that logged in with it are logged out.',
  naming: {
    title: 'Rename this passkey',
    explanation: 'Choose a name that tells you where the passkey is stored.',
    label: 'Name',
    submit: 'Save name',
    required: 'Enter a name of at most 120 characters',
  },
  removing: {
    title: (name: string) => `Remove ${name}?`,
    explanation:
      'It will no longer log you in. Then delete it from your device or password manager, too. Your password and emailed codes keep working.',
  },
  errors: {
    another: 'This passkey belongs to another account. Choose one for the account you’re logging in to.',
    refused: 'This passkey was not accepted. It may have been removed from the account. Log in another way.',
    expired: 'That took too long. Please try again.',
    exists: 'This device already has a passkey for your account.',
    many: 'You have the maximum number of passkeys. Remove one first.',
    onlyWay: 'This passkey is the only way into your account. Add another passkey or set a password first.',
    browser: 'Your browser couldn’t use a passkey here. Please try again or log in another way.',
  },
};

export type PasskeyTexts = TextsOf<typeof english>;

export const passkeyTexts = defineTexts(english, {
  de: () => import('./passkey-texts.de.ts'),
  es: () => import('./passkey-texts.es.ts'),
  fr: () => import('./passkey-texts.fr.ts'),
  ar: () => import('./passkey-texts.ar.ts'),
});
