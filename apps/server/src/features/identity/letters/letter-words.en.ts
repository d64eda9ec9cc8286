import type { LetterWords } from './letter-words.ts';

const notYou =
  'Somebody else may have typed this address by mistake. Then ignore this letter: nothing happens without the link or the code.';
const resetAction = { label: 'Not you? Reset your password', path: '/forgot-password' };
const reportIt =
  'If it was you, there is nothing to do. If not, reset your password now: that signs out everybody else.';

export const words: LetterWords = {
  proofs: {
    confirmation: {
      subject: 'Confirm your email address',
      opening: 'Welcome to Winnow. Confirm that this address is yours, and you can begin.',
      action: 'Confirm this address',
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
      opening: 'You asked for a new password at Winnow. Choose it here.',
      action: 'Choose a new password',
      closing: notYou,
    },
    magiclink: {
      subject: 'Sign in to Winnow',
      opening: 'You asked to sign in without a password. This link does it, and so does the code.',
      action: 'Sign in',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Confirm it’s you',
      opening: 'Enter this code in Winnow to confirm that it’s you.',
      action: null,
      closing:
        'Never share this code: it also signs in to your account. If you did not ask for it, ignore this email. If you think somebody else uses your account, reset your password.',
    },
    email_change_new: {
      subject: 'Confirm your new email address',
      opening: 'This address is to become the one of an account at Winnow. Confirm that it is yours.',
      action: 'Confirm this address',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Confirm the change of your email address',
      opening:
        'The address of your account at Winnow is to be changed to another one. Confirm it from here as well: without you, nothing changes.',
      action: 'Confirm the change',
      closing:
        'If it was not you, do not confirm, and reset your password: somebody may be signed in to your account.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      opening: 'Type this code to confirm that it is you who changes the password.',
      action: null,
      closing: 'If it was not you, somebody may be signed in to your account: reset your password.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'You already have an account',
      opening:
        'Somebody, probably you, tried to register at Winnow with this address. It has an account already.',
      action: { label: 'Sign in', path: '/login' },
      closing:
        'If you forgot the password, choose a new one on the page for signing in. If it was not you, there is nothing to do.',
    },
    'address-in-use': {
      subject: 'This email address is already in use',
      opening:
        'Someone, probably you, asked to change the email address of another Winnow account to this one. This address already belongs to an account, so nothing changed.',
      action: { label: 'Sign in', path: '/login' },
      closing:
        'To use this address for the other account, change the address of this account first, or delete this account. If it was not you, there is nothing to do.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      opening: 'The password of your account at Winnow was changed. All other devices were signed out.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Your email address was changed',
      opening:
        'Your account at Winnow has another address now. This one is no longer in use there, and gets no more letters.',
      action: null,
      closing: 'If it was not you, write to support now and name this address.',
    },
    'factor-added': {
      subject: 'Two-step sign-in is on',
      opening:
        'An authenticator app was added to your account at Winnow. From now on signing in needs a code of the app. All other devices were signed out.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'An authenticator app was removed',
      opening: 'An authenticator app was removed from your account at Winnow.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'Sign-in with Google is on',
      opening:
        'You signed in to Winnow with Google for the first time. Google and your password now open the same account.',
      action: resetAction,
      closing: reportIt,
    },
    'new-device': {
      subject: 'New sign-in to your account',
      opening: 'Your Winnow account was just used to sign in on a device that we have not seen before.',
      action: resetAction,
      closing: reportIt,
    },
    'session-stolen': {
      subject: 'We ended a session to protect your account',
      opening:
        'Two devices used the same Winnow session, which can mean that it was copied. We ended that session on both. Log in again to continue.',
      action: { label: 'Reset your password', path: '/forgot-password' },
      closing:
        'If you restored a browser from a backup, this may have been you. If not, reset your password now and check your devices for malware and browser extensions you do not know.',
    },
    'sessions-ended': {
      subject: 'Your other sessions were ended',
      opening: 'All other devices were signed out of your Winnow account.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Someone is trying to sign in to your account',
      opening:
        'We stopped many attempts to sign in to your Winnow account with incorrect passwords or codes. Sign-in on new devices is slowed down for a while. Devices you have used before work as usual.',
      action: resetAction,
      closing:
        'If it was you, there is nothing to do. If you use the same password elsewhere, choose a new one.',
    },
    'factor-guessed': {
      subject: 'Incorrect codes were entered for your account',
      opening:
        'Someone signed in to your Winnow account with its password, then entered several incorrect codes of the authenticator app. We stopped them for now.',
      action: resetAction,
      closing:
        'If it was you, wait a while, or sign in on a device you have used before. If not, reset your password now: somebody else knows it.',
    },
    'recovery-codes-made': {
      subject: 'New recovery codes were created',
      opening:
        'New recovery codes were created for your Winnow account. Each one replaces a code from your authenticator app, once. Older recovery codes no longer work.',
      action: resetAction,
      closing: reportIt,
    },
    'recovery-code-used': {
      subject: 'A recovery code was used',
      opening:
        'One of your recovery codes was used to sign in to your Winnow account, instead of your authenticator app. It will not work again.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'When:', device: 'Device:', network: 'IP address:' },
  orCode: 'Or type this code:',
  yourCode: 'Your code:',
  validForBoth: (minutes) => `The link and the code are good once, for ${minutes} minutes.`,
  validForCode: (minutes) => `The code is good once, for ${minutes} minutes.`,
};
