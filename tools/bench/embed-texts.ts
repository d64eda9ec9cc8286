import { loadWordEmbedder } from '@winnow/embedding';
import { sentenceTriplets, shortTriplets } from '../meaning/triplets.ts';

export type EmbeddingFigures = {
  /** Seconds until the word vectors are ready. */
  readonly loadSeconds: number;
  /** Short texts a second in one warm process, no text twice. */
  readonly textsPerSecond: number;
};

/** Measures the word vectors on short lines of resumes; `null` where the package with the weights is absent. */
export async function embedTexts(count: number): Promise<EmbeddingFigures | null> {
  const started = performance.now();
  const embedder = await loadWordEmbedder();
  if (!embedder) return null;
  const loadSeconds = (performance.now() - started) / 1000;

  const lines = [...shortTriplets, ...sentenceTriplets].flatMap(({ requirement, answer, neighbour }) => [
    requirement,
    answer,
    neighbour,
  ]);
  await embedder.embed(lines);
  const texts = Array.from({ length: count }, (_, index) => `${lines[index % lines.length]} ${index}`);
  const from = performance.now();
  await embedder.embed(texts);
  const textsPerSecond = count / ((performance.now() - from) / 1000);
  await embedder.close();
  return { loadSeconds, textsPerSecond };
}
