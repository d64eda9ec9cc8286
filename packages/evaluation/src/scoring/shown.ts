import type { Verdict } from '../cases/case.ts';
import type { Place } from '../cases/find-quote.ts';

/** A requirement as the product shows it, excluding those of the overall fit. */
export type ShownRequirement = {
  readonly id: string;
  readonly text: string;
  readonly kind: string;
  readonly must: boolean;
  /** Its own words and those of its line in the advert. */
  readonly words: ReadonlySet<string>;
};

export type ShownVerdict = {
  readonly verdict: Verdict;
  /** Where the resume shows it. */
  readonly evidence: readonly Place[];
};

/** The product's output for one resume. */
export type ScoredResume = {
  readonly file: string;
  /** `null` if it cannot be scored. */
  readonly score: number | null;
  /** Kinds of integrity flags, without duplicates; reading quality is left out. */
  readonly flags: readonly string[];
  /** By the id of the shown requirement. */
  readonly verdicts: ReadonlyMap<string, ShownVerdict>;
};

/** The product's output for a case. */
export type ScoredCase = {
  readonly requirements: readonly ShownRequirement[];
  readonly resumes: readonly ScoredResume[];
};
