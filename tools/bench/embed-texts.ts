import { type Embedder, loadEmbedder, loadWordEmbedder } from '@winnow/embedding';
import { sentenceTriplets, shortTriplets } from '../meaning/triplets.ts';

export type EmbeddingFigures = {
  /** Seconds until the sentence model is ready, built from the weights without a cache folder. */
  loadSeconds: number;
  /** Short texts a second in one warm process, no text twice. */
  sentencesPerSecond: number;
  /** The same for the vectors of words alone. */
  wordLoadSeconds: number;
  wordTextsPerSecond: number;
};

/** Measures both embedders on short lines of résumés; `null` where they cannot run on this machine. */
export async function embedTexts(count: number): Promise<EmbeddingFigures | null> {
  const sentences = await measure(() => loadEmbedder(), count);
  const words = await measure(() => loadWordEmbedder(), count);
  if (!sentences || !words) return null;
  return {
    loadSeconds: sentences.loadSeconds,
    sentencesPerSecond: sentences.textsPerSecond,
    wordLoadSeconds: words.loadSeconds,
    wordTextsPerSecond: words.textsPerSecond,
  };
}

async function measure(load: () => Promise<Embedder | null>, count: number) {
  const started = performance.now();
  const embedder = await load();
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
  return { loadSeconds, textsPerSecond };
}
