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

/** The day that an open range of dates runs to, so that figures do not depend on the day they are made. */
export const today = '2026-11-01';

export type Scorer = {
  readJob(text: string): JobDescription;
  analyze(resume: Resume, job: JobDescription): Promise<Analysis>;
};

/** Scores as the product does, by words and by what is near in meaning. Throws where the word vectors are missing. */
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
