import type { Requirement } from './job/job-description.ts';
import type { ConfidenceReason, CreditPart, Reason } from './reasons.ts';
import type { Evidence, Flag } from './resume/resume.ts';

/**
 * What the resume says of a requirement: it shows it, some of it, that it is not so, or does not mention it. Silence is
 * never a failure.
 */
export type FindingStatus = 'met' | 'partly' | 'not-met' | 'not-found';

export type QuotedEvidence = Evidence & {
  /** Exactly `document.text.slice(start, end)`. */
  readonly quote: string;
};

/**
 * A part of a credit: what it is for (`code`, `args`), how much of the credit it can give (`share`), how much of that it
 * gives (`credit`), and the lines that earned it. Share times credit, added up over the parts, is the credit of the finding.
 */
export type Part = CreditPart & {
  /** 0-1. */
  readonly share: number;
  /** 0-1. */
  readonly credit: number;
  /** Strongest first. */
  readonly evidence: readonly QuotedEvidence[];
};

/** One requirement judged against one resume. */
export type Finding = {
  readonly requirement: Requirement;
  readonly status: FindingStatus;
  /** 0 (nothing found) to 1 (wholly met); `null` for what is never scored. */
  readonly credit: number | null;
  /** The words of all parts, each place once: the four strongest in text order, then the others likewise. */
  readonly evidence: readonly QuotedEvidence[];
  /** Why this verdict. */
  readonly reason: Reason;
  /** What the credit is made of; empty without one, and in analyses of earlier versions. */
  readonly parts: readonly Part[];
};

/** Something that lowers the confidence of a score. */
export type ConfidenceFactor = ConfidenceReason & {
  /** 0 to 1: the share of the confidence that it takes away. */
  readonly lost: number;
};

/** One resume scored against one job description. The same input gives the same bytes. */
export type Analysis = {
  readonly engineVersion: string;
  /** Whole number 0-100; `null` where the resume cannot be scored. */
  readonly score: number | null;
  /** 0 to 1, two decimals: how reliable the score is, given the resume and how it was read. */
  readonly confidence: number;
  /** What lowers the confidence, and by how much; empty where nothing does. */
  readonly doubts: readonly ConfidenceFactor[];
  /** Must-haves that are missing: shown beside the score, never taken from it. */
  readonly gate: { readonly passed: boolean; readonly missing: readonly string[] };
  readonly findings: readonly Finding[];
  readonly flags: readonly Flag[];
};
