import type { ProofKind } from './one-time-tokens.ts';

export type NoticeKind =
  | 'already-registered'
  | 'password-changed'
  | 'email-changed'
  | 'factor-added'
  | 'factor-removed'
  | 'google-added';

type Words = {
  readonly subject: string;
  readonly opening: string;
  /** On the button; `null` where the letter has none. */
  readonly action: string | null;
  readonly closing: string;
};

const notYou = 'If it was not you, ignore this letter: nothing happens without the link or the code.';
const reportIt = 'If it was not you, reset your password at once: that signs out everybody else.';

/** Letters that ask somebody to prove that an address is theirs. */
export const proofWords: Readonly<Record<ProofKind | 'invite', Words>> = {
  confirmation: {
    subject: 'Confirm your email address',
    opening: 'Welcome to Winnow. Please confirm that this address is yours.',
    action: 'Confirm my address',
    closing: notYou,
  },
  invite: {
    subject: 'You are invited to Winnow',
    opening: 'Somebody made an account at Winnow for you. Accept it to begin.',
    action: 'Accept the invitation',
    closing: notYou,
  },
  recovery: {
    subject: 'Reset your password',
    opening: 'Somebody, probably you, asked for a new password at Winnow.',
    action: 'Choose a new password',
    closing: notYou,
  },
  magiclink: {
    subject: 'Your sign-in link',
    opening: 'Somebody, probably you, wants to sign in to Winnow without a password.',
    action: 'Sign in',
    closing: notYou,
  },
  email_change_new: {
    subject: 'Confirm your new email address',
    opening: 'This address is to become the one of an account at Winnow.',
    action: 'Confirm this address',
    closing: notYou,
  },
  email_change_current: {
    subject: 'Confirm the change of your email address',
    opening:
      'The address of your account at Winnow is to be changed. Please confirm from the old one as well.',
    action: 'Confirm the change',
    closing: reportIt,
  },
  reauthentication: {
    subject: 'Your confirmation code',
    opening: 'Type this code to confirm that it is you who changes your password.',
    action: null,
    closing: reportIt,
  },
};

/** Letters that only tell what happened. */
export const noticeWords: Readonly<Record<NoticeKind, Words>> = {
  'already-registered': {
    subject: 'You already have an account',
    opening:
      'Somebody, probably you, tried to register at Winnow with this address. It has an account: sign in, or reset your password.',
    action: null,
    closing: 'If it was not you, there is nothing to do.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    opening: 'The password of your account at Winnow was changed, and all other devices were signed out.',
    action: null,
    closing: reportIt,
  },
  'email-changed': {
    subject: 'Your email address was changed',
    opening: 'The address of your account at Winnow was changed. This one is no longer in use.',
    action: null,
    closing: 'If it was not you, write to support at once.',
  },
  'factor-added': {
    subject: 'Two-step sign-in is on',
    opening: 'An authenticator app was added to your account at Winnow.',
    action: null,
    closing: reportIt,
  },
  'factor-removed': {
    subject: 'An authenticator app was removed',
    opening: 'An authenticator app was removed from your account at Winnow.',
    action: null,
    closing: reportIt,
  },
  'google-added': {
    subject: 'Sign-in with Google is on',
    opening:
      'Somebody who owns this address signed in to Winnow with Google. From now on both ways lead to the same account.',
    action: null,
    closing: reportIt,
  },
};
