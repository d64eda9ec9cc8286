export type DoubtBand = { readonly low: number; readonly high: number };

/**
 * Where the score could lie if what is not known were known: the share of ground that was judged keeps its
 * score, the rest (1 - confidence) could have been wholly missing or wholly met.
 * @param score 0-100
 * @param confidence 0-1
 */
export function doubtBand(score: number, confidence: number): DoubtBand {
  const known = score * confidence;
  return { low: Math.round(known), high: Math.round(known + 100 * (1 - confidence)) };
}
