import type { ConsentState } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';

const english = {
  heading: 'Consent and retention',
  explanation: 'Whether this person agreed to have their data kept, and until when it is kept.',
  states: {
    none: 'No consent recorded',
    given: 'Consent given',
    expired: 'Consent expired',
    withdrawn: 'Consent withdrawn',
  } satisfies Record<ConsentState, string>,
  until: (date: string) => `valid until ${date}`,
  kept: (date: string) => `Deleted after ${date}, as set for this person.`,
  byRule: (date: string) => `The newest resume is deleted on ${date}, at the end of the retention period.`,
  record: 'Record consent',
  withdraw: 'Record withdrawal',
  setDay: 'Set deletion date',
  recordTitle: 'Record consent',
  withdrawTitle: 'Record withdrawal',
  dayTitle: 'Deletion date of this person',
  dayExplanation:
    'Resumes are deleted after this day. A day beyond the retention period needs a consent that lasts as long. Leave it empty to use the retention period.',
  on: 'Date',
  expiresOn: 'Valid until',
  expiresHelper: 'Leave it empty if the consent doesn’t expire.',
  how: 'How it was given',
  howWithdrawn: 'How it was withdrawn',
  day: 'Delete after',
  save: 'Save',
  cancel: 'Cancel',
  byPerson: 'The person answered our email',
  history: 'History',
  given: (date: string) => `Given on ${date}`,
  withdrawnOn: (date: string) => `Withdrawn on ${date}`,
};

export type ConsentTexts = TextsOf<typeof english>;

export const consentTexts = defineTexts(english, {
  de: () => import('./consent-texts.de.ts'),
  es: () => import('./consent-texts.es.ts'),
  fr: () => import('./consent-texts.fr.ts'),
  ar: () => import('./consent-texts.ar.ts'),
});
