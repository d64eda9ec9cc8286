import { formatsOf } from '../../lib/language/formats.ts';
import type { SendScoreTexts } from './send-score-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: SendScoreTexts = {
  heading: 'Bewerbermanagementsystem',
  explanation: 'Die Punktzahl wird mit einem Link zu dieser Seite als Notiz beim Kandidaten eingetragen.',
  send: (names) => `Punktzahl an ${[...new Set(names)].join(', ')} senden`,
  states: {
    new: 'Nicht gesendet',
    waiting: 'Wartet auf das Senden',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    failed: 'Nicht gesendet',
    unknown: 'Es ist unklar, ob sie angekommen ist. Sehen Sie dort nach, bevor Sie sie noch einmal senden.',
  },
  errors: {
    refused: 'Nicht gesendet: Das System hat sie abgelehnt. Lassen Sie die Verbindung prüfen.',
    unavailable: 'Nicht gesendet: Das System war nicht erreichbar. Versuchen Sie es später noch einmal.',
    limited:
      'Nicht gesendet: Das System ließ keine weiteren Anfragen zu. Versuchen Sie es später noch einmal.',
    unexpected: 'Nicht gesendet: Das System hat unerwartet geantwortet. Versuchen Sie es später noch einmal.',
    missing: 'Nicht gesendet: Den Kandidaten gibt es dort nicht mehr.',
  },
  many: {
    title: 'Punktzahlen senden',
    titleOf: (names) => `Punktzahlen an ${names.join(', ')} senden`,
    explanation:
      'Jede Punktzahl wird einmal als Notiz beim Kandidaten eingetragen, mit einem Link zu seiner Seite hier.',
    unsent: 'Zu senden',
    underWay: 'Unterwegs',
    sent: 'Gesendet',
    failed: 'Mit Fehler nicht gesendet',
    unknown: 'Vielleicht angekommen',
    withoutSystem: 'Aus keinem verbundenen System',
    withoutScore: 'Ohne Punktzahl',
    failedWords: 'Warum, steht im Tab „Verlauf“ jedes Kandidaten. Sie können sie noch einmal senden.',
    unknownHeading: (count) =>
      plural(count, {
        one: 'Es ist unklar, ob 1 Punktzahl angekommen ist',
        other: `Es ist unklar, ob ${number(count)} Punktzahlen angekommen sind`,
      }),
    unknownWords:
      'Der Server wurde angehalten, während sie gesendet wurden. Sehen Sie dort nach, und senden Sie sie im Tab „Verlauf“ des Kandidaten.',
    send: (count) =>
      plural(count, { one: '1 Punktzahl senden', other: `${number(count)} Punktzahlen senden` }),
    close: 'Schließen',
    failedToLoad: 'Was gesendet wurde, konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
};
