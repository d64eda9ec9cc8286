import { limits } from '@winnow/contracts';
import { formatsOf } from '../../../lib/language/formats.ts';
import type { JobHomeTexts } from './job-home-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufen` });
const requirements = (count: number) =>
  plural(count, { one: '1 Anforderung', other: `${number(count)} Anforderungen` });

export const texts: JobHomeTexts = {
  titleOf: (job) => `${job} · Winnow`,
  back: 'Alle Stellen',
  views: {
    label: 'Ansichten dieser Stelle',
    candidates: 'Kandidaten',
    applications: 'Bewerbungen',
    library: 'Bibliothek',
    board: 'Board',
    requirements: 'Anforderungen',
    mailbox: 'Postfach',
    activity: 'Aktivität',
    figures: 'Kennzahlen',
  },
  whatIf: 'Was wäre, wenn: andere Gewichte testen',
  analyze: 'Lebensläufe hochladen',
  archived: 'Archiviert',
  missing: {
    missing: 'Stelle nicht gefunden',
    missingWords: 'Möglicherweise wurde sie gelöscht.',
    failed: 'Diese Stelle konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  running: (count) =>
    plural(count, {
      one: 'Ein Durchlauf ist im Gange.',
      other: `${number(count)} Durchläufe sind im Gange.`,
    }),
  runningWords: 'Kandidaten erscheinen in dieser Liste, sobald ihr Lebenslauf ausgewertet ist.',
  openRun: 'Fortschritt ansehen',
  list: {
    caption: 'Kandidaten für diese Stelle',
    failed: 'Die Kandidaten konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    empty: 'Noch keine Kandidaten',
    emptyWords:
      'Laden Sie Lebensläufe hoch, um sie nach den Anforderungen dieser Stelle zu bewerten. Hier erscheinen die Kandidaten aus allen Durchläufen.',
    onlyNew: (count) => `Nur neue (${number(count)})`,
    isNew: 'Neu',
    isNewHelp: 'Seit Ihrem letzten Besuch hinzugekommen',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} von ${candidates(all)}`),
    more: (loaded, all) => `Die besten ${number(loaded)} von ${candidates(all)} sind geladen.`,
    loadMore: 'Weitere laden',
    none: 'Keine Kandidaten passen zu diesen Filtern',
    noneWords: 'Ändern oder entfernen Sie die Filter, um die anderen zu sehen.',
    clear: 'Filter entfernen',
  },
  outdated: {
    heading: 'Die Anforderungen haben sich seitdem geändert',
    words: (count) =>
      `${candidates(count)} ${plural(count, { one: 'wurde', other: 'wurden' })} nach einer früheren Version bewertet. Frühere Bewertungen bleiben im Verlauf erhalten.`,
    score: 'Kostenlos neu bewerten',
    scoring: 'Wird neu bewertet',
    done: 'Alle Kandidaten sind nach den aktuellen Anforderungen bewertet.',
  },
  board: {
    label: 'Kandidaten nach Phase',
    stage: 'Phase',
    empty: 'Keine Kandidaten',
    drop: 'Hier ablegen',
    hint: 'Ziehen Sie eine Karte oder drücken Sie auf ihr die Umschalttaste mit einer Pfeiltaste, um die Phase zu ändern.',
    actions: (name) => `Aktionen für ${name}`,
    askForStage: (stage) => `Durchsicht aller in ${stage} anfragen`,
    moveTo: (stage) => `Nach „${stage}“ verschieben`,
    score: (score) => `Punktzahl ${number(score)}`,
    notScored: 'Nicht bewertbar',
    more: (count) => `${number(count)} weitere anzeigen`,
  },
  activity: {
    filter: {
      what: 'Anzeigen',
      who: 'Von',
      everything: 'Alles',
      anyone: 'Allen',
      kinds: { note: 'Notizen', candidate: 'Kandidaten', job: 'Stelle', run: 'Durchläufe' },
      none: 'Hier ist noch nichts.',
    },
    heading: 'Aktivität',
    failed: 'Die Aktivität konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    more: 'Weitere laden',
    note: 'Notiz hinzufügen',
    noteHint: 'Zum Beispiel: was die Fachabteilung sich wünscht',
    missing: 'Schreiben Sie eine Notiz.',
    tooLong: `Kürzen Sie die Notiz auf höchstens ${number(limits.jobNoteMax)} Zeichen.`,
    add: 'Notiz speichern',
    adding: 'Wird gespeichert',
    added: 'Notiz gespeichert.',
    remove: 'Notiz löschen',
    removed: 'Notiz gelöscht.',
    reason: (reason) => `Grund: ${reason}`,
    changes: {
      moved: (from, to) => `von „${from}“ nach „${to}“ verschoben`,
      decided: (decision) => `Entscheidung: ${decision}`,
      undecided: 'Entscheidung entfernt',
      notesWritten: 'Notizen geändert',
      notesRemoved: 'Notizen entfernt',
      scoreSet: (score) => `Punktzahl von Hand auf ${number(score)} gesetzt`,
      scoreWithdrawn: 'von Hand gesetzte Punktzahl entfernt',
      corrected: 'Angaben korrigiert',
      restored: 'Korrekturen entfernt',
      passageAccepted: 'Textstelle bestätigt',
      passageWithdrawn: 'Bestätigung einer Textstelle zurückgenommen',
      scoredAgain: (version) => `nach Version ${number(version)} neu bewertet`,
      assigned: (name) => `${name} zugewiesen`,
      unassigned: 'Zuweisung aufgehoben',
      tags: 'Schlagwörter geändert',
      emailSent: (subject) => `E-Mail gesendet: ${subject}`,
      emailFailed: (subject) => `E-Mail fehlgeschlagen: ${subject}`,
      commented: 'kommentiert',
      replied: 'auf einen Kommentar geantwortet',
      exported: (isAnonymous) => (isAnonymous ? 'ohne Namen exportiert' : 'exportiert'),
      shared: (title) => `in der Liste „${title}“ geteilt`,
      reviewed: 'durchgesehen',
    },
    saved: (version, count) =>
      version === 1
        ? `Stelle mit ${requirements(count)} angelegt`
        : `Version ${number(version)} mit ${requirements(count)} gespeichert`,
    archived: 'Stelle archiviert',
    restored: 'Stelle aus dem Archiv zurückgeholt',
    runStarted: (files) => `Durchlauf mit ${resumes(files)} gestartet`,
    runEnded: (done, failed) =>
      [
        `Durchlauf abgeschlossen: ${number(done)} ausgewertet`,
        failed > 0 ? `${number(failed)} fehlgeschlagen` : '',
      ]
        .filter(Boolean)
        .join(', '),
    runCanceled: (done) => `Durchlauf abgebrochen: ${number(done)} ausgewertet`,
    openRun: 'Durchlauf ansehen',
  },
  figures: {
    failed: 'Die Kennzahlen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    empty: 'Noch keine Kennzahlen',
    emptyWords: 'Sie entstehen aus den Kandidaten dieser Stelle.',
    totals: { candidates: 'Kandidaten', undecided: 'Offen', yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' },
    funnel: 'Vom Eingang bis zur Einstellung',
    funnelWords: 'Gezählt sind alle, die die Phase erreicht haben, auch wenn ihnen später abgesagt wurde.',
    stage: 'Phase',
    reached: 'Kandidaten',
    times: 'Zeit in der Phase',
    timesWords:
      'Die Hälfte der Kandidaten, die eine Phase verlassen haben, hatte sie nach dieser Zeit verlassen. Was innerhalb einer Minute rückgängig gemacht wurde, zählt nicht.',
    median: 'Übliche Dauer',
    here: 'Derzeit in der Phase',
    longest: 'Wartet am längsten',
    notEnough: (fewest) => `Zu wenige Daten: weniger als ${number(fewest)} haben sie verlassen`,
    noOneHere: 'niemand',
    hours: (hours) => plural(hours, { one: '1 Stunde', other: `${number(hours)} Stunden` }),
    days: (days) => plural(days, { one: '1 Tag', other: `${number(days)} Tage` }),
    lessThanAnHour: 'unter einer Stunde',
    musts: 'Wirkung der Muss-Anforderungen',
    mustsWords:
      'Wie viele der bewerteten Kandidaten eine Muss-Anforderung nicht erfüllen oder nicht erwähnen und bei wie vielen es die einzige fehlende ist.',
    requirement: 'Muss-Anforderung',
    lacking: 'Nicht erfüllt oder nicht gefunden',
    alone: 'Fehlt als einzige',
    ofScored: (count, scored) => `${number(count)} von ${number(scored)}`,
    noMusts: 'Keinem Kandidaten fehlt eine Muss-Anforderung.',
  },
  jobs: {
    isNew: (count) => `${number(count)} neu`,
    candidates: (count) => candidates(count),
    noCandidates: 'Noch keine Kandidaten',
    undecided: (count) => `${number(count)} offen`,
    active: (when) => `Aktiv am ${when}`,
    stagesLabel: (parts) => `Nach Phase: ${parts}`,
    inStage: (stage, count) => `${stage} ${number(count)}`,
  },
};
