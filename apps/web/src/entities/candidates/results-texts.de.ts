import type { CandidateGroup } from '@winnow/contracts';
import { formatsOf } from '../../lib/language/formats.ts';
import type { ResultsTexts, Swept } from './results-texts.ts';

const { number, plural } = formatsOf('de');
const candidates = (count: number) =>
  plural(count, { one: '1 Kandidat', other: `${number(count)} Kandidaten` });
/** After a preposition. */
const candidatesOf = (count: number) =>
  plural(count, { one: '1 Kandidaten', other: `${number(count)} Kandidaten` });

const groupNames: Readonly<Record<CandidateGroup, string>> = {
  'talk-first': 'Beste Treffer',
  'ask-first': 'Zu prüfen',
  'missing-must': 'Muss-Anforderung fehlt',
  'cannot-judge': 'Nicht bewertbar',
};
const inGroups = (groups: readonly CandidateGroup[]) =>
  groups
    .toReversed()
    .map((group) => `„${groupNames[group]}“`)
    .join(' oder ');

export const texts: ResultsTexts = {
  caption: 'Kandidaten, gruppiert nach dem nächsten Schritt',
  waiting: 'Ergebnisse erscheinen hier, sobald sie fertig sind.',
  review: (count) =>
    plural(count, { one: '1 Kandidaten prüfen', other: `${number(count)} Kandidaten prüfen` }),
  none: 'Kein Lebenslauf dieses Durchlaufs konnte bewertet werden',
  noneWords: 'Bei jeder Datei unten steht der Grund. Was nicht gelesen werden konnte, kostet nichts.',
  emptied: {
    heading: 'Die Kandidaten dieses Durchlaufs wurden gelöscht',
    words:
      'Sie haben sie gelöscht, oder die Aufbewahrungsfrist ist abgelaufen. In Ihrem Credit-Verlauf bleibt der Durchlauf aufgeführt.',
  },
  noneFound: 'Keine Kandidaten passen zu diesen Filtern',
  noneFoundWords: 'Ändern oder entfernen Sie die Filter, um die anderen dieses Durchlaufs zu sehen.',
  clearFilters: 'Filter entfernen',
  shown: (shown, all, order) =>
    [shown === all ? candidates(all) : `${number(shown)} von ${candidatesOf(all)}`, order]
      .filter(Boolean)
      .join(' · '),
  selectAll: 'Alle angezeigten auswählen',
  groupNames,
  groups: {
    'talk-first': 'Jede Muss-Anforderung ist erfüllt, die Punktzahl ist gut und es gibt genügend Belege.',
    'ask-first':
      'Eine Muss-Anforderung ist teilweise erfüllt oder im Lebenslauf nicht gefunden, oder Punktzahl oder Sicherheit sind niedrig. Fragen Sie nach, bevor Sie entscheiden.',
    'missing-must':
      'Der Lebenslauf zeigt, dass eine Muss-Anforderung nicht erfüllt ist. Sie entscheiden, ob das wichtig ist.',
    'cannot-judge': 'Für eine Bewertung konnte zu wenig Text gelesen werden.',
  },
  glance: {
    heading: 'Dieser Durchlauf im Überblick',
    half: (median) => `Die Hälfte hat ${number(median)} Punkte oder mehr.`,
    scores: 'Punktzahlen',
    range: 'Punkte',
    candidates: 'Kandidaten',
    lacking: 'Am häufigsten nicht erfüllt oder nicht gefunden',
    lackingWords: (judged) => `Bei wie vielen von ${candidatesOf(judged)} es fehlt.`,
    requirement: 'Anforderung',
    costliest: (requirement, count) =>
      `„${requirement}“ ist die einzige Muss-Anforderung, die ${plural(count, { one: 'bei 1 Kandidaten', other: `bei ${number(count)} Kandidaten` })} fehlt.`,
  },
  ties: { score: 'Gleiche Punktzahl', confidence: 'Gleiche Sicherheit', experience: 'Gleiche Erfahrung' },
  sort: {
    label: 'Sortieren',
    orders: {
      score: { descending: 'Höchste Punktzahl zuerst', ascending: 'Niedrigste Punktzahl zuerst' },
      confidence: { descending: 'Höchste Sicherheit zuerst', ascending: 'Niedrigste Sicherheit zuerst' },
      experience: { descending: 'Meiste Erfahrung zuerst', ascending: 'Wenigste Erfahrung zuerst' },
      judged: { descending: 'Zuletzt ausgewertete zuerst', ascending: 'Älteste Auswertung zuerst' },
      name: { ascending: 'Name, A bis Z', descending: 'Name, Z bis A' },
    },
  },
  columns: {
    select: 'Auswählen',
    candidate: 'Kandidat',
    musts: 'Muss-Anforderungen',
    score: 'Punktzahl',
    decision: 'Entscheidung',
  },
  row: {
    open: (name) => `${name} öffnen`,
    select: (name) => `${name} auswählen`,
    noYears: 'Erfahrung nicht angegeben',
    musts: (met, all, partly) =>
      `${number(met)} von ${number(all)} Muss-Anforderungen${partly > 0 ? `, ${number(partly)} teilweise` : ''}`,
    mustsLabel: (met, all, partly) =>
      `${number(met)} von ${number(all)} Muss-Anforderungen erfüllt${partly > 0 ? `, ${number(partly)} teilweise erfüllt` : ''}`,
    confidence: (percent) => `Sicherheit ${percent}`,
    score: (score) => `${score} von 100 Punkten`,
    notScored: 'Nicht bewertbar',
    override: (score) => `Ihre Punktzahl: ${number(score)}`,
    flags: (count) => plural(count, { one: '1 Hinweis', other: `${number(count)} Hinweise` }),
    corrected: 'Korrigiert',
    outdated: 'Nach einer älteren Version bewertet',
    notes: 'Notizen',
    comments: (count) => plural(count, { one: '1 Kommentar', other: `${number(count)} Kommentare` }),
    decide: (name) => `Entscheidung über ${name}`,
    moved: (places) =>
      places > 0
        ? `${number(places)} nach oben`
        : places < 0
          ? `${number(-places)} nach unten`
          : 'gleicher Platz',
  },
  rankedLower: {
    because: (reasons) => `Unter niedrigeren Punktzahlen: ${reasons}`,
    'not-met': (count) =>
      plural(count, {
        one: '1 Muss-Anforderung ist nicht erfüllt',
        other: `${number(count)} Muss-Anforderungen sind nicht erfüllt`,
      }),
    partly: (count) =>
      plural(count, {
        one: '1 Muss-Anforderung ist nur teilweise erfüllt',
        other: `${number(count)} Muss-Anforderungen sind nur teilweise erfüllt`,
      }),
    'not-found': (count) =>
      plural(count, {
        one: '1 Muss-Anforderung wurde nicht gefunden',
        other: `${number(count)} Muss-Anforderungen wurden nicht gefunden`,
      }),
    'low-confidence': 'die Sicherheit ist niedrig',
    'computed-score': 'die Gruppe folgt der berechneten Punktzahl',
  },
  bands: {
    strong: 'Sehr guter Treffer',
    'worth-a-call': 'Guter Treffer',
    partial: 'Teilweiser Treffer',
    'little-found': 'Schwacher Treffer',
  },
  tools: {
    search: 'Suchen',
    searchHint: 'Name oder Text',
    stage: 'Phase',
    decision: 'Entscheidung',
    any: 'Alle',
    undecided: 'Offen',
    anonymous: 'Anonym',
    anonymousHelp: 'Verbirgt Namen und Orte, bis Sie es ausschalten.',
    weights: 'Gewichte und Muss-Anforderungen',
  },
  keys: {
    next: 'Nächster Kandidat',
    previous: 'Vorheriger Kandidat',
    open: 'Kandidat öffnen',
    yes: 'Mit Ja entscheiden',
    maybe: 'Mit Vielleicht entscheiden',
    no: 'Mit Nein entscheiden',
  },
  changed: {
    decided: {
      yes: (name) => `Ja zu ${name}.`,
      maybe: (name) => `Vielleicht zu ${name}.`,
      no: (name) => `Nein zu ${name}.`,
    },
    overtaken: (who, decision) =>
      `${who} hat kurz vor Ihnen „${decision}“ entschieden. Ihre Entscheidung hat das ersetzt.`,
    undecided: (name) => `Entscheidung über ${name} zurückgenommen.`,
    moved: (name, stage) => `${name} in „${stage}“ verschoben.`,
    overridden: (score) => `Ihre Punktzahl ${number(score)} steht neben der berechneten.`,
    notOverridden: 'Ihre eigene Punktzahl wurde entfernt.',
    noNotes: 'Die Notizen wurden entfernt.',
  },
  export: {
    label: 'Exportieren',
    csv: 'CSV',
    xlsx: 'Excel',
    pdf: 'PDF-Bericht',
    json: 'JSON',
    'json-resume': 'JSON Resume',
    what: (count, isAnonymous) => `${candidates(count)}, ${isAnonymous ? 'anonym' : 'mit Namen'}`,
    name: (job, isAnonymous) => `${job} - Kandidaten${isAnonymous ? ', anonym' : ''}`,
  },
  weights: {
    title: 'Gewichte und Muss-Anforderungen',
    explanation:
      'Die Liste folgt jeder Änderung. Nichts wird gespeichert und nichts kostet etwas, bis Sie es für diese Stelle übernehmen.',
    swapped: (count) =>
      count === 0
        ? 'Die Reihenfolge bleibt gleich.'
        : plural(count, {
            one: '1 Kandidat wechselt den Platz.',
            other: `${number(count)} Kandidaten wechseln den Platz.`,
          }),
    reset: 'Zurücksetzen',
    keep: 'Für diese Stelle übernehmen',
    keeping: 'Wird gespeichert',
    kept: 'Als neue Version gespeichert. Alle Kandidaten wurden kostenlos neu bewertet.',
  },
  sweeping: {
    one: ({ text, count, groups }: Swept, judged: number) =>
      `${number(count)} von ${candidatesOf(judged)} ${count === 1 ? 'ist' : 'sind'} wegen „${text}“ in ${inGroups(groups)}`,
    several: (count) => `${number(count)} Muss-Anforderungen sortieren jeweils fast alle Kandidaten aus`,
    each: ({ text, count, groups }: Swept, judged: number) =>
      `„${text}“: ${number(count)} von ${candidatesOf(judged)} in ${inGroups(groups)}`,
    moved: (count) =>
      count === 0
        ? 'Andere Muss-Anforderungen halten sie ebenfalls dort.'
        : `Als Kann-Anforderung käme${count === 1 ? '' : 'n'} ${candidates(count)} in eine andere Gruppe. Die neue Bewertung ist kostenlos.`,
    makeNice: 'Zur Kann-Anforderung machen',
    makeNiceOf: (requirement) => `Zur Kann-Anforderung machen: ${requirement}`,
    working: 'Wird neu bewertet',
    niceNow: (requirement) =>
      `„${requirement}“ ist jetzt eine Kann-Anforderung. Alle Kandidaten wurden kostenlos neu bewertet.`,
    mustAgain: (requirement) =>
      `„${requirement}“ ist wieder eine Muss-Anforderung. Alle Kandidaten wurden kostenlos neu bewertet.`,
  },
  outdated: {
    heading: 'Die Stellenbeschreibung hat sich seitdem geändert',
    words: (count) =>
      `${candidates(count)} ${plural(count, { one: 'wurde', other: 'wurden' })} nach einer älteren Version bewertet. Diese Bewertung bleibt im Verlauf erhalten.`,
    score: 'Kostenlos neu bewerten',
    scoring: 'Wird neu bewertet',
    done: 'Alle Kandidaten wurden nach der aktuellen Stellenbeschreibung bewertet.',
  },
  share: {
    title: 'Liste teilen',
    explanation:
      'Wer den Link hat, kann die Liste und die Gründe ohne Konto lesen. Lebensläufe lassen sich nicht herunterladen.',
    name: 'Titel',
    who: (count) => candidates(count),
    days: 'Gültig für',
    day: (count) => plural(count, { one: '1 Tag', other: `${number(count)} Tage` }),
    anonymous: 'Anonym',
    comments: 'Kommentare erlauben',
    create: 'Link erstellen',
    creating: 'Wird erstellt',
    link: 'Link',
    once: 'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    done: 'Fertig',
    cancel: 'Abbrechen',
    manage: 'Links verwalten',
  },
};
