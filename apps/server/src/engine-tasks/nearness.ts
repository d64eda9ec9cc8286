import type { Embedder } from '@winnow/embedding';
import {
  type JobDescription,
  noSimilarity,
  type Resume,
  type Similarity,
  textsForSimilarity,
  type Vocabulary,
} from '@winnow/engine';

/** Similarity of meaning for one resume and one job. */
export type Nearness = {
  readonly similarity: Similarity;
  /** Why the word vectors could not be loaded; `null` if they were. */
  readonly unavailable: string | null;
};

let loading: Promise<Embedder | null> | null = null;
let unavailable: string | null = null;

/** Loads the word vectors with the first match; without them, words alone decide. */
export async function prepareNearness(
  resume: Resume,
  job: JobDescription,
  vocabulary: Vocabulary,
): Promise<Nearness> {
  const embedder = await loadVectors();
  if (!embedder) return { similarity: noSimilarity, unavailable };
  const { createSimilarity } = await import('@winnow/embedding');
  const texts = textsForSimilarity(resume, job, { vocabulary });
  return {
    similarity: await createSimilarity(embedder, [...texts.job, ...texts.resume]),
    unavailable: null,
  };
}

export async function loadVectors(): Promise<Embedder | null> {
  const { loadWordEmbedder } = await import('@winnow/embedding');
  loading ??= loadWordEmbedder((reason) => {
    unavailable = reason;
  });
  return loading;
}
