import { type MatchFinding, type MatchFlag, type ScoreBand, verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent, plural } = formatsOf('en');

/** The words for one analysis, wherever it is shown. */
const english = {
  band: {
    strong: 'strong match',
    'worth-a-call': 'good match',
    partial: 'partial match',
    'little-found': 'weak match',
  } satisfies Record<ScoreBand, string>,
  outOf: 'of 100',
  scoreLabel: (score: number) => `Score ${score} of 100.`,
  potential: (potential: number, notFound: number) =>
    plural(notFound, {
      one: `Up to ${potential} if the requirement that the resume does not mention is met.`,
      other: `Up to ${potential} if the ${number(notFound)} requirements that the resume does not mention are met.`,
    }),
  confidence: 'Confidence',
  percent: (share: number) => percent(share),
  notFound: (count: number) =>
    count === 0
      ? 'The resume says something about every requirement.'
      : plural(count, {
          one: '1 requirement is not found in the resume. It earns no points, and is not a failure.',
          other: `${number(count)} requirements are not found in the resume. They earn no points, and are not failures.`,
        }),
  mustHaves: 'Must-haves',
  mustHavesMet: (met: number, all: number) => `${met} of ${all} met`,
  moreMustHaves: (more: number) => `and ${more} more`,
  noMustHaves: 'The job description names no must-haves.',
  notJudged: 'Could not be scored',
  notJudgedWhy: 'There was too little to compare, so there is no score. What was found is listed below.',
  requirements: 'Requirements',
  niceToHaves: 'Nice-to-haves',
  overallFit: 'Overall fit',
  overallFitHint: 'How the resume as a whole fits the job: not asked for line by line.',
  wholeJob: {
    skillCoverage: 'Skill coverage: share of the requested skills found',
    distinctiveTerms: (terms: string) => `Distinctive terms in this job: ${terms}`,
    occupationMatch: (occupations: string) => `Occupation match: ${occupations}`,
  },
  all: 'All',
  pointsSum: (score: number) =>
    `The points of the requirements add up to the score, ${score} of 100. What is not scored is left out.`,
  points: (earned: number, most: number) => `${number(earned)} of ${number(most)} points`,
  noPoints: 'not scored',
  tree: {
    open: 'How these points add up',
    of: (requirement: string) => `for ${requirement}`,
    parts: 'What earned the points',
    points: (earned: number) => plural(earned, { one: '1 point', other: `${number(earned)} points` }),
    moreParts: (more: number) => `Show ${number(more)} more`,
    moreLines: (more: number) => plural(more, { one: '1 more line', other: `${number(more)} more lines` }),
    whyNotMore: 'Why not more',
    nothingMissing: 'Nothing is missing: full points.',
    notKept: 'An earlier version scored this resume and did not keep what made the points.',
    weight: 'Why it counts this much',
    weightSum: (most: number) => `Weight, worth up to ${number(most)} of 100 points`,
  },
  noneOfStatus: 'No requirements with this verdict.',
  status: verdictWords,
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
    'keyword-stuffing': 'Keywords piled up or claimed without work that shows them',
    'copied-job-text': 'Sentences copied from the job description, or nearly so',
    'reading-quality': 'Hard to read',
  } satisfies Record<MatchFlag['kind'], string>,
  technique: {
    colour: 'written in the color of its background',
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
    'replacement-text': 'in replacement text that differs from what is shown',
  } as Readonly<Record<string, string>>,
  otherSkills: 'Also in the resume',
  otherSkillsHint: 'Skills that the job description does not ask for.',
};

export type AnalysisTexts = TextsOf<typeof english>;

export const analysisTexts = defineTexts(english, {
  de: () => import('./analysis-texts.de.ts'),
  ar: () => import('./analysis-texts.ar.ts'),
});
