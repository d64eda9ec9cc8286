import { formatsOf } from '../../lib/language/formats.ts';
import type { HistoryTexts } from './history-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) => plural(count, { one: '1 Person', other: `${number(count)} Personen` });
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: HistoryTexts = {
  title: 'Kandidaten · Winnow',
  heading: 'Kandidaten',
  introduction: 'Kandidaten aller Stellen, Ihre Durchläufe und Ihre Lebensläufe.',
  analyze: 'Auswertung starten',
  views: {
    label: 'Ansichten',
    candidates: 'Kandidaten',
    runs: 'Durchläufe',
    files: 'Lebensläufe',
    links: 'Geteilte Links',
  },
  failed: 'Diese Liste konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  clear: 'Filter entfernen',
  any: 'Alle',
  search: 'Suche',
  candidates: {
    caption: 'Kandidaten',
    searchHint: 'Name, Position, Datei',
    job: 'Stelle',
    group: 'Gruppe',
    groups: {
      'talk-first': 'Beste Treffer',
      'ask-first': 'Zu prüfen',
      'missing-must': 'Muss-Kriterium fehlt',
      'cannot-judge': 'Nicht bewertbar',
    },
    bands: {
      strong: 'Sehr passend',
      'worth-a-call': 'Gut passend',
      partial: 'Teilweise passend',
      'little-found': 'Kaum passend',
    },
    stage: 'Phase',
    decision: 'Entscheidung',
    undecided: 'Offen',
    minScore: 'Mindestwert',
    minScoreOf: (score) => `ab ${number(score)}`,
    flagged: 'Auffälligkeiten',
    flags: { yes: 'Auffällig', no: 'Unauffällig' },
    anonymous: 'Anonym',
    anonymousHelp: 'Verbirgt Namen und Orte, bis Sie es ausschalten.',
    shown: (shown, all) => (shown === all ? candidates(all) : `${number(shown)} von ${candidates(all)}`),
    older: (held, all) => `Die neuesten ${number(held)} von ${number(all)} sind geladen.`,
    showOlder: 'Ältere laden',
    selectAll: 'Alle angezeigten auswählen',
    select: (name) => `${name} auswählen`,
    empty: 'Noch keine Kandidaten',
    emptyWords:
      'Wählen Sie eine Stelle und laden Sie Lebensläufe hoch. Nach dem ersten Durchlauf erscheinen die Kandidaten hier.',
    none: 'Keine Treffer für diese Filter',
    noneWords: 'Ändern oder entfernen Sie die Filter, um die anderen zu sehen.',
    columns: {
      candidate: 'Person',
      job: 'Stelle',
      group: 'Gruppe',
      score: 'Wert',
      confidence: 'Sicherheit',
      musts: 'Muss-Kriterien',
      years: 'Erfahrung',
      decision: 'Entscheidung',
      judged: 'Ausgewertet',
    },
    musts: (met, all) => `${number(met)} von ${number(all)}`,
    notSaid: 'keine Angabe',
    notJudged: 'nicht bewertet',
    yours: (score) => `Ihr Wert: ${number(score)}`,
    exportName: 'Kandidaten',
    shareTitle: 'Kandidaten',
  },
  runs: {
    caption: 'Durchläufe',
    state: 'Status',
    states: { running: 'Läuft', done: 'Fertig', cancelled: 'Abgebrochen' },
    unread: 'Mit unlesbaren Dateien',
    columns: {
      job: 'Stelle',
      started: 'Gestartet',
      state: 'Status',
      outcome: 'Lebensläufe',
      credits: 'Credits',
      act: 'Löschen',
    },
    sample: 'Beispiel',
    version: (version) => `Version ${number(version)}`,
    judged: (done, all) => `${number(done)} von ${number(all)} ausgewertet`,
    emptied: 'Lebensläufe gelöscht',
    failed: (count) => `${number(count)} nicht lesbar`,
    duplicates: (count) => plural(count, { one: '1 Dublette', other: `${number(count)} Dubletten` }),
    cancelled: (count) => `${number(count)} abgebrochen`,
    credits: (charged, held) =>
      held > 0
        ? `${credits(charged)}, ${number(held)} reserviert`
        : charged === 0
          ? 'kostenlos'
          : credits(charged),
    empty: 'Noch keine Durchläufe',
    emptyWords: 'Ein Durchlauf vergleicht bis zu 50 Lebensläufe mit einer Stelle.',
    none: 'Keine Durchläufe für diesen Filter',
    noneWords: 'Entfernen Sie den Filter, um alle Durchläufe zu sehen.',
    more: 'Weitere laden',
    remove: (job) => `Durchlauf für ${job} löschen`,
    removed:
      'Durchlauf gelöscht, mit den Auswertungen, die zu keinem anderen gehören. Die Lebensläufe bleiben erhalten.',
  },
  files: {
    caption: 'Lebensläufe',
    searchHint: 'Dateiname oder Person',
    count: (count) => `${resumes(count)} gespeichert`,
    found: (count) => `${resumes(count)} gefunden`,
    columns: {
      file: 'Datei',
      state: 'Status',
      judged: 'Ausgewertet',
      added: 'Hinzugefügt',
      expires: 'Aufbewahrt',
      act: 'Original',
    },
    select: (file) => `${file} auswählen`,
    states: { unread: 'Noch nicht gelesen', read: 'Gelesen', refused: 'Nicht lesbar' },
    judged: (count) => plural(count, { one: 'einmal', other: `${number(count)}-mal` }),
    never: 'nie',
    kept: 'bis Sie die Datei löschen',
    expires: (when) => `wird ${when} gelöscht`,
    download: (file) => `${file} herunterladen`,
    empty: 'Noch keine Lebensläufe',
    emptyWords:
      'Hochgeladene Lebensläufe bleiben hier gespeichert, damit Sie sie auch mit anderen Stellen vergleichen können.',
    none: 'Keine Lebensläufe gefunden',
    noneWords:
      'Versuchen Sie einen anderen Dateinamen oder eine andere Person, oder entfernen Sie die Filter.',
    more: 'Weitere laden',
    selected: (count) => `${number(count)} ausgewählt`,
    remove: 'Löschen',
    clearSelection: 'Auswahl aufheben',
    removed: (count) => `${resumes(count)} gelöscht, mit allen Auswertungen davon.`,
  },
};
