import type { FindingStatus, Part, QuotedEvidence } from '../analysis.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { CreditPart, Reason } from '../reasons.ts';
import type { Evidence } from '../resume/resume.ts';
import type { Similarity } from '../similarity.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** The result of a criterion: a `Finding` without its requirement. */
export type Verdict = {
  readonly status: FindingStatus;
  readonly credit: number | null;
  readonly evidence: readonly QuotedEvidence[];
  readonly reason: Reason;
  readonly parts: readonly Part[];
};

/** A part of a credit before its places are quoted. */
export type DraftPart = CreditPart & {
  readonly share: number;
  readonly credit: number;
  /** Strongest first. */
  readonly places: readonly Evidence[];
};

/** The candidate's title that is nearest to the job's. */
export type HeldTitle = { readonly title: string; readonly affinity: number; readonly place: Evidence };

export type Judging = {
  readonly vocabulary: Vocabulary;
  readonly similarity: Similarity;
  /** Language of the job. */
  readonly language: WrittenLanguage;
  /** The first word in the job's text with a stem, as written there; the stem itself where there is none. */
  wordOf(stem: string): string;
  /** Whether a place is copied from the job text; copied places are not evidence. */
  isCopied(place: Evidence): boolean;
  /** The title of the job; `null` where the advert names none. */
  readonly jobTitle: string | null;
  /** `null` where no title of the candidate resembles the job's, or the job has none. */
  heldTitle(): HeldTitle | null;
};

/** Number of quotes to show first. */
const maxQuotes = 4;
/** Maximum number of places per part. A further line of a word or skill would earn less than a hundredth. */
export const maxOfPart = 20;

/**
 * Literal quotes, each place once: the first four places in text order, then the others in text order.
 * @param places strongest first
 */
function quote({ resume }: Candidate, places: readonly Evidence[]): readonly QuotedEvidence[] {
  const { text } = resume.document;
  if (places.length < 2)
    return places.map(({ start, end }) => ({ start, end, quote: text.slice(start, end) }));
  // No text is so long that two places share a key.
  const distinct = [...new Map(places.map((place) => [place.start * 2 ** 22 + place.end, place])).values()];
  return [distinct.slice(0, maxQuotes), distinct.slice(maxQuotes)].flatMap((some) =>
    some
      .sort((a, b) => a.start - b.start || a.end - b.end)
      .map(({ start, end }) => ({ start, end, quote: text.slice(start, end) })),
  );
}

/** Credit with two decimals, so that sums do not depend on floating-point differences between processors. */
export const rounded = (credit: number): number => Math.round(credit * 100) / 100;

/** Parts keep more decimals than their sum. */
const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Sum of the parts, 0 to 1. */
export const creditOf = (parts: readonly Pick<DraftPart, 'share' | 'credit'>[]): number =>
  parts.reduce((sum, { share, credit }) => sum + share * credit, 0);

/**
 * A verdict whose credit is the sum of its parts.
 * @param first places that the reason names, quoted before those of the parts
 */
export function verdictFrom(
  candidate: Candidate,
  {
    status,
    reason,
    parts,
    first = [],
  }: {
    readonly status: FindingStatus;
    readonly reason: Reason;
    readonly parts: readonly DraftPart[];
    readonly first?: readonly Evidence[];
  },
): Verdict {
  const kept = parts.map((part) => ({ ...part, places: part.places.slice(0, maxOfPart) }));
  return {
    status,
    credit: rounded(creditOf(parts)),
    evidence: quote(candidate, [...first, ...kept.flatMap(({ places }) => places)]),
    reason,
    parts: kept.map((part) => quotedPart(candidate, part)),
  };
}

/** Adds a part to a verdict. */
export function withPart(candidate: Candidate, verdict: Verdict, part: DraftPart): Verdict {
  const parts = [...verdict.parts, quotedPart(candidate, part)];
  return {
    ...verdict,
    credit: rounded(creditOf(parts)),
    evidence: quote(candidate, [...verdict.evidence, ...part.places]),
    parts,
  };
}

function quotedPart(candidate: Candidate, { places, share, credit, ...coded }: DraftPart): Part {
  const rest = { share: sixDecimals(share), credit: sixDecimals(credit), evidence: quote(candidate, places) };
  return { ...coded, ...rest };
}

/** The resume does not mention it: no points, but never a failure. */
export const notFound = (reason: Reason): Verdict => ({
  status: 'not-found',
  credit: 0,
  evidence: [],
  reason,
  parts: [],
});

/** Shown to the reviewer as a question and never scored. */
export const neverScored = (reason: Reason): Verdict => ({
  status: 'not-found',
  credit: null,
  evidence: [],
  reason,
  parts: [],
});
