import type { EmailWords } from './email-words.ts';

const notYou =
  'If you didn’t request this, you can ignore this email. Nothing happens without the link or the code.';
const resetAction = { label: 'Not you? Reset your password', path: '/forgot-password' };
const reportIt =
  'If this was you, you don’t need to do anything. If not, reset your password now. This logs out all other devices.';

export const words: EmailWords = {
  proofs: {
    confirmation: {
      subject: 'Confirm your email address',
      opening: 'Welcome to Winnow. Confirm your email address to get started.',
      action: 'Confirm email',
      closing: notYou,
    },
    invite: {
      subject: 'You’re invited to Winnow',
      opening: 'An account was created for you at Winnow. Accept the invitation to get started.',
      action: 'Accept invitation',
      closing: notYou,
    },
    recovery: {
      subject: 'Reset your password',
      opening: 'You asked to reset your Winnow password.',
      action: 'Set a new password',
      closing: notYou,
    },
    magiclink: {
      subject: 'Log in to Winnow',
      opening: 'You asked to log in without a password. Use this link or the code below.',
      action: 'Log in',
      closing: notYou,
    },
    'confirm-identity': {
      subject: 'Confirm it’s you',
      opening: 'Enter this code in Winnow to confirm that it’s you.',
      action: null,
      closing:
        'Never share this code: it also logs in to your account. If you didn’t request it, ignore this email. If you think someone else is using your account, reset your password.',
    },
    email_change_new: {
      subject: 'Confirm your new email address',
      opening: 'You asked to use this email address for your Winnow account. Confirm that it is yours.',
      action: 'Confirm email',
      closing: notYou,
    },
    email_change_current: {
      subject: 'Confirm the change of your email address',
      opening:
        'You asked to change the email address of your Winnow account. Confirm the change from this address, too. Nothing changes until you do.',
      action: 'Confirm change',
      closing:
        'If this wasn’t you, don’t confirm it, and reset your password. Someone may be logged in to your account.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      opening: 'Enter this code to confirm that you want to change your password.',
      action: null,
      closing: 'If this wasn’t you, someone may be logged in to your account. Reset your password.',
    },
  },
  notices: {
    'already-registered': {
      subject: 'You already have an account',
      opening:
        'Someone, probably you, tried to register at Winnow with this email address. It already has an account.',
      action: { label: 'Log in', path: '/login' },
      closing:
        'If you forgot your password, you can reset it on the login page. If this wasn’t you, you don’t need to do anything.',
    },
    'address-in-use': {
      subject: 'This email address is already in use',
      opening:
        'Someone, probably you, asked to change the email address of another Winnow account to this one. This address already belongs to an account, so nothing changed.',
      action: { label: 'Log in', path: '/login' },
      closing:
        'To use this address for the other account, change the address of this account first, or delete this account. If this wasn’t you, you don’t need to do anything.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      opening: 'The password of your Winnow account was changed. All other devices were logged out.',
      action: resetAction,
      closing: reportIt,
    },
    'email-changed': {
      subject: 'Your email address was changed',
      opening:
        'Your Winnow account now uses another email address. This address won’t receive any more emails about it.',
      action: null,
      closing: 'If this wasn’t you, contact support now and mention this address.',
    },
    'factor-added': {
      subject: 'Two-step login is on',
      opening:
        'An authenticator app was added to your Winnow account. From now on you need a code from the app to log in. All other devices were logged out.',
      action: resetAction,
      closing: reportIt,
    },
    'factor-removed': {
      subject: 'An authenticator app was removed',
      opening: 'An authenticator app was removed from your Winnow account.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-added': {
      subject: 'A passkey was added',
      opening:
        'A passkey was added to your Winnow account. Anyone who can unlock its device can log in with it, without a password.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      opening:
        'A passkey was removed from your Winnow account. You can no longer log in with it, and devices that logged in with it were logged out.',
      action: resetAction,
      closing: reportIt,
    },
    'passkey-copied': {
      subject: 'We refused one of your passkeys',
      opening:
        'Someone tried to log in to your Winnow account with a passkey that seems to have been copied, so we refused it. Log in another way, remove this passkey in the settings and add a new one.',
      action: resetAction,
      closing: reportIt,
    },
    'google-added': {
      subject: 'Login with Google is on',
      opening:
        'You logged in to Winnow with Google for the first time. Google and your password now open the same account.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-added': {
      subject: 'Login with your organization is on',
      opening:
        'You logged in to Winnow with your organization’s single sign-on for the first time. It now opens the same account as before.',
      action: resetAction,
      closing: reportIt,
    },
    'single-sign-on-bypassed': {
      subject: 'Your organization was accessed without single sign-on',
      opening:
        'An owner accessed an organization that you own without its single sign-on, using two-step login. Only owners can do this, in case the identity provider is down.',
      action: { label: 'Open the audit log', path: '/organization#activity' },
      closing:
        'If no owner did this, remove that owner from the organization and tell the person whose account it is.',
    },
    'new-device': {
      subject: 'New login to your account',
      opening: 'Your Winnow account was just used to log in on a device that we have not seen before.',
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
      opening: 'All other devices were logged out of your Winnow account.',
      action: resetAction,
      closing: reportIt,
    },
    'sign-in-guessed': {
      subject: 'Someone is trying to log in to your account',
      opening:
        'We stopped many attempts to log in to your Winnow account with incorrect passwords or codes. Login on new devices is slowed down for a while. Devices you have used before work as usual.',
      action: resetAction,
      closing:
        'If this was you, you don’t need to do anything. If you use the same password elsewhere, change it there.',
    },
    'factor-guessed': {
      subject: 'Incorrect codes were entered for your account',
      opening:
        'Someone logged in to your Winnow account with its password, then entered several incorrect codes of the authenticator app. We stopped them for now.',
      action: resetAction,
      closing:
        'If this was you, wait a few minutes, or log in on a device you have used before. If not, reset your password now: someone else knows it.',
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
        'One of your recovery codes was used to log in to your Winnow account, instead of your authenticator app. It will not work again.',
      action: resetAction,
      closing: reportIt,
    },
  },
  circumstances: { when: 'When:', device: 'Device:', network: 'IP address:' },
  orCode: 'Or enter this code:',
  yourCode: 'Your code:',
  validForBoth: (minutes) => `The link and the code work once and expire in ${minutes} minutes.`,
  validForCode: (minutes) => `The code works once and expires in ${minutes} minutes.`,
};
