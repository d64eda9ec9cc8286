import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  textsForSimilarity,
} from '@winnow/engine';

/** The day on which open date ranges end, so that figures do not depend on the current date. */
export const today = '2026-11-01';

export type Scorer = {
  readJob(text: string): JobDescription;
  analyze(resume: Resume, job: JobDescription): Promise<Analysis>;
};

/** Scores as the product does, by words and by meaning. Throws if the word vectors are missing. */
export async function createScorer(): Promise<Scorer> {
  const vocabulary = loadVocabulary();
  const embedder = await loadWordEmbedder((reason) => {
    throw new Error(reason);
  });
  return {
    readJob: (text) => readJobDescription(text, { vocabulary }),
    async analyze(resume, job) {
      const texts = textsForSimilarity(resume, job, { vocabulary });
      const similarity = await createSimilarity(embedder, [...texts.job, ...texts.resume]);
      return match(resume, job, { vocabulary, similarity, today });
    },
  };
}
