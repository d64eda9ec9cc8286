import type { Embedder } from '@winnow/embedding';
import {
  type JobDescription,
  noSimilarity,
  type Resume,
  type Similarity,
  textsForSimilarity,
  type Vocabulary,
} from '@winnow/engine';

/** Prepares what is near in meaning for one resume and one job. */
export type PrepareNearness = (resume: Resume, job: JobDescription) => Promise<Similarity>;

/**
 * The vectors are loaded with the first match, or before where somebody asks for it; where they cannot be, words alone
 * decide, and `onUnavailable` hears why.
 */
export function createNearness(
  vocabulary: Vocabulary,
  onUnavailable: (reason: string) => void,
): { readonly prepareNearness: PrepareNearness; loadVectors(): Promise<void> } {
  let loading: Promise<Embedder | null> | null = null;

  async function load(): Promise<Embedder | null> {
    const { loadWordEmbedder } = await import('@winnow/embedding');
    return loadWordEmbedder(onUnavailable);
  }

  return {
    async prepareNearness(resume, job) {
      const { createSimilarity } = await import('@winnow/embedding');
      loading ??= load();
      const embedder = await loading;
      if (!embedder) return noSimilarity;
      const texts = textsForSimilarity(resume, job, { vocabulary });
      return createSimilarity(embedder, [...texts.job, ...texts.resume]);
    },
    async loadVectors() {
      loading ??= load();
      await loading;
    },
  };
}
