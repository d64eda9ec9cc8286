import { defineTexts, type TextsOf } from '../../../lib/language/define-texts.ts';
import { formatsOf } from '../../../lib/language/formats.ts';

const { number, plural } = formatsOf('en');

const english = {
  heading: 'Second reader',
  explanation: (model: string, host: string) =>
    `The language model ${model} (${host}) can look for passages that may show what was not found. It changes no score: you decide.`,
  off: 'It is off in your organization. No resume is sent.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  look: 'Look again',
  looking: 'Looking…',
  left: (left: number, perDay: number) => `${number(left)} of ${number(perDay)} requests left today`,
  failed: 'We couldn’t load the suggestions',
  retry: 'Try again',
  nothing: 'The model found no passage. Nothing was changed.',
  dropped: (count: number) =>
    plural(count, {
      one: 'One suggestion was dropped because it isn’t in the resume word for word.',
      other: `${number(count)} suggestions were dropped because they aren’t in the resume word for word.`,
    }),
  title: 'What is sent',
  description: (model: string, host: string) =>
    `This text goes to ${model} at ${host}, and nothing else. Names, contact details and personal data are left out.`,
  requirements: 'Requirements that were not found',
  resume: 'Resume without personal details',
  shortened: 'The end of a very long resume is left out.',
  instructions: 'Instructions to the model',
  payloadFailed: 'We couldn’t load what would be sent',
  cancel: 'Cancel',
  send: 'Send and look',
  suggestions: 'Suggested passages',
  mayShow: (requirement: string) => `May show: ${requirement}`,
  accept: 'Accept',
  acceptOf: (requirement: string) => `Accept this passage for ${requirement}`,
  dismiss: 'Dismiss',
  dismissOf: (requirement: string) => `Dismiss this passage for ${requirement}`,
  takeBack: 'Undo',
  takeBackOf: (requirement: string) => `Undo the decision on ${requirement}`,
  accepted: 'Accepted: the resume was scored again',
  dismissed: 'Dismissed',
  done: {
    accepted: 'Accepted and scored again.',
    dismissed: 'Dismissed.',
    open: 'Undone.',
  },
};

export type SecondReaderTexts = TextsOf<typeof english>;

export const secondReaderTexts = defineTexts(english, {
  de: () => import('./second-reader-texts.de.ts'),
  es: () => import('./second-reader-texts.es.ts'),
  fr: () => import('./second-reader-texts.fr.ts'),
  ar: () => import('./second-reader-texts.ar.ts'),
});
