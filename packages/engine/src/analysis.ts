import type { Requirement } from './job/job-description.ts';
import type { ConfidenceReason, CreditPart, Reason } from './reasons.ts';
import type { Evidence, Flag } from './resume/resume.ts';

/**
 * Whether the resume shows a requirement, shows part of it, contradicts it, or does not mention it. Missing evidence
 * never counts as a failure.
 */
export type FindingStatus = 'met' | 'partly' | 'not-met' | 'not-found';

export type QuotedEvidence = Evidence & {
  /** Exactly `document.text.slice(start, end)`. */
  readonly quote: string;
};

/**
 * A part of a credit: what it is for (`code`, `args`), its share of the credit (`share`), how much of that share it
 * gives (`credit`), and the lines that earned it. The sum of `share` times `credit` is the credit of the finding.
 */
export type Part = CreditPart & {
  /** 0-1. */
  readonly share: number;
  /** 0-1. */
  readonly credit: number;
  /** Strongest first. */
  readonly evidence: readonly QuotedEvidence[];
};

/** One requirement scored against one resume. */
export type Finding = {
  readonly requirement: Requirement;
  readonly status: FindingStatus;
  /** 0 (nothing found) to 1 (fully met); `null` for requirements that are never scored. */
  readonly credit: number | null;
  /** The quotes of all parts, without duplicates: the four strongest in text order, then the rest in text order. */
  readonly evidence: readonly QuotedEvidence[];
  /** Why this verdict. */
  readonly reason: Reason;
  /** The parts of the credit; empty if there is no credit, and in analyses of earlier versions. */
  readonly parts: readonly Part[];
};

/** Something that lowers the confidence of a score. */
export type ConfidenceFactor = ConfidenceReason & {
  /** 0 to 1: the share of the confidence that it removes. */
  readonly lost: number;
};

/** One resume scored against one job description. The same input gives the same bytes. */
export type Analysis = {
  readonly engineVersion: string;
  /** Integer 0-100; `null` if the resume cannot be scored. */
  readonly score: number | null;
  /** 0 to 1, two decimals: how reliable the score is, given the resume and how it was read. */
  readonly confidence: number;
  /** What lowers the confidence, and by how much; may be empty. */
  readonly doubts: readonly ConfidenceFactor[];
  /** Missing must-haves. Shown next to the score; they never lower it. */
  readonly gate: { readonly passed: boolean; readonly missing: readonly string[] };
  readonly findings: readonly Finding[];
  readonly flags: readonly Flag[];
};
