import { formatsOf } from '../../lib/language/formats.ts';
import type { ImportsTexts } from './imports-texts.ts';

const { number, plural } = formatsOf('de');
const files = (count: number) => plural(count, { one: '1 Datei', other: `${number(count)} Dateien` });
const rows = (count: number) => plural(count, { one: '1 Zeile', other: `${number(count)} Zeilen` });
const runs = (count: number) => plural(count, { one: '1 Durchlauf', other: `${number(count)} Durchläufe` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: ImportsTexts = {
  title: 'Importe · Winnow',
  heading: 'Lebensläufe importieren',
  introduction:
    'Importieren Sie Ordner und ZIP-Archive mit bis zu 20.000 Lebensläufen oder eine CSV-Datei mit bis zu 10.000 Kandidaten. Der Import ist kostenlos.',
  reasons: {
    empty: 'Leer',
    'no-text': 'Kein lesbarer Text',
    encrypted: 'Passwortgeschützt',
    corrupt: 'Beschädigt',
    unsupported: 'Nicht unterstützter Dateityp',
    misnamed: 'Inhalt passt nicht zum Namen',
    'too-large': 'Größer als 10 MB',
    timeout: 'Einlesen dauerte zu lange',
    'nested-archive': 'Archiv in einem Archiv',
    'outside-path': 'Der Pfad führt aus dem Archiv hinaus',
    'no-room': 'Kein Speicherplatz mehr',
    failed: 'Bei uns ist etwas schiefgegangen',
    'row-problems': 'Zeile korrigieren',
  },
  itemStates: {
    waiting: 'Noch nicht gesendet',
    queued: 'Wartet auf Einlesen',
    reading: 'Wird eingelesen',
    done: 'Importiert',
    duplicate: 'Dubletten',
    refused: 'Nicht importiert',
    canceled: 'Abgebrochen',
  },
  states: {
    running: 'Läuft',
    paused: 'Pausiert',
    done: 'Fertig',
    canceled: 'Abgebrochen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  drop: {
    label: 'Lebensläufe für den Import',
    invitation: 'Ordner, ZIP-Archive oder Dateien hier ablegen',
    choose: 'Dateien auswählen',
    folder: 'Ordner auswählen',
    release: 'Zum Prüfen loslassen',
    limits:
      'PDF, Word und andere Dokumente bis je 10 MB, auch in ZIP-Archiven. Oder eine CSV-Datei mit einer Zeile je Kandidat.',
    looking: 'Die Dateien werden geprüft …',
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
    tooMany: (max) => `Ein Import kann höchstens ${number(max)} Dateien umfassen. Wählen Sie weniger aus.`,
    none: 'Keine dieser Dateien kann importiert werden.',
    noRoom: (room) =>
      `Ihr Speicher hat noch Platz für ${files(room)}. Die übrigen werden aufgeführt und können später importiert werden.`,
    name: 'Name des Imports',
    nameHelp: 'Er erscheint als Quelle dieser Lebensläufe.',
    usualName: (date) => `Import vom ${date}`,
    what: 'Was möchten Sie damit tun?',
    library: 'In die Bibliothek importieren',
    libraryWords: 'Kostenlos. Alle sind danach im Talentpool auffindbar.',
    score: 'Importieren und für eine Stelle bewerten',
    scoreWords: (runCount, cost) =>
      `${runs(runCount)} mit je bis zu 50 Lebensläufen, höchstens ${credits(cost)}. Doppelte und nicht lesbare Dateien kosten nichts.`,
    balance: (left) => `Sie haben ${credits(left)}.`,
    unlimited: 'Ihr Tarif enthält unbegrenzt viele Credits.',
    short: (left) =>
      `Ihre Credits reichen für ${number(left)} davon. Die übrigen werden bewertet, sobald es mehr gibt.`,
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
    lost: 'Die Verbindung ist unterbrochen. Das Senden wird automatisch fortgesetzt, sobald sie wieder besteht.',
    sendFailed: 'Das Senden wurde abgebrochen.',
    unsent: (count) => `${files(count)} noch nicht gesendet`,
    unsentWords:
      'Wählen Sie dieselben Dateien oder Ordner noch einmal aus. Was angekommen ist, wird nicht noch einmal gesendet.',
    pause: 'Pausieren',
    goOn: 'Fortsetzen',
    cancel: 'Abbrechen',
    cancelHeading: 'Diesen Import abbrechen?',
    cancelWords:
      'Bereits eingelesene Dateien bleiben in der Bibliothek. Die übrigen werden nicht importiert.',
    undo: 'Import rückgängig machen',
    undoHeading: 'Diesen Import rückgängig machen?',
    undoWords:
      'Die Lebensläufe, Schlagwörter und Einwilligungen, die er hinzugefügt hat, werden gelöscht. Was seitdem verwendet oder geändert wurde, bleibt erhalten, zum Beispiel Kandidaten in einem Durchlauf oder auf einer Talentliste.',
    undoingHeading: 'Dieser Import wird rückgängig gemacht',
    undoingWords: (count) =>
      `Bisher entfernt: ${files(count)}. Was seitdem verwendet oder geändert wurde, bleibt erhalten.`,
    undoFailed: 'Dieser Import konnte noch nicht rückgängig gemacht werden',
    undoFailedWords:
      'Bei uns ist etwas schiefgelaufen. Wir versuchen es weiter, und was schon entfernt ist, bleibt entfernt. Sie können es auch jetzt erneut versuchen.',
    undoAgain: 'Jetzt erneut versuchen',
    keepImport: 'Alles behalten',
    keptSince: (count) => `${files(count)} behalten, weil sie seitdem verwendet oder geändert wurden.`,
    keep: 'Import fortsetzen',
    retry: (count) => `${files(count)} erneut versuchen`,
    report: 'Bericht (CSV)',
    removed: (count) => `${files(count)} inzwischen aus der Bibliothek gelöscht.`,
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
        'Ihr Monatslimit ist erreicht. Der Rest wird im nächsten Monat bewertet, oder sobald das Limit erhöht wird.',
      'no-seat':
        'Im Tarif ist kein Platz für Sie frei, um Credits auszugeben. Der Rest wird bewertet, sobald Sie einen haben.',
    },
    buy: 'Credits kaufen',
    files: 'Dateien',
    duplicateOf: (name) => `Identisch mit ${name}`,
    noneInState: 'Keine Dateien',
    more: 'Mehr anzeigen',
    toLibrary: 'Zum Talentpool',
    failed: 'Der Import konnte nicht geladen werden.',
    retryLoad: 'Erneut versuchen',
    missing: 'Import nicht gefunden',
    missingWords: 'Er wurde möglicherweise gelöscht.',
  },
  table: {
    failed: 'Diese Datei konnte nicht gelesen werden',
    columns: 'Spalten',
    columnsWords: 'Prüfen Sie, was jede Spalte enthält. Spalten, die Sie weglassen, werden nicht importiert.',
    leftOut: 'Weglassen',
    samples: (samples) => `Zum Beispiel ${samples.join(' · ')}`,
    noSamples: 'Diese Spalte ist leer.',
    nameMissing: 'Wählen Sie die Spalte mit den Namen aus.',
    preview: (shown, total) =>
      shown === total
        ? `Vorschau: ${rows(total)}`
        : `Vorschau: die ersten ${number(shown)} von ${number(total)} Zeilen`,
    line: (line) => `Zeile ${number(line)}`,
    lineRefused: (line) => `Zeile ${number(line)} · wird nicht importiert`,
    row: (line, name) => (name === '' ? `Zeile ${number(line)}` : `Zeile ${number(line)}: ${name}`),
    unnamed: 'Ohne Namen',
    noProblems: 'Keine Fehler gefunden.',
    refused: (count) =>
      plural(count, {
        one: '1 Zeile kann nicht importiert werden',
        other: `${number(count)} Zeilen können nicht importiert werden`,
      }),
    refusedWords:
      'Korrigieren Sie diese Zeilen und wählen Sie die Datei noch einmal aus, oder importieren Sie die übrigen. Bereits importierte Zeilen werden nicht doppelt importiert.',
    moreRefused: (count) => `Und ${rows(count)} mehr. Der Bericht des Imports führt alle auf.`,
    begin: (count) =>
      plural(count, { one: '1 Kandidaten importieren', other: `${number(count)} Kandidaten importieren` }),
    waiting: 'Wartet',
    inColumn: (column, words) => `Spalte „${column}“: ${words}`,
    fields: {
      name: 'Name',
      'first-name': 'Vorname',
      'last-name': 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      location: 'Ort',
      title: 'Berufsbezeichnung',
      company: 'Unternehmen',
      years: 'Jahre Berufserfahrung',
      skills: 'Fähigkeiten',
      languages: 'Sprachen',
      degree: 'Abschluss',
      school: 'Schule oder Hochschule',
      summary: 'Kurzprofil',
      link: 'Links',
      source: 'Quelle',
      tags: 'Schlagwörter',
      'consent-date': 'Einwilligung am',
      notes: 'Notizen (werden nicht bewertet)',
    },
    problems: {
      'name-missing': 'Geben Sie einen Namen an.',
      'too-little':
        'Geben Sie mehr als einen Namen an, etwa eine E-Mail-Adresse oder eine Berufsbezeichnung.',
      'email-invalid': 'Geben Sie eine gültige E-Mail-Adresse an, etwa ada@example.com.',
      'years-invalid': 'Geben Sie eine Zahl von Jahren an, etwa 8.',
      'link-invalid': 'Geben Sie eine Webadresse an, etwa https://example.com/ada.',
      'date-invalid': 'Geben Sie das Datum als 2026-04-03 an.',
      'date-ambiguous': 'Dieses Datum ist nicht eindeutig. Geben Sie das Datum als 2026-04-03 an.',
      'date-in-future':
        'Dieses Datum liegt in der Zukunft. Geben Sie den Tag an, an dem die Einwilligung erteilt wurde.',
      'too-many-cells':
        'Diese Zeile hat mehr Zellen als es Überschriften gibt. Setzen Sie Text mit Trennzeichen in Anführungszeichen.',
      'too-many-tags': 'Ein Kandidat kann höchstens 20 Schlagwörter haben. Entfernen Sie einige.',
      'too-long': 'Dieser Text ist zu lang. Kürzen Sie ihn.',
    },
  },
  csv: {
    file: 'Datei',
    line: 'Zeile',
    bytes: 'Bytes',
    state: 'Status',
    reason: 'Grund',
    duplicateOf: 'Dublette von',
    toDo: 'Was zu tun ist',
  },
  indicator: (done, total) => `Import: ${number(done)} von ${number(total)}`,
};
