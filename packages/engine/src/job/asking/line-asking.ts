/** What a line of an advert is likely to be, 0 to 1 each. */
export type LineAsking = {
  /** That it asks something of the candidate, instead of describing the work, the employer or the process. */
  readonly asks: number;
  /** Where it asks: that it is required and not merely preferred. */
  readonly must: number;
  /** Whether the words of the sentence say so themselves, so that a single word is enough to be asked for. */
  readonly isSaid?: boolean;
};
