import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

/** Texts about AI assistants that members connect, on the consent screen and in settings. */
const english = {
  unnamed: 'Unnamed assistant',
  retry: 'Try again',
  scopes: {
    'jobs:read': 'Read jobs',
    'analyses:read': 'Read analyses with their evidence',
    'pool:read': 'Search people in the talent pool',
    'candidates:read': 'Read people with their resumes',
    'resumes:read': 'See which resumes are in the library',
    'jobs:write': 'Draft jobs for you to add (one credit each)',
    'runs:write': 'Draft runs for you to start',
  },
  consent: {
    title: 'Connect an assistant · Winnow',
    heading: 'Connect an assistant?',
    introduction: 'An AI assistant outside Winnow is asking to act on your behalf.',
    unchecked: 'The assistant chose this name itself. Winnow has not checked it.',
    organization: 'Organization',
    organizationHelper: 'The assistant has no access to your other organizations.',
    may: 'The assistant may',
    beyond: (role: string) => `Your role there, ${role}, doesn’t allow the rest of what it asks for.`,
    nothing: (role: string) =>
      `Your role there, ${role}, doesn’t allow any of what it asks for. Choose another organization.`,
    forbidden:
      'This organization doesn’t allow AI assistants. Choose another organization, or ask an owner or admin.',
    mayNot: 'It can’t change or delete anything, send emails, make decisions or start runs.',
    leaves:
      'What it reads goes to the assistant’s provider. Check that you may share candidates’ data with it.',
    onlyIf: 'Allow this only if you just came from an assistant that you trust.',
    failed: 'We couldn’t connect the assistant',
  },
  own: {
    heading: 'Connected assistants',
    explanation: 'AI assistants that act on your behalf, within your role.',
    none: 'No assistant is connected.',
    organization: 'Organization',
    since: (day: string) => `Connected ${day}`,
    used: (moment: string) => `Last used ${moment}`,
    unused: 'Never used',
    disconnect: 'Disconnect',
    disconnectNamed: (assistant: string) => `Disconnect ${assistant}`,
    done: 'Disconnected. The assistant no longer has access.',
    notDone: 'The assistant is still connected. Try again.',
    failed: 'We couldn’t load your assistants',
  },
  organization: {
    heading: 'Assistants',
    explanation:
      'AI assistants that members connected without an API key. Each can read only what its scopes and that member’s role allow.',
    none: 'No assistant is connected.',
    failed: 'We couldn’t load the assistants',
    allowed: 'Allow AI assistants',
    allowedHelper:
      'Members can connect assistants. When this is off, API keys can’t use assistant tools either.',
    allowedDone: 'Members can connect assistants.',
    forbidTitle: 'Turn off AI assistants?',
    forbidConsequence: (count: number) =>
      `${plural(count, {
        one: 'The connected assistant loses access within a second.',
        other: `All ${number(count)} connected assistants lose access within a second.`,
      })} If you allow assistants again, members must reconnect them.`,
    forbidConfirm: 'Turn off assistants',
    forbiddenDone: 'AI assistants are turned off.',
    states: { connected: 'Connected', ended: 'Disconnected', 'member-left': 'Stopped' },
    ended: (count: number) =>
      plural(count, { one: '1 disconnected assistant', other: `${number(count)} disconnected assistants` }),
    by: (who: string, day: string) => `Connected by ${who}, ${day}`,
    since: (day: string) => `Connected ${day}`,
    used: (moment: string) => `Last used ${moment}`,
    unused: 'Never used',
    endedOn: (day: string) => `Disconnected ${day}`,
    lastRead: (count: number, moment: string) =>
      `Last read: ${plural(count, { one: '1 candidate', other: `${number(count)} candidates` })}, ${moment}`,
    noRead: 'Hasn’t read any candidate data',
    memberLeft: 'It stopped working because the member who connected it left.',
    scopes: 'Scopes',
    reads: 'What it read',
    readsTitle: (assistant: string) => `What ${assistant} read`,
    readsExplanation: 'The last 50 responses that contained candidate data.',
    noReads: 'This assistant hasn’t read any candidate data.',
    end: 'Disconnect',
    endTitle: (assistant: string) => `Disconnect ${assistant}?`,
    endConsequence: 'It loses access within a second. The member who connected it can reconnect it.',
    endConfirm: 'Disconnect assistant',
    endDone: 'The assistant was disconnected.',
    cancel: 'Cancel',
  },
};

export type AssistantTexts = TextsOf<typeof english>;

export const assistantTexts = defineTexts(english, {
  de: () => import('./assistant-texts.de.ts'),
  es: () => import('./assistant-texts.es.ts'),
  fr: () => import('./assistant-texts.fr.ts'),
  ar: () => import('./assistant-texts.ar.ts'),
});
