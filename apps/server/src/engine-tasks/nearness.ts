import type { Embedder } from '@winnow/embedding';
import {
  type JobDescription,
  noSimilarity,
  type Resume,
  type Similarity,
  textsForSimilarity,
  type Vocabulary,
} from '@winnow/engine';

/** What is similar in meaning for one resume and one job. */
export type Nearness = {
  readonly similarity: Similarity;
  /** Why words alone decide; `null` where they do not. */
  readonly unavailable: string | null;
};

let loading: Promise<Embedder | null> | null = null;
let unavailable: string | null = null;

/** The word vectors are loaded with the first match; where they cannot be, words alone decide. */
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
