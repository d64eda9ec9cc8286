import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalysisTexts } from './analysis-texts.ts';

const { number, percent, plural } = formatsOf('de');

export const texts: AnalysisTexts = {
  band: {
    strong: 'sehr guter Treffer',
    'worth-a-call': 'guter Treffer',
    partial: 'teilweiser Treffer',
    'little-found': 'schwacher Treffer',
  },
  outOf: 'von 100',
  scoreLabel: (score) => `Punktzahl ${score} von 100.`,
  potential: (potential, notFound) =>
    plural(notFound, {
      one: `Bis zu ${potential}, wenn die Anforderung erfüllt ist, die der Lebenslauf nicht erwähnt.`,
      other: `Bis zu ${potential}, wenn die ${number(notFound)} Anforderungen erfüllt sind, die der Lebenslauf nicht erwähnt.`,
    }),
  confidence: 'Sicherheit',
  percent: (share) => percent(share),
  notFound: (count) =>
    count === 0
      ? 'Der Lebenslauf sagt zu jeder Anforderung etwas.'
      : plural(count, {
          one: '1 Anforderung wurde im Lebenslauf nicht gefunden. Sie bringt keine Punkte und gilt nicht als verfehlt.',
          other: `${number(count)} Anforderungen wurden im Lebenslauf nicht gefunden. Sie bringen keine Punkte und gelten nicht als verfehlt.`,
        }),
  mustHaves: 'Muss-Anforderungen',
  mustHavesMet: (met, all) => `${met} von ${all} erfüllt`,
  moreMustHaves: (more) => `und ${more} weitere`,
  noMustHaves: 'Die Stellenbeschreibung nennt keine Muss-Anforderungen.',
  notScored: 'Nicht bewertbar',
  notScoredWhy:
    'Es gab zu wenig zu vergleichen, deshalb gibt es keine Punktzahl. Was gefunden wurde, steht unten.',
  requirements: 'Anforderungen',
  niceToHaves: 'Kann-Anforderungen',
  overallFit: 'Gesamteindruck',
  overallFitHint: 'Wie gut der Lebenslauf als Ganzes zur Stelle passt, unabhängig von einzelnen Zeilen.',
  wholeJob: {
    skillCoverage: 'Abdeckung der Fähigkeiten: Anteil der gesuchten Fähigkeiten, der gefunden wurde',
    distinctiveTerms: (terms) => `Kennzeichnende Begriffe dieser Stelle: ${terms}`,
    occupationMatch: (occupations) => `Passender Beruf: ${occupations}`,
  },
  all: 'Alle',
  pointsSum: (score) =>
    `Die Punkte der Anforderungen ergeben zusammen die Punktzahl, ${score} von 100. Was nicht bewertet wird, bleibt außen vor.`,
  points: (earned, most) => `${number(earned)} von ${number(most)} Punkten`,
  noPoints: 'nicht bewertet',
  tree: {
    open: 'Wie sich diese Punkte ergeben',
    of: (requirement) => `für ${requirement}`,
    parts: 'Was Punkte gebracht hat',
    points: (earned) => plural(earned, { one: '1 Punkt', other: `${number(earned)} Punkte` }),
    moreParts: (more) => `${number(more)} weitere anzeigen`,
    moreLines: (more) => plural(more, { one: '1 weitere Zeile', other: `${number(more)} weitere Zeilen` }),
    whyNotMore: 'Warum nicht mehr',
    nothingMissing: 'Nichts fehlt: volle Punktzahl.',
    notKept:
      'Dieser Lebenslauf wurde von einer früheren Version bewertet, die nicht gespeichert hat, woraus sich die Punkte ergeben.',
    weight: 'Warum die Anforderung so viel zählt',
    weightSum: (most) => `Gewicht, bringt bis zu ${number(most)} von 100 Punkten`,
  },
  noneOfStatus: 'Keine Anforderung mit diesem Ergebnis.',
  status: {
    met: 'Erfüllt',
    partly: 'Teilweise erfüllt',
    'not-met': 'Nicht erfüllt',
    'not-found': 'Nicht gefunden',
  },
  kind: {
    skill: 'Fähigkeit',
    experience: 'Erfahrung',
    title: 'Position',
    education: 'Ausbildung',
    certification: 'Zertifikat',
    language: 'Sprache',
    location: 'Ort',
    other: 'Sonstiges',
  },
  page: (page) => `Seite ${page}`,
  showAllQuotes: (more) => `${more} weitere Textstellen im Lebenslauf`,
  toResumeText: 'Zum Lebenslauf',
  resumeText: 'Der Lebenslauf, wie Winnow ihn gelesen hat',
  resumeTextHint:
    'Markierte Stellen sind Belege. Wählen Sie eine aus, um zu sehen, welche Anforderung sie stützt.',
  evidenceFor: (requirements) => `Beleg für ${requirements}`,
  flags: 'Gut zu wissen',
  flagsHint: 'Nichts davon ändert die Punktzahl.',
  flag: {
    'hidden-text': 'Verborgener Text, den Menschen nicht sehen',
    'instruction-text': 'Eingeschleuste Anweisung: Text, der einer KI etwas vorgibt',
    'keyword-stuffing': 'Häufung von Schlagwörtern, die keine Tätigkeit belegt',
    'copied-job-text': 'Sätze aus der Stellenbeschreibung, wörtlich oder fast wörtlich',
    'reading-quality': 'Schwer zu lesen',
  },
  technique: {
    colour: 'in der Farbe des Hintergrunds geschrieben',
    size: 'zu klein zum Lesen',
    'render-mode': 'unsichtbar gezeichnet',
    opacity: 'durchsichtig',
    'hidden-layer': 'auf einer ausgeblendeten Ebene',
    'off-page': 'außerhalb der Seite',
    clipped: 'außerhalb des sichtbaren Ausschnitts',
    covered: 'von etwas anderem verdeckt',
    'hidden-style': 'als ausgeblendet formatiert',
    'invisible-characters': 'aus unsichtbaren Zeichen',
    metadata: 'in den Eigenschaften der Datei',
    comment: 'in einem Kommentar',
    'replacement-text': 'in einem Ersatztext, der vom sichtbaren Text abweicht',
  },
  otherSkills: 'Außerdem im Lebenslauf',
  otherSkillsHint: 'Fähigkeiten, nach denen die Stellenbeschreibung nicht fragt.',
};
