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
};

type ReadSigns = {
  readonly status: 'met' | 'partly' | 'not-found';
  /** 0 to 1. */
  readonly credit: number;
  /** What each sign gave of the credit. */
  readonly shares: SignsOfProse;
};

/** Minimum likelihood of a verdict: slightly more likely than not. */
export const certainFrom = 0.55;

const { weights, partly, met } = proseHead;

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** The expected credit; a partial match counts as half. */
const expectedOf = (sum: number): number => (logistic(sum - partly) + logistic(sum - met)) / 2;

/**
 * Combines the signs with weights that `tools/train-prose.ts` fits to labeled pairs: how likely a reader of the resume
 * finds the line met, or partly met. Without signs the credit is 0.
 */
export function readSigns({ words, title }: SignsOfProse): ReadSigns {
  const ofWords = weights.words * words;
  const ofTitle = weights.title * title;
  const sum = ofWords + ofTitle;
  const nothing = expectedOf(0);
  const credit = (expectedOf(sum) - nothing) / (1 - nothing);
  const isMet = logistic(sum - met) >= certainFrom;
  const isPartly = logistic(sum - partly) >= certainFrom;
  return {
    status: isMet ? 'met' : isPartly ? 'partly' : 'not-found',
    credit,
    shares:
      sum === 0
        ? { words: 0, title: 0 }
        : { words: (credit * ofWords) / sum, title: (credit * ofTitle) / sum },
  };
}
