/**
 * Similarity in meaning of two short texts, -1 to 1, rounded to two decimals so that floating-point differences between
 * processors never change a score; `null` if unknown (no model, or a text was not prepared). Vectors are computed
 * before matching, since the engine is synchronous.
 */
export type Similarity = (left: string, right: string) => number | null;

/** The similarity without word vectors: always `null`, so that only words count. */
export const noSimilarity: Similarity = () => null;
