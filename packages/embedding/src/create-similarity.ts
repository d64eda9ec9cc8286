import type { Similarity } from '@winnow/engine';
import type { Embedder } from './embedder.ts';
import { cosine } from './vector.ts';

/** Texts with their vectors, computed once and compared with any others. */
export type PreparedTexts = ReadonlyMap<string, Float32Array>;

/** Computes the vectors of texts, each once; texts that were not prepared have no similarity. */
export async function prepareTexts(embedder: Embedder, texts: Iterable<string>): Promise<PreparedTexts> {
  const unique = [...new Set(texts)];
  const vectors = await embedder.embed(unique);
  return new Map(vectors.map((vector, index) => [unique[index] ?? '', vector]));
}

/**
 * Returns a function for any two of the prepared texts: the cosine of their vectors, −1 to 1, rounded to two decimals;
 * `null` if one was not prepared.
 *
 * Related does not mean equal: most wrong but neighboring skills (Java and JavaScript) are as similar as right ones.
 * The result may find evidence and give part of a credit; it must never meet a requirement alone.
 */
export function similarityAmong(...prepared: readonly PreparedTexts[]): Similarity {
  // In reverse, since the job's texts are given first and compared with many resumes.
  const inTurn = prepared.toReversed();
  const find = (text: string): Float32Array | null => {
    for (const texts of inTurn) {
      const vector = texts.get(text);
      if (vector) return vector;
    }
    return null;
  };
  let lastLeft: string | null = null;
  let leftVector: Float32Array | null = null;
  return (left, right) => {
    if (left !== lastLeft) {
      lastLeft = left;
      leftVector = find(left);
    }
    const rightVector = leftVector && find(right);
    if (!leftVector || !rightVector) return null;
    // Adding zero turns −0 into 0; both print alike but compare as different.
    return Math.round(cosine(leftVector, rightVector) * 100) / 100 + 0;
  };
}

/** The similarity of any two of these texts; `null` for all when there is no embedder. */
export async function createSimilarity(
  embedder: Embedder | null,
  texts: Iterable<string>,
): Promise<Similarity> {
  return embedder ? similarityAmong(await prepareTexts(embedder, texts)) : () => null;
}
