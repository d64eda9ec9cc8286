import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportsTexts } from './imports-texts.ts';

const { number, plural } = formatsOf('de');
const files = (count: number) => plural(count, { one: '1 Datei', other: `${number(count)} Dateien` });
const runs = (count: number) => plural(count, { one: '1 Durchlauf', other: `${number(count)} Durchläufe` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: ImportsTexts = {
  title: 'Importe · Winnow',
  heading: 'Lebensläufe importieren',
  introduction:
    'Bringen Sie Ordner und ZIP-Archive mit bis zu 20.000 Lebensläufen mit. Der Import ist kostenlos.',
  reasons: {
    empty: 'Leer',
    'no-text': 'Kein lesbarer Text',
    encrypted: 'Passwortgeschützt',
    corrupt: 'Beschädigt',
    unsupported: 'Dateityp nicht lesbar',
    misnamed: 'Inhalt passt nicht zum Namen',
    'too-large': 'Größer als 10 MB',
    timeout: 'Das Lesen dauerte zu lange',
    'nested-archive': 'Archiv in einem Archiv',
    'outside-path': 'Der Pfad führt aus dem Archiv hinaus',
    'no-room': 'Kein Speicherplatz mehr',
    failed: 'Bei uns ist etwas schiefgegangen',
  },
  itemStates: {
    waiting: 'Noch nicht gesendet',
    queued: 'Wartet auf das Lesen',
    reading: 'Wird gelesen',
    done: 'Importiert',
    duplicate: 'Doppelt vorhanden',
    refused: 'Nicht importiert',
    canceled: 'Abgebrochen',
  },
  states: { running: 'Läuft', paused: 'Angehalten', done: 'Fertig', canceled: 'Abgebrochen' },
  drop: {
    label: 'Lebensläufe für den Import',
    invitation: 'Ordner, ZIP-Archive oder Dateien hier ablegen',
    choose: 'Dateien auswählen',
    folder: 'Ordner auswählen',
    release: 'Loslassen, um hineinzusehen',
    limits: 'PDF, Word und andere Dokumente bis je 10 MB, auch in ZIP-Archiven.',
    looking: 'Die Dateien werden durchgesehen …',
  },
  summary: {
    heading: (count) => `${files(count)} ausgewählt`,
    ready: (count, size) =>
      plural(count, {
        one: `1 Datei kann importiert werden (${size}).`,
        other: `${number(count)} Dateien können importiert werden (${size}).`,
      }),
    left: (count) =>
      plural(count, {
        one: '1 Datei kann nicht importiert werden:',
        other: `${number(count)} Dateien können nicht importiert werden:`,
      }),
    brokenArchive: (name) => `${name}: Dieses Archiv lässt sich nicht öffnen.`,
    tooMany: (max) => `Ein Import nimmt ${number(max)} Dateien auf. Wählen Sie weniger aus.`,
    none: 'Keine dieser Dateien kann importiert werden.',
    noRoom: (room) =>
      `Ihr Speicher hat noch Platz für ${files(room)}. Die übrigen werden aufgeführt und können später importiert werden.`,
    name: 'Name des Imports',
    nameHelp: 'Er erscheint als Quelle dieser Lebensläufe.',
    usualName: (date) => `Import vom ${date}`,
    what: 'Was soll mit ihnen geschehen?',
    library: 'In die Bibliothek importieren',
    libraryWords: 'Kostenlos. Alle werden im Talentpool gefunden.',
    score: 'Importieren und für eine Stelle bewerten',
    scoreWords: (runCount, cost) =>
      `${runs(runCount)} mit je bis zu 50 Lebensläufen, höchstens ${credits(cost)}. Doppelte und nicht lesbare Dateien kosten nichts.`,
    balance: (left) => `Sie haben ${credits(left)}.`,
    unlimited: 'Ihr Tarif hat unbegrenzt Credits.',
    short: (left) => `Ihre Credits reichen für ${number(left)} davon. Der Rest wartet, bis es mehr gibt.`,
    job: 'Stelle',
    chooseJob: 'Stelle auswählen',
    jobMissing: 'Wählen Sie die Stelle aus, für die bewertet wird.',
    begin: (count) => `${files(count)} importieren`,
    other: 'Andere Dateien auswählen',
  },
  list: {
    heading: 'Importe',
    none: 'Noch keine Importe.',
    more: 'Mehr anzeigen',
    failed: 'Die Importe konnten nicht geladen werden.',
    progress: (done, total) => `${number(done)} von ${files(total)}`,
  },
  one: {
    back: 'Alle Importe',
    reading: 'Fortschritt',
    progress: (done, total) => `${number(done)} von ${number(total)}`,
    rate: (perSecond, left) => `${perSecond} Dateien je Sekunde, noch ${left}`,
    seconds: (count) => plural(count, { one: '1 Sekunde', other: `${number(count)} Sekunden` }),
    minutes: (count) => plural(count, { one: '1 Minute', other: `${number(count)} Minuten` }),
    sending: (done, total) =>
      `Wird gesendet: ${number(done)} von ${number(total)}. Sie können auf anderen Seiten weiterarbeiten; lassen Sie dieses Fenster offen.`,
    lost: 'Die Verbindung ist unterbrochen. Das Senden geht von selbst weiter, sobald sie wieder da ist.',
    sendFailed: 'Das Senden wurde beendet.',
    unsent: (count) => `${files(count)} noch nicht gesendet`,
    unsentWords:
      'Wählen Sie dieselben Dateien oder Ordner noch einmal aus. Was angekommen ist, wird nicht noch einmal gesendet.',
    pause: 'Anhalten',
    goOn: 'Fortsetzen',
    cancel: 'Abbrechen',
    cancelHeading: 'Diesen Import abbrechen?',
    cancelWords: 'Was gelesen wurde, bleibt in der Bibliothek. Der Rest wird nicht importiert.',
    keep: 'Weiter importieren',
    retry: (count) => `${files(count)} erneut versuchen`,
    report: 'Bericht (CSV)',
    removed: (count) => `${files(count)} seither gelöscht.`,
    scoring: 'Bewertung',
    scoringFor: (job) => `Für ${job}`,
    jobGone: 'Die Stelle wurde gelöscht. Es wird nichts mehr bewertet.',
    run: (place, count) => `Durchlauf ${number(place)} (${number(count)})`,
    left: (count) =>
      plural(count, {
        one: '1 Lebenslauf ist noch zu bewerten.',
        other: `${number(count)} Lebensläufe sind noch zu bewerten.`,
      }),
    holds: {
      credits: 'Die Credits sind aufgebraucht. Der Rest wird bewertet, sobald es mehr gibt.',
      'spending-limit':
        'Ihre Ausgabengrenze für diesen Monat ist erreicht. Der Rest wird bewertet, sobald sie mehr zulässt.',
      'no-seat':
        'Der Tarif hat keinen Platz für Sie, um Credits auszugeben. Der Rest wartet, bis einer frei ist.',
    },
    buy: 'Credits erwerben',
    files: 'Dateien',
    duplicateOf: (name) => `Gleich wie ${name}`,
    noneInState: 'Keine.',
    more: 'Mehr anzeigen',
    toLibrary: 'Zum Talentpool',
    failed: 'Der Import konnte nicht geladen werden.',
    retryLoad: 'Erneut versuchen',
    missing: 'Diesen Import gibt es nicht',
    missingWords: 'Er wurde entfernt oder gehört zu einer anderen Organisation.',
  },
  csv: { file: 'Datei', bytes: 'Bytes', state: 'Status', reason: 'Grund', duplicateOf: 'Gleich wie' },
  indicator: (done, total) => `Import: ${number(done)} von ${number(total)}`,
};
