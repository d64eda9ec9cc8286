import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Connect an app · Winnow',
  heading: 'Connect an app?',
  introduction: 'An app outside Winnow is asking for access to your account.',
  unnamed: 'Unnamed app',
  unchecked: 'The app chose this name itself. Winnow has not checked it.',
  returnsTo: (place: string) => `You’ll return to ${place}`,
  signedInAs: (email: string) => `You’re logged in as ${email}`,
  may: 'The app will see',
  scopes: {
    openid: 'that you have an account, and its ID',
    profile: 'your name',
    email: 'your email address',
  },
  mayNot: 'It can’t see jobs, resumes or candidates, and can’t change anything.',
  onlyIf: 'Allow this only if you just came from an app that you trust.',
  allow: 'Allow',
  deny: 'Deny',
  gone: 'This request is no longer valid',
  goneWords: 'It has expired, was answered, or belongs to another account. Start again in the app.',
  toDashboard: 'Go to the dashboard',
  failed: 'We couldn’t send your answer',
  failedWords: 'Try again, or start again in the app.',
  waiting: 'Loading the request',
  section: {
    heading: 'Connected apps',
    explanation: 'Apps that you gave access to your account.',
    none: 'No app has access.',
    hosted: 'The identity service of this installation keeps its own list.',
    since: (day: string) => `since ${day}`,
    used: (moment: string) => `last used ${moment}`,
    unused: 'never used',
    disconnect: 'Disconnect',
    disconnectNamed: (app: string) => `Disconnect ${app}`,
    done: 'Disconnected. The app no longer has access.',
    failed: 'We couldn’t load your connected apps',
    notDone: 'The app is still connected. Try again.',
    retry: 'Try again',
  },
};

export type ConnectedAppsTexts = TextsOf<typeof english>;

export const connectedAppsTexts = defineTexts(english, {
  de: () => import('./connected-apps-texts.de.ts'),
  es: () => import('./connected-apps-texts.es.ts'),
  fr: () => import('./connected-apps-texts.fr.ts'),
  ar: () => import('./connected-apps-texts.ar.ts'),
});
