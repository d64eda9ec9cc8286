import { proseHead } from './generated/prose-head.js';

/**
 * What a resume shows of a line of prose. Each sign grows with what the resume says, so that saying less never raises
 * the score.
 */
export type SignsOfProse = {
  /** 0 to 1: its words in the lines of the resume; rare words, and words together in one line, count most. */
  readonly words: number;
  /** 0 to 1: how near the candidate's nearest title is to the job's. */
  readonly title: number;
  /** 0 to 1: the share of the line's names that the resume contains; 1 for a line without names. */
  readonly names: number;
  /** 0 to 1: the share of the line's words that the resume contains anywhere. */
  readonly spread: number;
  /** 0 to 1: how short the line is. The same for each resume. */
  readonly brevity: number;
};

type ReadSigns = {
  readonly status: 'met' | 'partly' | 'not-found';
  /** 0 to 1. */
  readonly credit: number;
  /** The parts of the credit from the words and from the title. */
  readonly shares: Pick<SignsOfProse, 'words' | 'title'>;
};

/** Minimum likelihood of a verdict; higher for a partial match, which is predicted too easily. */
export const certainFrom = { partly: 0.55, met: 0.5 } as const;

const { weights, partly, met } = proseHead;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** The expected credit; a partial match counts as half. */
const expectedOf = (sum: number): number => (logistic(sum - partly) + logistic(sum - met)) / 2;

const sumOf = (signs: SignsOfProse): number =>
  weights.words * signs.words +
  weights.title * signs.title +
  weights.names * signs.names +
  weights.spread * signs.spread +
  weights.brevity * signs.brevity;

/** The signs with the highest sum, so that evidence for another wording never lowers a credit. */
export const strongerOf = (one: SignsOfProse, other: SignsOfProse): SignsOfProse =>
  sumOf(other) > sumOf(one) ? other : one;

/**
 * Combines the signs with weights that `tools/train-prose.ts` fits to labeled pairs: how likely a reader of
 * the resume finds the line met, or partly met. The credit is the mean of the verdict's worth and of what the
 * likelihoods add to those of a resume without evidence.
 * @param isNamed whether the line has names
 */
export function readSigns(signs: SignsOfProse, isNamed: boolean): ReadSigns {
  const sum = sumOf(signs);
  const silent = sumOf({ ...signs, words: 0, title: 0, spread: 0, names: isNamed ? 0 : 1 });
  const nothing = expectedOf(silent);
  const expected = (expectedOf(sum) - nothing) / (1 - nothing);
  const isMet = logistic(sum - met) >= certainFrom.met;
  const isPartly = logistic(sum - partly) >= certainFrom.partly;
  const credit = (expected + (isMet ? 1 : isPartly ? 0.5 : 0)) / 2;
  const ofTitle = weights.title * signs.title;
  const given = sum - silent;
  return {
    status: isMet ? 'met' : isPartly ? 'partly' : 'not-found',
    credit,
    shares:
      given === 0
        ? { words: 0, title: 0 }
        : { words: (credit * (given - ofTitle)) / given, title: (credit * ofTitle) / given },
  };
}
