import type { EndingConsentTexts } from './ending-consent-texts.ts';

export const texts: EndingConsentTexts = {
  title: 'Bald ablaufende Einwilligungen · Winnow',
  heading: 'Bald ablaufende Einwilligungen',
  explanation:
    'Personen, deren Einwilligung bald abläuft oder abgelaufen ist. Fragen Sie sie, ob Sie ihre Lebensläufe weiter aufbewahren dürfen: per E-Mail mit einem Link zum Verlängern oder Widerrufen oder auf einem anderen Weg. Tragen Sie die Antwort hier ein.',
  back: 'Talentpool',
  link: (count) => `Bald ablaufende Einwilligungen (${count})`,
  within: 'Läuft ab innerhalb von',
  days: (count) => `${count} Tagen`,
  person: 'Person',
  ends: (date) => `Läuft ab am ${date}`,
  ended: (date) => `Abgelaufen am ${date}`,
  ask: 'Per E-Mail fragen',
  askOf: (name) => `Per E-Mail fragen: ${name}`,
  asked: (date) => `Gefragt am ${date}`,
  outcomes: {
    queued: (name) =>
      `Die E-Mail an ${name} ist unterwegs. Über ihren Link lässt sich die Einwilligung verlängern oder widerrufen.`,
    'no-address': (name) => `In den Lebensläufen von ${name} steht keine E-Mail-Adresse.`,
    'no-consent': (name) => `Von ${name} gibt es keine befristete Einwilligung.`,
    'asked-recently': (name) => `${name} wurde in den letzten sieben Tagen schon gefragt.`,
  },
  notAsked: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  renew: 'Verlängerung eintragen',
  renewOf: (name) => `Verlängerung eintragen: ${name}`,
  renewTitle: (name) => `Neue Einwilligung von ${name}`,
  expiresOn: 'Gültig bis',
  how: 'Wie sie erteilt wurde',
  howHelper: 'Zum Beispiel: am Telefon oder am selben Tag per E-Mail.',
  save: 'Einwilligung speichern',
  cancel: 'Abbrechen',
  none: 'In dieser Zeit läuft keine Einwilligung ab',
  noneWords:
    'Unbefristete Einwilligungen stehen hier nicht. Eine Einwilligung tragen Sie auf der Seite der Person ein.',
  onlyFirst: (count) => `Die ersten ${count} sind aufgeführt.`,
  failed: 'Die Liste konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  notSaved: 'Die Einwilligung wurde nicht gespeichert. Versuchen Sie es noch einmal.',
  saved: (name, date) => `Die Einwilligung von ${name} gilt bis zum ${date}.`,
};
