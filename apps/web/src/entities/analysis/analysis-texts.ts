import { type MatchFinding, type MatchFlag, type ScoreBand, verdictWords } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../../lib/language/define-texts.ts';
import { formatsOf } from '../../lib/language/formats.ts';

const { number, percent, plural } = formatsOf('en');

/** Texts for an analysis, used on several screens. */
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
          one: '1 requirement is not mentioned in the resume. It earns no points, but is not counted as not met.',
          other: `${number(count)} requirements are not mentioned in the resume. They earn no points, but are not counted as not met.`,
        }),
  mustHaves: 'Must-haves',
  mustHavesMet: (met: number, all: number) => `${met} of ${all} met`,
  moreMustHaves: (more: number) => `and ${more} more`,
  noMustHaves: 'The job description names no must-haves.',
  notScored: 'Could not be scored',
  notScoredWhy: 'There was too little to compare, so there is no score. What was found is listed below.',
  requirements: 'Requirements',
  niceToHaves: 'Nice-to-haves',
  overallFit: 'Overall fit',
  overallFitHint: 'How well the resume as a whole fits the job, aside from individual requirements.',
  wholeJob: {
    skillCoverage: 'Skill coverage: share of the requested skills found',
    distinctiveTerms: (terms: string) => `Distinctive terms in this job: ${terms}`,
    occupationMatch: (occupations: string) => `Occupation match: ${occupations}`,
  },
  all: 'All',
  pointsSum: (score: number) =>
    `The points of the requirements add up to the score, ${score} of 100. Lines that are not scored are left out.`,
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
    notKept: 'This resume was scored by an earlier version, which did not store how the points were earned.',
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
  resumeTextHint: 'Highlighted words are evidence. Select one to see which requirement it supports.',
  evidenceFor: (requirements: string) => `evidence for ${requirements}`,
  flags: 'Worth knowing',
  flagsHint: 'None of this changes the score.',
  flag: {
    'hidden-text': 'Hidden text that people can’t see',
    'instruction-text': 'Prompt injection: text that gives instructions to an AI',
    'keyword-stuffing': 'Keyword stuffing: keywords without work to back them up',
    'copied-job-text': 'Sentences copied from the job description, word for word or nearly',
    'reading-quality': 'Hard to read',
  } satisfies Record<MatchFlag['kind'], string>,
  technique: {
    colour: 'in the same color as the background',
    size: 'too small to read',
    'render-mode': 'drawn invisibly',
    opacity: 'transparent',
    'hidden-layer': 'on a hidden layer',
    'off-page': 'outside the page',
    clipped: 'cropped out of view',
    covered: 'covered by something else',
    'hidden-style': 'formatted as hidden',
    'invisible-characters': 'in invisible characters',
    metadata: 'in the file properties',
    comment: 'in a comment',
    'replacement-text': 'in alternate text that differs from the visible text',
  } as Readonly<Record<string, string>>,
  otherSkills: 'Also in the resume',
  otherSkillsHint: 'Skills that the job description doesn’t ask for.',
};

export type AnalysisTexts = TextsOf<typeof english>;

export const analysisTexts = defineTexts(english, {
  de: () => import('./analysis-texts.de.ts'),
  es: () => import('./analysis-texts.es.ts'),
  fr: () => import('./analysis-texts.fr.ts'),
  ar: () => import('./analysis-texts.ar.ts'),
});
