import { loadEmbedder } from '@winnow/embedding';
import { sentenceTriplets, shortTriplets } from '../meaning/triplets.ts';

export type EmbeddingFigures = {
  /** Seconds until the model is ready, built from the weights without a cache folder. */
  loadSeconds: number;
  /** Short texts a second in one warm process, no text twice. */
  textsPerSecond: number;
  texts: number;
};

/** Measures the sentence model on short lines of résumés; `null` where it cannot run on this machine. */
export async function embedTexts(count: number): Promise<EmbeddingFigures | null> {
  const started = performance.now();
  const embedder = await loadEmbedder();
  if (!embedder) return null;
  const loadSeconds = (performance.now() - started) / 1000;

  const lines = [...shortTriplets, ...sentenceTriplets].flatMap(({ requirement, answer, neighbour }) => [
    requirement,
    answer,
    neighbour,
  ]);
  await embedder.embed(lines);
  // A running number makes every text a new one, so that the cache answers none of them.
  const texts = Array.from({ length: count }, (_, index) => `${lines[index % lines.length]} ${index}`);
  const from = performance.now();
  await embedder.embed(texts);
  const textsPerSecond = count / ((performance.now() - from) / 1000);
  await embedder.close();
  return { loadSeconds, textsPerSecond, texts: count };
}
