import { fileLimits, limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalyzerTexts } from './analyzer-texts.ts';

const { fileSize, list, number, plural } = formatsOf('de');
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: AnalyzerTexts = {
  title: 'Lebensläufe auswerten · Winnow',
  heading: 'Lebensläufe auswerten',
  introduction: 'Stelle wählen, Lebensläufe hinzufügen, Preis prüfen, starten.',
  job: {
    heading: 'Stelle',
    choose: 'Auswerten für',
    none: 'Stelle wählen',
    search: 'Stelle suchen',
    searchHint: 'Titel, Unternehmen, Ort oder Wörter aus dem Text',
    listed: (listed, all) =>
      listed < all
        ? `Die Liste zeigt die ${number(listed)} zuletzt geänderten von ${number(all)}. Die Suche findet alle.`
        : `Die Liste zeigt alle ${number(all)}.`,
    found: (count) => `${number(count)} gefunden`,
    more: 'Mehr anzeigen',
    add: 'Weitere Stelle anlegen',
    addFirst: 'Stelle anlegen',
    empty: 'Legen Sie zuerst eine Stelle an',
    emptyWords:
      'Fügen Sie eine Stellenbeschreibung ein oder lassen Sie eine erstellen. Laden Sie danach hier die Lebensläufe hoch.',
    edit: 'Anforderungen ändern',
    asks: (musts, others) =>
      `${plural(musts, { one: '1 Muss-Anforderung', other: `${number(musts)} Muss-Anforderungen` })} und ${plural(
        others,
        { one: '1 weitere Anforderung', other: `${number(others)} weitere Anforderungen` },
      )}`,
    open: (count) =>
      plural(count, {
        one: 'Die Stellenbeschreibung lässt 1 Anforderung offen.',
        other: `Die Stellenbeschreibung lässt ${number(count)} Anforderungen offen.`,
      }),
    check: 'Vor dem Start prüfen',
    musts: 'Muss-Anforderungen',
    noMusts: 'Keine Muss-Anforderungen: Alle Anforderungen zählen zur Punktzahl, niemand wird aussortiert.',
    failed: 'Ihre Stellen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  files: {
    heading: 'Lebensläufe',
    label: 'Lebensläufe',
    invitation: 'Lebensläufe, Ordner oder eine ZIP-Datei hier ablegen',
    choose: 'Dateien wählen',
    folder: 'Ordner wählen',
    fromLibrary: 'Aus Ihrer Bibliothek wählen',
    release: 'Loslassen zum Hochladen',
    limits: `PDF, Word, OpenDocument, RTF, Text, HTML, JSON Resume, Europass-XML oder Bilder von Seiten. Je bis zu 10 MB, höchstens ${limits.filesPerBatch} auf einmal; eine ZIP-Datei bis ${Math.round(fileLimits.archiveBytes / 1024 / 1024)} MB.`,
    caption: 'Dateien',
    waiting: 'Wartet',
    uploading: (percent) => `Wird hochgeladen, ${percent}`,
    ready: 'Bereit',
    known: 'Bereits in Ihrer Bibliothek',
    twin: (file) => `Dieselbe Datei wie ${file}: wird einmal ausgewertet und einmal berechnet`,
    cleared: 'Die Liste ist leer.',
    refused: 'Abgelehnt',
    failed: 'Hochladen fehlgeschlagen',
    retry: 'Erneut versuchen',
    retryNamed: (file) => `Erneut versuchen: ${file}`,
    retryAll: (count) => `Alle ${number(count)} erneut versuchen`,
    remove: (file) => `${file} entfernen`,
    clear: 'Alle entfernen',
    leftOut: (files) => {
      const shown = files.slice(0, 5);
      const named = list(files.length > 5 ? [...shown, `${number(files.length - 5)} weitere`] : shown);
      return plural(files.length, {
        one: `1 Datei bleibt außen vor: ${named}. Starten Sie jetzt die übrigen und fügen Sie diese dem nächsten Durchlauf hinzu.`,
        other: `${number(files.length)} Dateien bleiben außen vor: ${named}. Starten Sie jetzt die übrigen und fügen Sie diese dem nächsten Durchlauf hinzu.`,
      });
    },
    count: (ready, all) =>
      `${number(ready)} von ${plural(all, { one: '1 Lebenslauf', other: `${number(all)} Lebensläufen` })} bereit`,
    archiveReasons: {
      'too-large': `Dieses Archiv enthält mehr als ${limits.filesPerBatch} Dateien oder wird entpackt zu groß. Teilen Sie es auf.`,
      'no-text': 'Dieses Archiv enthält keine Dateien.',
    },
    fullLimit: (full) => {
      switch (full.limit) {
        case 'files':
          return `Sie haben ${number(full.used)} von ${number(full.max)} Dateien gespeichert. Löschen Sie Dateien, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.`;
        case 'storage':
          return `${fileSize(full.usedBytes)} von ${fileSize(full.maxBytes)} sind belegt. Löschen Sie Dateien, die Sie nicht mehr brauchen, oder wählen Sie einen größeren Tarif.`;
        case 'day':
          return `Sie haben heute ${fileSize(full.usedBytes)} von ${fileSize(full.maxBytes)} hochgeladen. Versuchen Sie es morgen erneut oder wählen Sie einen größeren Tarif.`;
        case 'free-plan':
          return 'Der Speicher des kostenlosen Tarifs ist derzeit ausgeschöpft. Versuchen Sie es später erneut oder wählen Sie einen größeren Tarif.';
      }
    },
    errors: {
      empty: 'Die gewählte Datei ist leer.',
      'too-large': 'Die gewählte Datei muss kleiner als 10 MB sein.',
      'wrong-type':
        'Die gewählte Datei muss eine PDF-Datei, ein Word-Dokument oder eines der anderen oben genannten Formate sein.',
      'too-many': `Sie können höchstens ${limits.filesPerBatch} Dateien auf einmal wählen.`,
    },
  },
  libraryDialog: {
    title: 'Bibliothek der Lebensläufe',
    failed: 'Ihre Lebensläufe konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    search: 'Nach Dateinamen suchen',
    none: 'Noch keine Lebensläufe.',
    noneFound: 'Kein Dateiname enthält diese Wörter.',
    inLibrary: (count) => `${number(count)} in Ihrer Bibliothek, die neuesten zuerst`,
    found: (count) => `${number(count)} gefunden, die neuesten zuerst`,
    more: (listed, all) => `Mehr anzeigen: ${number(listed)} von ${number(all)} sichtbar`,
    analyzed: (count) =>
      plural(count, { one: 'einmal ausgewertet', other: `${number(count)}-mal ausgewertet` }),
    added: (date) => `hinzugefügt am ${date}`,
    listed: 'bereits in der Liste',
    chosen: (count) => (count === 0 ? 'Keine ausgewählt' : `${number(count)} ausgewählt`),
    chooseAll: (count) => `${number(count)} auswählen`,
    tooMany: (room) =>
      plural(room, {
        one: 'In diesen Durchlauf passt nur noch einer.',
        other: `In diesen Durchlauf passen nur noch ${number(room)}.`,
      }),
    add: (count) => (count === 0 ? 'Hinzufügen' : `${resumes(count)} hinzufügen`),
    cancel: 'Abbrechen',
  },
  price: {
    heading: 'Preis',
    waiting: 'Fügen Sie Lebensläufe hinzu, um den Preis zu sehen.',
    chooseJob: 'Wählen Sie eine Stelle, um den Preis zu sehen.',
    counting: 'Preis wird berechnet',
    retry: 'Erneut versuchen',
    gone: 'Die Stelle oder ein Lebenslauf wurde inzwischen gelöscht.',
    deleted: (count) =>
      plural(count, {
        one: 'Ein Lebenslauf wurde inzwischen gelöscht und aus der Liste entfernt.',
        other: `${number(count)} Lebensläufe wurden inzwischen gelöscht und aus der Liste entfernt.`,
      }),
    cost: (count) => (count === 0 ? 'Kostenlos' : credits(count)),
    left: (available, cost) =>
      cost === 0
        ? 'keine Credits nötig'
        : available < 0
          ? 'von unbegrenzt vielen'
          : `von ${number(available)} verfügbaren`,
    free: (count) =>
      plural(count, {
        one: '1 Lebenslauf wurde für diese Stelle schon ausgewertet: kostenlos',
        other: `${number(count)} Lebensläufe wurden für diese Stelle schon ausgewertet: kostenlos`,
      }),
    duplicates: (count) =>
      plural(count, {
        one: '1 Datei steht zweimal in der Liste: kostenlos',
        other: `${number(count)} Dateien stehen zweimal in der Liste: kostenlos`,
      }),
    onlyOnSuccess: 'Abgebucht wird je Datei und nur bei Erfolg. Unlesbare Dateien kosten nichts.',
    tooFew: (missing) =>
      plural(missing, { one: 'Es fehlt 1 Credit.', other: `Es fehlen ${credits(missing)}.` }),
    firstFew: (count) =>
      plural(count, { one: 'Den ersten auswerten', other: `Die ersten ${number(count)} auswerten` }),
    more: 'Credits kaufen',
    run: (count) => `${resumes(count)} auswerten`,
    runOthers: (count) =>
      plural(count, { one: 'Den übrigen auswerten', other: `Die übrigen ${number(count)} auswerten` }),
    running: 'Wird gestartet',
    runAll: 'Alle auswerten, sobald sie hochgeladen sind',
    awaiting: 'Wartet auf Dateien',
    stillSending: (count) =>
      plural(count, {
        one: 'Eine Datei wird noch hochgeladen.',
        other: `${number(count)} Dateien werden noch hochgeladen.`,
      }),
    startsWhenHere: (count) =>
      plural(count, {
        one: 'Der Durchlauf beginnt von selbst, sobald die letzte Datei hochgeladen ist.',
        other: `Der Durchlauf beginnt von selbst, sobald die letzten ${number(count)} Dateien hochgeladen sind.`,
      }),
    notYet: 'Noch nicht starten',
  },
  run: {
    allOf: (job) => `Alle Kandidaten für ${job}`,
    titleOf: (job) => `${job} · Ergebnisse · Winnow`,
    back: 'Weitere Lebensläufe auswerten',
    version: (version) => `Ausgewertet nach Version ${number(version)}`,
    sample: 'Beispiel mit erfundenen Personen, kostenlos',
    progress: 'Durchlauf',
    words: (done, all, left) => `${number(done)} von ${number(all)}${left ? `, noch etwa ${left}` : ''}`,
    seconds: (count) => plural(count, { one: '1 Sekunde', other: `${number(count)} Sekunden` }),
    leave: 'Sie können diese Seite verlassen; der Durchlauf läuft weiter.',
    reconnecting: 'Verbindung wird wiederhergestellt',
    cancel: 'Durchlauf abbrechen',
    cancelled: 'Abgebrochen. Fertige Ergebnisse bleiben; der Rest hat nichts gekostet.',
    done: (count) => `Fertig: ${resumes(count)} ausgewertet.`,
    ended: 'Dieser Durchlauf wurde abgebrochen.',
    emptied: 'Die Lebensläufe dieses Durchlaufs wurden gelöscht.',
    charged: (charged, released) =>
      charged + released === 0
        ? 'Kostenlos'
        : released > 0
          ? `${credits(charged)} verbraucht, ${number(released)} freigegeben`
          : `${credits(charged)} verbraucht`,
    files: 'Dateien',
    filesOf: (count) => plural(count, { one: '1 Datei', other: `${number(count)} Dateien` }),
    troubles: (count) => plural(count, { one: '1 Datei prüfen', other: `${number(count)} Dateien prüfen` }),
    states: {
      queued: 'Wartet',
      reading: 'Wird gelesen',
      judging: 'Wird ausgewertet',
      done: 'Fertig',
      failed: 'Nicht ausgewertet',
      duplicate: 'Doppelte Datei',
      cancelled: 'Abgebrochen',
    },
    reasons: {
      empty: 'Die Datei ist leer. Laden Sie eine andere Kopie hoch.',
      'no-text':
        'In dieser Datei ist kein lesbarer Text. Falls sie ein Scan ist, laden Sie das ursprüngliche Dokument hoch.',
      encrypted:
        'Diese Datei ist passwortgeschützt. Entfernen Sie das Passwort und laden Sie sie erneut hoch.',
      corrupt:
        'Diese Datei ist beschädigt oder unvollständig. Öffnen Sie sie, speichern Sie eine neue Kopie und laden Sie diese hoch.',
      unsupported: 'Dieser Dateityp wird nicht unterstützt. Laden Sie eine PDF-, Word- oder Textdatei hoch.',
      misnamed:
        'Der Inhalt dieser Datei passt nicht zu ihrer Endung. Speichern Sie sie als PDF, Word- oder Textdatei und laden Sie sie erneut hoch.',
      'too-large':
        'Diese Datei ist zu groß oder wird beim Entpacken zu groß. Laden Sie eine kleinere Kopie hoch.',
      timeout:
        'Das Lesen dieser Datei hat zu lange gedauert. Versuchen Sie es erneut, oder laden Sie eine einfachere Kopie hoch.',
      failed:
        'Bei uns ist ein Fehler aufgetreten; es wurde nichts berechnet. Versuchen Sie diese Datei erneut.',
    },
    duplicate: 'Diese Datei ist in diesem Durchlauf bereits enthalten.',
    retry: 'Erneut versuchen',
    retryNamed: (file) => `Erneut versuchen: ${file}`,
    mend: 'Ein neuer Versuch liest diese Dateien nicht anders. Korrigieren Sie sie wie beschrieben und laden Sie sie erneut hoch.',
    addCorrected: 'Korrigierte Dateien hochladen',
    failed: 'Dieser Durchlauf konnte nicht geladen werden',
    failedWords:
      'Winnow versucht es weiter. Der Durchlauf läuft ohne diese Seite weiter, und nichts geht verloren.',
    missing: 'Durchlauf nicht gefunden',
    missingWords: 'Er wurde vielleicht gelöscht oder gehört zu einem anderen Konto.',
    history: 'Alle Ergebnisse',
  },
};
