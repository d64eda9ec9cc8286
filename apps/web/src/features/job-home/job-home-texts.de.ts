import { limits } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { JobHomeTexts } from './job-home-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) => plural(count, { one: '1 Person', other: `${number(count)} Personen` });
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufen` });
const requirements = (count: number) =>
  plural(count, { one: '1 Anforderung', other: `${number(count)} Anforderungen` });

export const texts: JobHomeTexts = {
  titleOf: (job) => `${job} · Winnow`,
  back: 'Alle Stellen',
  allOf: (job) => `Alle Kandidaten für ${job}`,
  views: {
    label: 'Ansichten dieser Stelle',
    candidates: 'Personen',
    board: 'Board',
    requirements: 'Anforderungen',
    activity: 'Aktivität',
    figures: 'Kennzahlen',
  },
  analyze: 'Lebensläufe hochladen',
  archived: 'Archiviert',
  missing: {
    missing: 'Stelle nicht gefunden',
    missingWords: 'Möglicherweise wurde sie gelöscht.',
    failed: 'Diese Stelle konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  running: (count) =>
    plural(count, { one: 'Eine Auswertung läuft.', other: `${number(count)} Auswertungen laufen.` }),
  runningWords: 'Personen erscheinen in dieser Liste, sobald ihr Lebenslauf ausgewertet ist.',
  openRun: 'Fortschritt ansehen',
  list: {
    caption: 'Personen für diese Stelle',
    failed: 'Die Liste konnte nicht geladen werden',
    retry: 'Erneut versuchen',
    empty: 'Noch niemand in der Liste',
    emptyWords:
      'Laden Sie Lebensläufe hoch, um sie mit den Anforderungen dieser Stelle zu vergleichen. Hier erscheinen die Personen aus allen Auswertungen.',
    search: 'Suche',
    searchHint: 'Name, Position, Datei',
    stage: 'Phase',
    decision: 'Entscheidung',
    any: 'Alle',
    undecided: 'Offen',
    anonymous: 'Anonym',
    anonymousHelp: 'Verbirgt Namen und Orte, bis Sie es ausschalten.',
    onlyNew: (count) => `Nur neue (${number(count)})`,
    isNew: 'Neu',
    isNewHelp: 'Seit Ihrem letzten Besuch hinzugekommen',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} von ${candidates(all)}`),
    more: (loaded, all) => `Die besten ${number(loaded)} von ${candidates(all)} sind geladen.`,
    loadMore: 'Weitere laden',
    none: 'Keine Treffer für diese Filter',
    noneWords: 'Ändern oder entfernen Sie die Filter, um die anderen zu sehen.',
    clear: 'Filter entfernen',
    selectAll: 'Alle angezeigten auswählen',
    ties: { score: 'Gleicher Wert', confidence: 'Gleiche Sicherheit', experience: 'Gleiche Erfahrung' },
    keys: {
      next: 'Nächste Person',
      previous: 'Vorherige Person',
      open: 'Person öffnen',
      yes: 'Mit Ja entscheiden',
      maybe: 'Mit Vielleicht entscheiden',
      no: 'Mit Nein entscheiden',
    },
  },
  outdated: {
    heading: 'Die Anforderungen haben sich seitdem geändert',
    words: (count) =>
      `${candidates(count)} ${plural(count, { one: 'wurde', other: 'wurden' })} nach einer früheren Fassung bewertet. Frühere Bewertungen bleiben im Verlauf erhalten.`,
    score: 'Kostenlos neu bewerten',
    scoring: 'Wird neu bewertet',
    done: 'Alle sind nach den aktuellen Anforderungen bewertet.',
  },
  board: {
    label: 'Personen nach Phase',
    stage: 'Phase',
    empty: 'Niemand',
    drop: 'Hier ablegen',
    hint: 'Ziehen Sie eine Karte, oder drücken Sie auf einer Person die Umschalttaste und eine Pfeiltaste, um die Phase zu ändern.',
    move: (name) => `Phase von ${name} ändern`,
    moveTo: (stage) => `Nach „${stage}“ verschieben`,
    score: (score) => `Wert ${number(score)}`,
    notScored: 'Nicht bewertbar',
    more: (count) => `${number(count)} weitere zeigen`,
  },
  activity: {
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
      undecided: 'Entscheidung zurückgenommen',
      notesWritten: 'Notizen geändert',
      notesRemoved: 'Notizen entfernt',
      scoreSet: (score) => `Wert von Hand auf ${number(score)} gesetzt`,
      scoreWithdrawn: 'von Hand gesetzter Wert entfernt',
      corrected: 'Angaben korrigiert',
      restored: 'Korrekturen entfernt',
      scoredAgain: (version) => `nach Version ${number(version)} neu bewertet`,
    },
    saved: (version, count) =>
      version === 1
        ? `Stelle mit ${requirements(count)} angelegt`
        : `Version ${number(version)} mit ${requirements(count)} gespeichert`,
    runStarted: (files) => `Auswertung mit ${resumes(files)} gestartet`,
    runEnded: (done, failed) =>
      [
        `Auswertung abgeschlossen: ${number(done)} ausgewertet`,
        failed > 0 ? `${number(failed)} fehlgeschlagen` : '',
      ]
        .filter(Boolean)
        .join(', '),
    runCanceled: (done) => `Auswertung abgebrochen: ${number(done)} ausgewertet`,
    openRun: 'Auswertung ansehen',
  },
  figures: {
    failed: 'Die Kennzahlen konnten nicht geladen werden',
    retry: 'Erneut versuchen',
    empty: 'Noch keine Kennzahlen',
    emptyWords: 'Sie werden aus den Personen dieser Stelle gezählt.',
    totals: { candidates: 'Personen', undecided: 'Offen', yes: 'Ja', maybe: 'Vielleicht', no: 'Nein' },
    funnel: 'Wie weit die Personen gekommen sind',
    funnelWords: 'Gezählt sind alle, die die Phase erreicht haben, auch wenn ihnen später abgesagt wurde.',
    stage: 'Phase',
    reached: 'Personen',
    times: 'Zeit in der Phase',
    timesWords:
      'Nach dieser Zeit hatte die Hälfte derer, die eine Phase verlassen haben, sie verlassen. Was innerhalb einer Minute rückgängig gemacht wurde, zählt nicht.',
    median: 'Übliche Dauer',
    here: 'Jetzt darin',
    longest: 'Wartet am längsten',
    notEnough: (fewest) => `Zu wenige Daten: weniger als ${number(fewest)} haben sie verlassen`,
    nobodyHere: 'niemand',
    hours: (hours) => plural(hours, { one: '1 Stunde', other: `${number(hours)} Stunden` }),
    days: (days) => plural(days, { one: '1 Tag', other: `${number(days)} Tage` }),
    lessThanAnHour: 'unter einer Stunde',
    musts: 'Was Muss-Kriterien kosten',
    mustsWords:
      'Wie viele der bewerteten Personen ein Muss-Kriterium nicht erfüllen oder nicht erwähnen und bei wie vielen es das einzige ist.',
    requirement: 'Muss-Kriterium',
    lacking: 'Nicht erfüllt oder nicht gefunden',
    alone: 'Als einziges',
    ofScored: (count, scored) => `${number(count)} von ${number(scored)}`,
    noMusts: 'Niemandem fehlt ein Muss-Kriterium.',
  },
  jobs: {
    isNew: (count) => `${number(count)} neu`,
    candidates: (count) => candidates(count),
    noCandidates: 'Noch niemand',
    undecided: (count) => `${number(count)} offen`,
    active: (when) => `Aktiv am ${when}`,
    stagesLabel: (parts) => `Nach Phase: ${parts}`,
    inStage: (stage, count) => `${stage} ${number(count)}`,
  },
};
