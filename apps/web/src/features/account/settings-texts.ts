import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Settings · Winnow',
  titleWithError: 'Error: Settings · Winnow',
  heading: 'Settings',
  contents: 'Sections',
  saved: 'Saved.',
  waiting: 'Looking up your settings',
  password: {
    heading: 'Password',
    explanation: 'Saving a new one signs out all other devices.',
    current: 'Current password',
    new: 'New password',
    submit: 'Change the password',
    done: 'Your password is changed. Other devices are signed out.',
    none: 'You never chose one, because you log in with Google?',
    byMail: 'Choose one by mail',
  },
  address: {
    heading: 'Email address',
    explanation: 'The old and the new address both have to agree to a change.',
    now: (email: string) => `Now: ${email}`,
    submit: 'Change the address',
    same: 'This is your address already.',
    sent: 'Almost done: confirm the change by the mails that we sent to both addresses.',
    code: 'Your last login was a while ago. Type the code that we mailed to your current address.',
  },
  factors: {
    heading: 'Two-step login',
    explanation: 'A code of your phone beside your password.',
  },
  sessions: {
    heading: 'Devices',
    explanation: 'Lost a phone, or used a borrowed computer?',
    others: 'Sign out the others',
    othersDone: 'All other devices are signed out.',
    everywhere: 'Sign out everywhere',
    everywhereTitle: 'Sign out everywhere?',
    everywhereExplanation: 'This device is signed out too.',
    cancel: 'Stay signed in',
  },
  mail: {
    heading: 'Mails',
    explanation: 'Mails about safety, money and what you asked for always come.',
    analysisFinished: 'An analysis has finished',
    creditsLow: 'Credits are running low',
    supportReplies: 'Support has replied',
    productNews: 'News of the product',
    productNewsHelper: 'A few times a year.',
  },
  appearance: {
    heading: 'Appearance',
    explanation: 'Kept with your account, for all your devices.',
    theme: 'Theme',
    themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
    language: 'Language',
  },
  review: {
    heading: 'Review and privacy',
    explanation: 'How candidates are shown to you, and how long what they sent is kept.',
    anonymous: 'Cover names and pictures at first',
    anonymousHelper: 'You uncover them one by one, or all together, when you are ready.',
    retention: 'Days that resumes are kept',
    retentionHelper: (least: number, most: number) =>
      `From ${least} to ${most}. After that, the resume and everything read from it is deleted.`,
    retentionSubmit: 'Save the days',
    retentionFault: (least: number, most: number) => `Enter a whole number from ${least} to ${most}`,
  },
};

export type SettingsTexts = TextsOf<typeof english>;

export const settingsTexts = defineTexts(english);
