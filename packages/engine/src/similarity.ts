/**
 * How near two short texts are in meaning, -1 to 1, rounded to two decimals by its maker so that the last
 * bits of a processor never move a score; `null` where it is not known (the model is absent, or one of the
 * texts was not prepared). Vectors are made before matching, since the engine does not wait.
 */
export type Similarity = (left: string, right: string) => number | null;

/** The similarity of an engine without word vectors: nothing is known, words alone decide. */
export const noSimilarity: Similarity = () => null;
