import type { SignsOfProse } from '../prose-head.ts';

/** A proportional-odds model: the likelihood of a verdict above a bound is logistic in the weighted signs less the bound. */
export declare const proseHead: {
  readonly weights: Readonly<Record<keyof SignsOfProse, number>>;
  readonly partly: number;
  readonly met: number;
};
