import type { ConsentTexts } from './consent-texts.ts';

export const texts: ConsentTexts = {
  heading: 'Einwilligung und Aufbewahrung',
  explanation: 'Ob die Person der Aufbewahrung zugestimmt hat und bis wann sie aufbewahrt wird.',
  states: {
    none: 'Keine Einwilligung eingetragen',
    given: 'Einwilligung erteilt',
    expired: 'Einwilligung abgelaufen',
    withdrawn: 'Einwilligung widerrufen',
  },
  until: (date) => `gültig bis ${date}`,
  kept: (date) => `Wird nach dem ${date} gelöscht, wie für diese Person festgelegt.`,
  byRule: (date) => `Der neueste Lebenslauf wird am ${date} nach der Aufbewahrungsfrist gelöscht.`,
  record: 'Einwilligung eintragen',
  withdraw: 'Widerruf eintragen',
  setDay: 'Löschdatum festlegen',
  recordTitle: 'Einwilligung eintragen',
  withdrawTitle: 'Widerruf eintragen',
  dayTitle: 'Löschdatum dieser Person',
  dayExplanation:
    'Die Lebensläufe werden nach diesem Tag gelöscht. Ein Tag nach der Aufbewahrungsfrist setzt eine Einwilligung voraus, die so lange gilt. Leer gilt allein die Aufbewahrungsfrist.',
  on: 'Datum',
  expiresOn: 'Gültig bis',
  expiresHelper: 'Leer lassen, wenn sie unbefristet gilt.',
  how: 'Wie sie erteilt wurde',
  howWithdrawn: 'Wie sie widerrufen wurde',
  day: 'Löschen nach dem',
  save: 'Speichern',
  cancel: 'Abbrechen',
  history: 'Verlauf',
  given: (date) => `Erteilt am ${date}`,
  withdrawnOn: (date) => `Widerrufen am ${date}`,
};
