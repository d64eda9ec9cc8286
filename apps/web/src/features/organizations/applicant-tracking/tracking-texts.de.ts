import { formatsOf } from '../../../lib/language/formats.ts';
import type { TrackingTexts } from './tracking-texts.ts';

const { number, plural } = formatsOf('de');

export const texts: TrackingTexts = {
  heading: 'Bewerbermanagementsysteme',
  explanation:
    'Importieren Sie Stellen, Kandidaten und ihre Lebensläufe aus Greenhouse, Lever oder Ashby und senden Sie Punktzahlen als Notizen zurück.',
  failed: 'Die verbundenen Systeme konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  none: 'Noch ist kein System verbunden.',
  noneYet: 'Kein System ist verbunden. Inhaber und Admins verbinden sie.',
  connect: 'System verbinden',
  connected: 'Das System ist verbunden.',
  full: (max) => `Sie können höchstens ${number(max)} Systeme verbinden.`,
  cancel: 'Abbrechen',
  named: (action, name) => `${action}: ${name}`,
  last: (date) => `Letzter Import ${date}`,
  never: 'Noch nichts importiert',
  candidates: (count) => plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` }),
  states: {
    running: 'Läuft',
    paused: 'Pausiert',
    done: 'Fertig',
    canceled: 'Abgebrochen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  errors: {
    refused: 'Das System lehnt die Zugangsdaten ab. Prüfen Sie sie und ihre Rechte.',
    unavailable: 'Das System ist nicht erreichbar. Öffnen Sie den Import und setzen Sie ihn später fort.',
    limited: 'Das System lässt keine weiteren Anfragen zu. Versuchen Sie es in einigen Minuten noch einmal.',
    unexpected: 'Das System hat unerwartet geantwortet. Öffnen Sie den Import und setzen Sie ihn fort.',
    missing: 'Diese Stelle gibt es im System nicht mehr.',
  },
  open: 'Import öffnen',
  chooseJobs: 'Stellen auswählen',
  test: 'Verbindung testen',
  works: 'Die Verbindung funktioniert.',
  disconnect: 'Trennen',
  disconnectTitle: (name) => `${name} trennen?`,
  disconnectWords:
    'Die Zugangsdaten werden gelöscht und laufende Importe abgebrochen. Importierte Stellen und Kandidaten bleiben, aber für sie können keine Punktzahlen mehr gesendet werden.',
  disconnected: 'Das System ist getrennt.',
  system: 'System',
  where: {
    greenhouse:
      'Erstellen Sie in Greenhouse API-Zugangsdaten vom Typ Harvest V3 (OAuth), die Stellen, Ausschreibungen, Bewerbungen, Kandidaten und Anhänge auflisten und Notizen erstellen dürfen.',
    lever:
      'Erstellen Sie in Lever einen API-Schlüssel, der Stellen, Kandidaten und Lebensläufe lesen und Notizen schreiben darf.',
    ashby:
      'Erstellen Sie in Ashby einen API-Schlüssel, der Stellen und Kandidaten lesen und Kandidaten ändern darf.',
  },
  fields: {
    clientId: 'Client-ID',
    clientSecret: 'Client-Geheimnis',
    apiKey: 'API-Schlüssel',
    userId: 'Benutzer-ID',
  },
  userIdHelp: {
    greenhouse:
      'Der Site-Admin, in dessen Namen Kandidaten gelesen und Notizen geschrieben werden: die Zahl in der Adresse seiner Seite.',
    lever: 'Der Benutzer, in dessen Namen Notizen geschrieben werden.',
  },
  missing: 'Füllen Sie dieses Feld aus.',
  name: 'Name',
  nameHelp: 'Optional. Er erscheint als Quelle der Lebensläufe.',
  jobsTitle: (name) => `Aus ${name} importieren`,
  jobsWords:
    'Alle Kandidaten dieser Stellen werden mit ihrem neuesten Lebenslauf importiert. Bereits importierte werden nicht doppelt importiert.',
  openJobs: 'Offene Stellen',
  noJobs: 'Dieses System hat keine offenen Stellen.',
  known: 'Schon importiert',
  score: 'Kandidaten bewerten',
  scoreHelp: 'Jeder neu bewertete Lebenslauf kostet einen Credit. Ohne Bewertung ist der Import kostenlos.',
  import: (count) =>
    count === 0
      ? 'Importieren'
      : plural(count, { one: '1 Stelle importieren', other: `${number(count)} Stellen importieren` }),
  begun: (count) =>
    plural(count, {
      one: 'Der Import wurde gestartet.',
      other: `${number(count)} Importe wurden gestartet.`,
    }),
};
