import { setImmediate } from 'node:timers/promises';
import type { PreparedTexts } from '@winnow/embedding';
import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  match,
  noSimilarity,
  type Resume,
  type Similarity,
  textsForSimilarity,
} from '@winnow/engine/scoring';

/** Scores one resume against one job. What either needs is prepared once, and freed with it. */
export type Scorer = (resume: Resume, job: JobDescription) => Promise<Analysis>;

/**
 * Scores with the vocabulary and, unless `wordsOnly`, with similarity of meaning. Yields between steps to messages of
 * the reading processes, which wait for their next file.
 */
export function createScorer({ today, wordsOnly }: { today: string; wordsOnly: boolean }): Scorer {
  const vocabulary = loadVocabulary();
  // Begun at once: while the reading processes start, there is little else to do.
  const loading = wordsOnly ? null : loadNearness();
  const jobTexts = new WeakMap<JobDescription, PreparedTexts>();
  const resumeTexts = new WeakMap<Resume, PreparedTexts>();

  async function similarityOf(resume: Resume, job: JobDescription): Promise<Similarity> {
    const nearness = await loading;
    if (!nearness) return noSimilarity;
    let ofJob = jobTexts.get(job);
    let ofResume = resumeTexts.get(resume);
    if (!ofJob || !ofResume) {
      const texts = textsForSimilarity(resume, job, { vocabulary });
      await setImmediate();
      ofJob ??= await nearness.prepare(texts.job);
      ofResume ??= await nearness.prepare(texts.resume);
      jobTexts.set(job, ofJob);
      resumeTexts.set(resume, ofResume);
    }
    return nearness.among(ofJob, ofResume);
  }

  return async (resume, job) => {
    const similarity = await similarityOf(resume, job);
    await setImmediate();
    return match(resume, job, { vocabulary, similarity, today });
  };
}

type Nearness = {
  prepare(texts: Iterable<string>): Promise<PreparedTexts>;
  among(...prepared: PreparedTexts[]): Similarity;
};

/** Loaded when there is something to score, so that the other commands start at once; `null` without the vectors. */
async function loadNearness(): Promise<Nearness | null> {
  const { loadWordEmbedder, prepareTexts, similarityAmong } = await import('@winnow/embedding');
  const embedder = await loadWordEmbedder((reason) => {
    process.stderr.write(`winnow: ${reason}. Scoring by words alone.\n`);
  });
  return embedder && { prepare: (texts) => prepareTexts(embedder, texts), among: similarityAmong };
}
