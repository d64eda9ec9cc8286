import { bandFrom } from './score-bands.ts';
import type { Verdict } from './verdicts.ts';

export const candidateGroups = ['talk-first', 'ask-first', 'missing-must', 'cannot-judge'] as const;
export type CandidateGroup = (typeof candidateGroups)[number];

/** The group's heading. */
export const groupWords: Readonly<Record<CandidateGroup, string>> = {
  'talk-first': 'Top matches',
  'ask-first': 'Needs review',
  'missing-must': 'Missing a must-have',
  'cannot-judge': 'Could not be scored',
};

/** Below this confidence a candidate needs review before anything is concluded. */
export const sureEnough = 0.5;

type Must = {
  readonly must: boolean;
  readonly weight: number;
  readonly status: Verdict;
  readonly credit: number | null;
};

/**
 * Number of must-haves that are partly met or not found, which need review. Excludes those without weight, and those
 * never scored, such as a place or travel, which are questions for the candidate.
 */
export function countOpenMusts(found: readonly Must[]): number {
  return found.filter(
    ({ must, weight, status, credit }) =>
      must && weight > 0 && credit !== null && (status === 'partly' || status === 'not-found'),
  ).length;
}

/**
 * The must-haves counted in "4 of 7 met". Requirements that are never scored, such as a place or travel, are not
 * counted: they are questions for the candidate.
 */
export const scoredMusts = <Of extends Pick<Must, 'must' | 'credit'>>(found: readonly Of[]): Of[] =>
  found.filter(({ must, credit }) => must && credit !== null);

/** A candidate's group in the results; the same on the server and after re-ranking in the browser. */
export function groupOf(analysis: {
  readonly score: number | null;
  readonly confidence: number;
  /** Failed only by must-haves that are not met. */
  readonly gate: { readonly passed: boolean };
  /** As `countOpenMusts` counts them. */
  readonly openMusts: number;
}): CandidateGroup {
  if (analysis.score === null) return 'cannot-judge';
  if (!analysis.gate.passed) return 'missing-must';
  const isClear = analysis.openMusts === 0 && analysis.confidence >= sureEnough;
  return isClear && analysis.score >= bandFrom['worth-a-call'] ? 'talk-first' : 'ask-first';
}
