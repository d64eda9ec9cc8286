import type { Requirement } from './job/job-description.ts';
import type { Evidence, Flag } from './resume/resume.ts';
import type { ReadingNote } from './text-document.ts';

/**
 * What the resume says of a requirement: it shows it, some of it, that it is not so, or does not mention it. Silence is
 * never a failure.
 */
export type FindingStatus = 'met' | 'partly' | 'not-met' | 'not-found';

export type QuotedEvidence = Evidence & {
  /** Exactly `document.text.slice(start, end)`. */
  readonly quote: string;
};

/** One requirement judged against one resume. */
export type Finding = {
  readonly requirement: Requirement;
  readonly status: FindingStatus;
  /** 0 (nothing found) to 1 (wholly met); `null` where the resume gives no ground to judge. */
  readonly credit: number | null;
  readonly evidence: readonly QuotedEvidence[];
  /** A sentence for a person: why this credit. */
  readonly reason: string;
};

/** Something that leaves the score less sure than it could be. */
export type Doubt = {
  readonly kind: DoubtKind;
  /** A sentence for a person. */
  readonly text: string;
  /** 0-1: what it takes from the confidence. */
  readonly lost: number;
};

export type DoubtKind =
  | ReadingNote
  | 'silent'
  | 'no-position'
  | 'no-dates'
  | 'no-skill'
  | 'few-lines'
  | 'unknown-words'
  | 'other-language'
  | 'words-only'
  | 'few-requirements'
  | 'not-judged';

/** One resume judged against one job description. The same input gives the same bytes. */
export type Analysis = {
  readonly engineVersion: string;
  /** Whole number 0-100; `null` where the resume cannot be judged. */
  readonly score: number | null;
  /** 0-1: how much ground the resume and its reading gave to judge on; two decimals. */
  readonly confidence: number;
  /** What lowers the confidence, and by how much; empty where nothing does. */
  readonly doubts: readonly Doubt[];
  /** Must-haves that are missing: shown beside the score, never taken from it. */
  readonly gate: { readonly passed: boolean; readonly missing: readonly string[] };
  readonly findings: readonly Finding[];
  readonly flags: readonly Flag[];
};
