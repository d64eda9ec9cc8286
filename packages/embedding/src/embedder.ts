import type { VectorCache } from './cache/vector-cache.ts';
import type { SentenceModel } from './model/open-model.ts';
import { normaliseVector } from './vector.ts';

/** Turns short English texts into vectors whose nearness is nearness in meaning. */
export type Embedder = {
  /** Names the weights and the arithmetic; vectors of different versions must not be compared. */
  readonly version: string;
  /**
   * A vector of 384 numbers and length one for each text, in their order. A text's vector depends on the text
   * alone, never on its neighbours. Only the first 256 tokens (some 190 words) of a text are read. Other work
   * of the process gets its turn after every text, about each millisecond.
   */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  /** Frees the model. Vectors can no longer be made. */
  close(): Promise<void>;
};

/** Embeds by `model`, each text once: what `cache` holds is not computed again. */
export function createEmbedder(version: string, model: SentenceModel, cache: VectorCache): Embedder {
  // What is being computed, by text, so that two callers with the same text wait for one run.
  const underWay = new Map<string, Promise<Float32Array>>();

  async function compute(text: string): Promise<Float32Array> {
    const vector = normaliseVector(await model.run(text));
    cache.add(text, vector);
    return vector;
  }

  async function vectorOf(text: string): Promise<Float32Array> {
    const known = cache.find(text) ?? underWay.get(text);
    if (known) return known;
    const computing = compute(text).finally(() => underWay.delete(text));
    underWay.set(text, computing);
    return computing;
  }

  return {
    version,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (const text of texts) vectors.push(await vectorOf(text));
      await cache.flush();
      return vectors;
    },
    close: () => model.close(),
  };
}
