import type { SendScoreTexts } from './send-score-texts.ts';

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
    refused: 'Nicht gesendet: Das System hat abgelehnt. Lassen Sie die Verbindung prüfen.',
    unavailable: 'Nicht gesendet: Das System war nicht erreichbar. Versuchen Sie es später noch einmal.',
    limited:
      'Nicht gesendet: Das System ließ keine weiteren Anfragen zu. Versuchen Sie es später noch einmal.',
    unexpected: 'Nicht gesendet: Das System hat unerwartet geantwortet.',
    missing: 'Nicht gesendet: Den Kandidaten gibt es dort nicht mehr.',
  },
};
