import { formatsOf } from '../../lib/language/formats.ts';
import type { FairnessTexts } from './fairness-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: FairnessTexts = {
  title: 'Fairness · Winnow',
  heading: 'Fairness-Tabellen',
  explanation:
    'Wie oft Bewerber ausgewählt werden, nach dem, was sie über sich angegeben haben. Gezeigt werden nur Summen: keine Namen, keine Dateien und keine einzelnen Antworten.',
  failed: 'Die Fairness-Tabellen konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  empty: 'Noch keine Bewerbungen zu zählen',
  emptyWords: 'Bewerbungen, die über Bewerbungsseiten eingehen, zählen ab dem ersten Tag des Folgemonats.',
  questions: {
    heading: 'Fragen an Bewerber',
    explanation: 'Nach der Bewerbung können Bewerber Geschlecht und ethnische Herkunft angeben.',
    label: 'Bewerber um freiwillige Angaben bitten',
    helper:
      'Antworten werden verschlüsselt und getrennt von Bewerbungen gespeichert. Recruiter sehen sie nie, und sie fließen in keine Punktzahl ein. Bewerber können sie über den Link in ihrer Bestätigungs-E-Mail löschen.',
    on: 'Bewerber werden gefragt. Inhaber und Admins können das ändern.',
    off: 'Bewerber werden nicht gefragt. Inhaber und Admins können das ändern.',
    failed: 'Das konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  },
  tables: {
    heading: 'Quoten',
    explanation: (day) =>
      `Gezählt bis ${day}. Die Zahlen ändern sich einmal im Monat, damit keine einzelne Änderung auf eine Person schließen lässt.`,
  },
  year: 'Jahr der Bewerbung',
  job: 'Stelle',
  wholeOrganization: 'Gesamte Organisation',
  measure: 'Maß',
  measures: {
    score: 'Punktzahl über dem Median',
    screening: 'Vorauswahl erreicht',
    interview: 'Gespräch erreicht',
    offer: 'Angebot erhalten',
    hired: 'Eingestellt',
  },
  by: {
    sex: 'Nach Geschlecht',
    race: 'Nach ethnischer Herkunft',
    both: 'Nach Geschlecht und Herkunft zusammen',
  },
  sexes: { woman: 'Frau', man: 'Mann', another: 'Anderes Geschlecht' },
  races: {
    'hispanic-or-latino': 'Hispanisch oder lateinamerikanisch',
    white: 'Weiß',
    'black-or-african-american': 'Schwarz oder afroamerikanisch',
    'native-hawaiian-or-pacific-islander': 'Hawaiianisch oder von anderen Pazifikinseln',
    asian: 'Asiatisch',
    'american-indian-or-alaska-native': 'Indigen in Amerika oder Alaska',
    'two-or-more': 'Zwei oder mehr dieser Gruppen',
  },
  counts: (applicants) =>
    plural(applicants, { one: '1 Bewerbung.', other: `${number(applicants)} Bewerbungen.` }),
  unknown: (people) => `${number(people)} ohne Angabe.`,
  unknownOrHidden: (people) => `${number(people)} ohne Angabe oder in verborgenen Gruppen.`,
  nothingToSay: 'Zu wenige für eine Aussage: Es gibt nicht genug Antworten, um Gruppen zu vergleichen.',
  columns: {
    category: 'Gruppe',
    selected: 'Ausgewählt / von',
    rate: 'Quote',
    ratio: 'Verhältnis zur höchsten',
    chance: 'p nach Fisher · z',
    finding: 'Befund',
  },
  hidden: 'verborgen',
  gaps: {
    'too-few': 'Zu wenige für eine Aussage',
    'left-out': 'Unter 2 %: nicht verglichen',
    'none-selected': 'Niemand wurde ausgewählt',
  },
  highest: 'Höchste Quote',
  below: 'Unter vier Fünfteln',
  notBelow: 'Mindestens vier Fünftel',
  reading: [
    'Das Verhältnis teilt eine Quote durch die höchste der Tabelle. Unter vier Fünfteln ist es ein Anzeichen für Benachteiligung, kein Beweis. Fishers p und z zeigen, wie wahrscheinlich ein solcher Unterschied durch Zufall entsteht.',
    'Zahlen von 1 bis 4 Personen sind verborgen, ebenso andere Zahlen, aus denen sie sich ableiten ließen. Gruppen mit weniger als 10 Personen werden nicht verglichen.',
    'Das ist keine unabhängige Prüfung, wie sie das New Yorker Local Law 144 verlangt. Prüfer können die Datei verwenden.',
  ],
  download: { xlsx: 'XLSX herunterladen', csv: 'CSV herunterladen' },
  downloadFailed: 'Die Tabellen konnten nicht heruntergeladen werden. Versuchen Sie es erneut.',
  recorded: 'Jeder Aufruf und jeder Download steht im Prüfprotokoll.',
};
