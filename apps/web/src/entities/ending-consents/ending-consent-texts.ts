import type { ConsentRequestOutcome } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  title: 'Consents ending soon · Winnow',
  heading: 'Consents ending soon',
  explanation:
    'People whose consent ends soon or has ended. Ask whether you may keep their resumes: by email, with a link to renew or withdraw, or in another way. Record their answer here.',
  back: 'Talent pool',
  link: (count: number) => `Consents ending soon (${count})`,
  within: 'Ends within',
  days: (count: number) => `${count} days`,
  person: 'Person',
  ends: (date: string) => `Ends on ${date}`,
  ended: (date: string) => `Ended on ${date}`,
  ask: 'Ask by email',
  askOf: (name: string) => `Ask by email: ${name}`,
  asked: (date: string) => `Asked on ${date}`,
  outcomes: {
    queued: (name: string) => `We’re emailing ${name} a link to renew or withdraw their consent.`,
    'no-address': (name: string) => `No email address was found in the resumes of ${name}.`,
    'no-consent': (name: string) => `${name} has no consent with an end date.`,
    'asked-recently': (name: string) => `${name} was already asked within the last seven days.`,
  } satisfies Record<ConsentRequestOutcome, (name: string) => string>,
  notAsked: 'We couldn’t send the email. Try again.',
  renew: 'Record renewal',
  renewOf: (name: string) => `Record renewal: ${name}`,
  renewTitle: (name: string) => `New consent of ${name}`,
  expiresOn: 'Valid until',
  how: 'How it was given',
  howHelper: 'For example: by phone, or by email on the same day.',
  save: 'Save consent',
  cancel: 'Cancel',
  none: 'No consent ends in this period',
  noneWords: 'Consents without an end date are not listed. Record a consent on the person’s page.',
  onlyFirst: (count: number) => `The first ${count} are listed.`,
  failed: 'We couldn’t load the list',
  retry: 'Try again',
  notSaved: 'We couldn’t save the consent. Try again.',
  saved: (name: string, date: string) => `The consent of ${name} is valid until ${date}.`,
};

export type EndingConsentTexts = TextsOf<typeof english>;

export const endingConsentTexts = defineTexts(english, {
  de: () => import('./ending-consent-texts.de.ts'),
  es: () => import('./ending-consent-texts.es.ts'),
  fr: () => import('./ending-consent-texts.fr.ts'),
  ar: () => import('./ending-consent-texts.ar.ts'),
});
