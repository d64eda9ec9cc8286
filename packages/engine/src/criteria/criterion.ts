import type { FindingStatus, QuotedEvidence } from '../analysis.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Evidence } from '../resume/resume.ts';
import type { Similarity } from '../similarity.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** What a criterion finds: a `Finding` without its requirement. */
export type Verdict = {
  readonly status: FindingStatus;
  readonly credit: number | null;
  readonly evidence: readonly QuotedEvidence[];
  readonly reason: string;
};

export type Judging = {
  readonly vocabulary: Vocabulary;
  readonly similarity: Similarity;
  /** Of the job. */
  readonly language: WrittenLanguage;
  /** Is this line copied from the job text? Such lines are no evidence. */
  isCopied(place: Evidence): boolean;
};

/** So many quotes show a thing; more are noise. */
const mostQuotes = 4;

/** Literal quotes in text order, at most four, each place once. */
export function quote({ resume }: Candidate, places: readonly Evidence[]): readonly QuotedEvidence[] {
  const { text } = resume.document;
  const distinct = new Map(places.map(({ start, end }) => [`${start}-${end}`, { start, end }]));
  return [...distinct.values()]
    .slice(0, mostQuotes)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end }) => ({ start, end, quote: text.slice(start, end) }));
}

/** Credit with two decimals, so that sums do not depend on the last bits of a processor. */
export const rounded = (credit: number): number => Math.round(credit * 100) / 100;

/** The resume does not mention it: no points, and never a failure. */
export const notFound = (reason: string): Verdict => ({
  status: 'not-found',
  credit: 0,
  evidence: [],
  reason,
});

/** The resume shows that it is not so; the evidence is what shows it. */
export const notMet = (reason: string, evidence: Verdict['evidence']): Verdict => ({
  status: 'not-met',
  credit: 0,
  evidence,
  reason,
});

/** Shown to the reviewer as a question and never scored. */
export const neverScored = (reason: string): Verdict => ({
  status: 'not-found',
  credit: null,
  evidence: [],
  reason,
});
