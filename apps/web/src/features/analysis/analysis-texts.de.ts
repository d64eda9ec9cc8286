import { formatsOf } from '../../lib/language/formats.ts';
import type { AnalysisTexts } from './analysis-texts.ts';

const { number, percent } = formatsOf('de');

export const texts: AnalysisTexts = {
  band: {
    strong: 'stark',
    'worth-a-call': 'ein Gespräch wert',
    partial: 'teilweise',
    'little-found': 'wenig gefunden',
  },
  outOf: 'von 100',
  scoreLabel: (score, low, high) =>
    low === high
      ? `Wertung ${score} von 100.`
      : `Wertung ${score} von 100. Wäre alles Unbekannte bekannt, könnte sie zwischen ${low} und ${high} liegen.`,
  doubt: (low, high) => `Könnte zwischen ${low} und ${high} liegen, wäre alles Unbekannte bekannt.`,
  confidence: 'Sicherheit',
  percent: (share) => percent(share),
  notCounted: (unknown) => {
    if (unknown === 0) return 'Jede Anforderung konnte beurteilt werden.';
    if (unknown === 1)
      return 'Eine Anforderung wird nicht erwähnt. Das senkt die Sicherheit, nicht die Wertung.';
    return `${number(unknown)} Anforderungen werden nicht erwähnt. Das senkt die Sicherheit, nicht die Wertung.`;
  },
  mustHaves: 'Muss-Anforderungen',
  mustHavesMet: (met, all) => `${met} von ${all} erfüllt`,
  moreMustHaves: (more) => `und ${more} weitere`,
  noMustHaves: 'Die Stellenbeschreibung nennt keine Muss-Anforderungen.',
  notJudged: 'Nicht zu beurteilen',
  notJudgedWhy:
    'Es gab zu wenig zu vergleichen, deshalb gibt es keine Wertung. Was gefunden wurde, steht unten.',
  requirements: 'Anforderungen',
  niceToHaves: 'Kann-Anforderungen',
  all: 'Alle',
  pointsSum: (score) =>
    `Die Punkte neben den Anforderungen ergeben zusammen den Wert, ${score} von 100. Was nicht zählt, bleibt bei beidem außen vor.`,
  points: (earned, most) => `${number(earned)} von ${number(most)} Punkten`,
  noPoints: 'zählt nicht',
  noneOfStatus: 'So steht keine Anforderung.',
  status: {
    met: 'Erfüllt',
    partly: 'Teilweise erfüllt',
    missing: 'Nicht erfüllt',
    unknown: 'Nicht erwähnt',
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
  showAllQuotes: (more) => `${more} weitere Stellen im Lebenslauf`,
  toResumeText: 'Zum Lebenslauf',
  resumeText: 'Der Lebenslauf, wie Winnow ihn gelesen hat',
  resumeTextHint:
    'Markierte Wörter sind Belege. Wählen Sie einen, um zu sehen, für welche Anforderung er spricht.',
  evidenceFor: (requirements) => `Beleg für ${requirements}`,
  flags: 'Gut zu wissen',
  flagsHint: 'Nichts davon ändert die Wertung.',
  flag: {
    'hidden-text': 'Text, den ein Mensch nicht sehen kann',
    'instruction-text': 'Worte, die sich an eine Maschine richten',
    'keyword-stuffing': 'Dieselben Wörter immer wieder',
    'copied-job-text': 'Sätze aus der Stellenbeschreibung',
    'reading-quality': 'Schwer zu lesen',
  },
  technique: {
    colour: 'in der Farbe des Hintergrunds geschrieben',
    size: 'zu klein zum Lesen',
    'render-mode': 'ohne Farbe gezeichnet',
    opacity: 'durchsichtig gemacht',
    'hidden-layer': 'auf einer ausgeschalteten Ebene',
    'off-page': 'außerhalb der Seite',
    clipped: 'vom Rahmen abgeschnitten',
    covered: 'von etwas anderem verdeckt',
    'hidden-style': 'als verborgen gekennzeichnet',
    'invisible-characters': 'aus unsichtbaren Zeichen',
    metadata: 'in den Eigenschaften der Datei',
    comment: 'in einem Kommentar',
  },
  note: {
    truncated: 'Der Lebenslauf ist sehr lang; nur der erste Teil wurde gelesen.',
    'pages-left-out': 'Der Lebenslauf hat sehr viele Seiten; die letzten blieben weg.',
    ocr: 'Ein Teil des Textes wurde aus einem Bild gelesen; einzelne Buchstaben können falsch sein.',
    'undecodable-text': 'Einige Zeichen dieser Datei ließen sich nicht entziffern.',
    damaged: 'Die Datei ist beschädigt. Gelesen wurde, was zu retten war.',
    'pages-without-text': 'Einige Seiten enthalten nur Bilder. Ihre Worte sind nicht bekannt.',
  },
  otherSkills: 'Außerdem im Lebenslauf',
  otherSkillsHint: 'Fähigkeiten, nach denen die Stellenbeschreibung nicht fragt.',
};
