import type { MatchFinding, MatchFlag, MatchReport, ScoreBand } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

type Note = MatchReport['document']['notes'][number];

const { number, percent } = formatsOf('en');

/** The words for one analysis, wherever it is shown. */
const english = {
  band: {
    strong: 'strong',
    'worth-a-call': 'worth a call',
    partial: 'partial',
    'little-found': 'little found',
  } satisfies Record<ScoreBand, string>,
  outOf: 'of 100',
  scoreLabel: (score: number, low: number, high: number) =>
    low === high
      ? `Score ${score} of 100.`
      : `Score ${score} of 100. If everything unknown were known, it could lie between ${low} and ${high}.`,
  doubt: (low: number, high: number) =>
    `Could lie between ${low} and ${high} if everything unknown were known.`,
  confidence: 'Confidence',
  percent: (share: number) => percent(share),
  notCounted: (unknown: number) => {
    if (unknown === 0) return 'Every requirement could be judged.';
    if (unknown === 1) return 'One requirement is not mentioned. It lowers confidence, not the score.';
    return `${number(unknown)} requirements are not mentioned. They lower confidence, not the score.`;
  },
  mustHaves: 'Must-haves',
  mustHavesMet: (met: number, all: number) => `${met} of ${all} met`,
  moreMustHaves: (more: number) => `and ${more} more`,
  noMustHaves: 'The job description names no must-haves.',
  notJudged: 'Could not be judged',
  notJudgedWhy: 'There was too little to compare, so there is no score. What was found is listed below.',
  requirements: 'Requirements',
  niceToHaves: 'Nice-to-haves',
  all: 'All',
  pointsSum: (score: number) =>
    `The points beside the requirements add up to the score, ${score} of 100. What is not counted is left out of both.`,
  points: (earned: number, most: number) => `${number(earned)} of ${number(most)} points`,
  noPoints: 'not counted',
  noneOfStatus: 'No requirement stands like this.',
  status: { met: 'Met', partly: 'Partly met', missing: 'Missing', unknown: 'Not mentioned' } satisfies Record<
    MatchFinding['status'],
    string
  >,
  kind: {
    skill: 'Skill',
    experience: 'Experience',
    title: 'Job title',
    education: 'Education',
    certification: 'Certification',
    language: 'Language',
    location: 'Location',
    other: 'Other',
  } satisfies Record<MatchFinding['requirement']['kind'], string>,
  page: (page: number) => `page ${page}`,
  showAllQuotes: (more: number) => `${more} more in the resume`,
  toResumeText: 'Go to the resume',
  resumeText: 'The resume as Winnow read it',
  resumeTextHint: 'Marked words are evidence. Choose one to see which requirement it speaks for.',
  evidenceFor: (requirements: string) => `evidence for ${requirements}`,
  flags: 'Worth knowing',
  flagsHint: 'None of this changes the score.',
  flag: {
    'hidden-text': 'Text that a person cannot see',
    'instruction-text': 'Words addressed to a machine',
    'keyword-stuffing': 'The same words again and again',
    'copied-job-text': 'Sentences copied from the job description',
    'reading-quality': 'Hard to read',
  } satisfies Record<MatchFlag['kind'], string>,
  technique: {
    colour: 'written in the colour of its background',
    size: 'written too small to read',
    'render-mode': 'drawn without ink',
    opacity: 'made transparent',
    'hidden-layer': 'on a layer that is switched off',
    'off-page': 'placed outside of the page',
    clipped: 'cut off by its frame',
    covered: 'covered by something else',
    'hidden-style': 'marked as hidden',
    'invisible-characters': 'made of invisible characters',
    metadata: 'in the properties of the file',
    comment: 'in a comment',
  } as Readonly<Record<string, string>>,
  note: {
    truncated: 'The resume is very long; only its first part was read.',
    'pages-left-out': 'The resume has very many pages; the last ones were left out.',
    ocr: 'Some of the text was read from a picture, so single letters may be wrong.',
    'undecodable-text': 'Some characters of this file could not be decoded.',
    damaged: 'The file is damaged. What could be recovered was read.',
    'pages-without-text': 'Some pages hold only pictures. Their words are not known.',
  } satisfies Record<Note, string>,
  otherSkills: 'Also in the resume',
  otherSkillsHint: 'Skills that the job description does not ask for.',
};

export type AnalysisTexts = TextsOf<typeof english>;

export const analysisTexts = defineTexts(english, {
  de: () => import('./analysis-texts.de.ts'),
  ar: () => import('./analysis-texts.ar.ts'),
});
