import {
  type CandidateGroup,
  type Decision,
  type DeclineReason,
  decisionWords,
  declineReasonWords,
  groupWords,
  type ScoreBand,
  type Stage,
  stageWords,
  type Verdict,
  verdictWords,
} from '@winnow/contracts';
import type { FlagKind } from '@winnow/engine';

/** All words of tables and reports of candidates, in one language. */
export type ReportWords = {
  /** The name while names are hidden; the code is the same in every language. */
  readonly alias: (code: string) => string;
  readonly title: (job: string | null) => string;
  readonly candidates: (count: number) => string;
  /** After the name of an assignee who is a former member. */
  readonly formerMember: string;
  readonly columns: Readonly<Record<Column, string>>;
  readonly groups: Readonly<Record<CandidateGroup, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly decisions: Readonly<Record<Decision, string>>;
  readonly declineReasons: Readonly<Record<DeclineReason, string>>;
  readonly bands: Readonly<Record<ScoreBand, string>>;
  readonly flags: Readonly<Record<FlagKind, string>>;
  /** "12 of 13 must-haves" */
  readonly mustsOf: (met: number, total: number) => string;
  readonly mustsMet: (met: number, total: number) => string;
  readonly notMet: (musts: string) => string;
  readonly experience: (years: string) => string;
  readonly confidence: (percent: string) => string;
  readonly scored: (score: number, band: string) => string;
  readonly notScored: string;
  readonly potential: (score: number, notFound: number) => string;
  readonly setByHand: (score: number) => string;
  readonly decision: (decision: string) => string;
  readonly flag: (kind: string) => string;
  readonly headings: {
    readonly strengths: string;
    readonly gaps: string;
    readonly questions: string;
    readonly musts: string;
    readonly others: string;
    readonly overall: string;
    readonly points: string;
  };
  readonly points: (earned: string, max: string) => string;
  readonly notCounted: string;
  /** Requirements for which the page has no room. */
  readonly left: (count: number) => string;
  readonly quote: (words: string) => string;
  readonly note: string;
  readonly origin: (of: {
    readonly engine: string;
    readonly jobVersion: number;
    readonly file: string;
    readonly result: string;
  }) => string;
};

type Column =
  | 'candidate'
  | 'job'
  | 'group'
  | 'score'
  | 'potential'
  | 'confidence'
  | 'mustsMet'
  | 'musts'
  | 'mustsNotMet'
  | 'mustsNotFound'
  | 'years'
  | 'position'
  | 'flags'
  | 'stage'
  | 'decision'
  | 'ownScore'
  | 'tags'
  | 'email'
  | 'phone'
  | 'place'
  | 'file'
  | 'assignee'
  | 'decisionReason'
  | 'ownScoreReason'
  | 'engine'
  | 'analyzedAt';

export const words: ReportWords = {
  alias: (code) => `Candidate ${code}`,
  title: (job) => (job === null ? 'Candidates' : `Candidates for ${job}`),
  candidates: (count) => (count === 1 ? '1 candidate' : `${count} candidates`),
  formerMember: 'former member',
  columns: {
    candidate: 'Candidate',
    job: 'Job',
    group: 'Group',
    score: 'Score',
    potential: 'Potential score',
    confidence: 'Confidence',
    mustsMet: 'Must-haves met',
    musts: 'Must-haves',
    mustsNotMet: 'Must-haves not met',
    mustsNotFound: 'Must-haves not found',
    years: 'Years of work',
    position: 'Position',
    flags: 'Flags',
    stage: 'Stage',
    decision: 'Decision',
    ownScore: 'Score set by hand',
    tags: 'Tags',
    email: 'Email',
    phone: 'Phone',
    place: 'Location',
    file: 'File',
    assignee: 'Assigned to',
    decisionReason: 'Reason for the decision',
    ownScoreReason: 'Reason for the score set by hand',
    engine: 'Engine',
    analyzedAt: 'Analyzed at',
  },
  groups: groupWords,
  verdicts: verdictWords,
  stages: stageWords,
  decisions: decisionWords,
  declineReasons: declineReasonWords,
  bands: {
    strong: 'strong match',
    'worth-a-call': 'good match',
    partial: 'partial match',
    'little-found': 'weak match',
  },
  flags: {
    'hidden-text': 'hidden text',
    'instruction-text': 'prompt injection',
    'keyword-stuffing': 'keyword stuffing',
    'copied-job-text': 'copied text',
    'reading-quality': 'reading quality',
  },
  mustsOf: (met, total) => `${met} of ${total} must-haves`,
  mustsMet: (met, total) => `${met} of ${total} must-haves met`,
  notMet: (musts) => `not met: ${musts}`,
  experience: (years) => `${years} of work`,
  confidence: (percent) => `confidence ${percent}`,
  scored: (score, band) => `${score} of 100, ${band}`,
  notScored: 'Could not be scored',
  potential: (score, notFound) =>
    notFound === 1
      ? `Up to ${score} if the requirement that the resume does not mention is met.`
      : `Up to ${score} if the ${notFound} requirements that the resume does not mention are met.`,
  setByHand: (score) => `Set by hand: ${score}`,
  decision: (decision) => `Decision: ${decision}`,
  flag: (kind) => `Flag: ${kind}`,
  headings: {
    strengths: 'Strengths',
    gaps: 'Not met or not found',
    questions: 'Questions to ask',
    musts: 'Must-haves',
    others: 'Other requirements',
    overall: 'Overall fit',
    points: 'points',
  },
  points: (earned, max) => `${earned} of ${max}`,
  notCounted: 'not counted',
  left: (count) =>
    `${count === 1 ? '1 more requirement is' : `${count} more requirements are`} on the screen and in the JSON export.`,
  quote: (quoted) => `“${quoted}”`,
  note: 'The score is computed from words in the resume and orders a reading list. It does not decide.',
  origin: ({ engine, jobVersion, file, result }) =>
    `Engine ${engine}, job version ${jobVersion}, file ${file}, result ${result}`,
};
