import { formatsOf } from '../../lib/language/formats.ts';
import type { HistoryTexts } from './history-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });
const resumes = (count: number) =>
  plural(count, { one: '1 Lebenslauf', other: `${number(count)} Lebensläufe` });
const credits = (count: number) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

export const texts: HistoryTexts = {
  title: 'Kandidaten · Winnow',
  heading: 'Kandidaten',
  introduction: 'Kandidaten aller Stellen, Ihre Durchläufe und Ihre Bibliothek der Lebensläufe.',
  analyze: 'Auswertung starten',
  views: {
    label: 'Ansichten',
    candidates: 'Kandidaten',
    runs: 'Durchläufe',
    files: 'Bibliothek',
    links: 'Geteilte Links',
  },
  failed: 'Diese Liste konnte nicht geladen werden',
  retry: 'Erneut versuchen',
  clear: 'Filter entfernen',
  any: 'Alle',
  search: 'Suche',
  candidates: {
    caption: 'Kandidaten',
    searchHint: 'Name oder Text',
    job: 'Stelle',
    group: 'Gruppe',
    groups: {
      'talk-first': 'Beste Treffer',
      'ask-first': 'Zu prüfen',
      'missing-must': 'Muss-Anforderung fehlt',
      'cannot-judge': 'Nicht bewertbar',
    },
    bands: {
      strong: 'Sehr gut',
      'worth-a-call': 'Gut',
      partial: 'Teilweise',
      'little-found': 'Schwach',
    },
    stage: 'Phase',
    decision: 'Entscheidung',
    undecided: 'Offen',
    minScore: 'Punktzahl ab',
    minScoreOf: (score) => `ab ${number(score)}`,
    flagged: 'Hinweise',
    flags: { yes: 'Mit Hinweisen', no: 'Ohne Hinweise' },
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
    none: 'Keine Kandidaten passen zu diesen Filtern',
    noneWords: 'Ändern oder entfernen Sie die Filter, um die anderen zu sehen.',
    columns: {
      candidate: 'Kandidat',
      job: 'Stelle',
      group: 'Gruppe',
      score: 'Punktzahl',
      confidence: 'Sicherheit',
      musts: 'Muss-Anforderungen',
      years: 'Erfahrung',
      decision: 'Entscheidung',
      judged: 'Ausgewertet',
    },
    musts: (met, all) => `${number(met)} von ${number(all)}`,
    notSaid: 'keine Angabe',
    notScored: 'nicht bewertet',
    yours: (score) => `Ihre Punktzahl: ${number(score)}`,
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
    analyzed: (done, all) => `${number(done)} von ${number(all)} ausgewertet`,
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
    emptyWords: 'Ein Durchlauf bewertet bis zu 50 Lebensläufe für eine Stelle.',
    none: 'Keine Durchläufe passen zu diesem Filter',
    noneWords: 'Entfernen Sie den Filter, um alle Durchläufe zu sehen.',
    more: 'Weitere laden',
    remove: (job) => `Durchlauf für ${job} löschen`,
    removed:
      'Durchlauf gelöscht, mit den Auswertungen, die zu keinem anderen gehören. Die Lebensläufe bleiben erhalten.',
  },
  files: {
    caption: 'Bibliothek der Lebensläufe',
    searchHint: 'Dateiname oder Kandidat',
    count: (count) => `${resumes(count)} in Ihrer Bibliothek`,
    found: (count) => `${resumes(count)} gefunden`,
    columns: {
      file: 'Datei',
      state: 'Status',
      judged: 'Ausgewertet',
      added: 'Hinzugefügt',
      expires: 'Aufbewahrung',
      act: 'Original',
    },
    select: (file) => `${file} auswählen`,
    states: { unread: 'Noch nicht gelesen', read: 'Gelesen', refused: 'Nicht lesbar' },
    analyses: (count) => plural(count, { one: 'einmal', other: `${number(count)}-mal` }),
    never: 'nie',
    kept: 'bis Sie ihn löschen',
    expires: (when) => `wird ${when} gelöscht`,
    download: (file) => `${file} herunterladen`,
    empty: 'Noch keine Lebensläufe',
    emptyWords:
      'Hochgeladene Lebensläufe bleiben hier gespeichert, damit Sie sie auch für andere Stellen auswerten können.',
    none: 'Keine Lebensläufe gefunden',
    noneWords: 'Suchen Sie nach einem anderen Dateinamen oder Kandidaten oder entfernen Sie die Filter.',
    more: 'Weitere laden',
    selected: (count) => `${number(count)} ausgewählt`,
    remove: 'Löschen',
    clearSelection: 'Auswahl aufheben',
    removed: (count) => `${resumes(count)} gelöscht, mit allen Auswertungen.`,
  },
};
