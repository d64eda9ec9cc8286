import type { Similarity } from '@winnow/engine';
import type { Embedder } from './embedder.ts';
import { cosine } from './vector.ts';

/**
 * Prepares the texts and answers for any two of them: the cosine of their vectors, −1 to 1, rounded to two
 * decimals. `null` for a text that was not prepared, and for all when there is no embedder.
 *
 * Related is not the same: most wrong but neighbouring skills (Java beside JavaScript) lie as near as right
 * ones. The answer may find evidence and give part of a credit; it must never alone meet a requirement.
 */
export async function createSimilarity(
  embedder: Embedder | null,
  texts: Iterable<string>,
): Promise<Similarity> {
  if (!embedder) return () => null;
  const unique = [...new Set(texts)];
  const vectors = await embedder.embed(unique);
  const vectorOf = new Map(unique.map((text, index) => [text, vectors[index]]));

  return (left, right) => {
    const leftVector = vectorOf.get(left);
    const rightVector = vectorOf.get(right);
    if (!leftVector || !rightVector) return null;
    // Adding zero turns −0 into 0, which would print alike and compare otherwise.
    return Math.round(cosine(leftVector, rightVector) * 100) / 100 + 0;
  };
}
