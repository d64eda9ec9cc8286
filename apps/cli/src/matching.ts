import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  match,
  noSimilarity,
  type Resume,
  type Similarity,
  textsForSimilarity,
} from '@winnow/engine';

export type Matcher = {
  /** Does ahead what judging the resume takes whatever comes, to use the time while other files are being read. */
  begin(resume: Resume, job: JobDescription): void;
  /** Makes ready what judging these together needs; to be called once before `match`. */
  prepare(resumes: readonly Resume[], jobs: readonly JobDescription[]): Promise<void>;
  match(resume: Resume, job: JobDescription): Analysis;
};

/** Judges with the vocabulary and, unless words alone are asked for, with what is near in meaning. */
export function createMatcher({ today, wordsOnly }: { today: string; wordsOnly: boolean }): Matcher {
  const vocabulary = loadVocabulary();
  let similarity = noSimilarity;
  // Begun at once: while the reading processes start, there is little else to do.
  const loading = wordsOnly ? null : loadSimilarity();
  return {
    begin(resume, job) {
      textsForSimilarity(resume, job, { vocabulary });
    },
    async prepare(resumes, jobs) {
      if (loading) similarity = await (await loading)(textsOf(resumes, jobs));
    },
    match: (resume, job) => match(resume, job, { vocabulary, similarity, today }),
  };

  /** What a pair is compared by comes from each side alone, so that each is asked for once. */
  function textsOf(resumes: readonly Resume[], jobs: readonly JobDescription[]): Set<string> {
    const texts = new Set<string>();
    const [someResume] = resumes;
    const [someJob] = jobs;
    if (!someResume || !someJob) return texts;
    for (const resume of resumes) {
      for (const text of textsForSimilarity(resume, someJob, { vocabulary }).resume) texts.add(text);
    }
    for (const job of jobs) {
      for (const text of textsForSimilarity(someResume, job, { vocabulary }).job) texts.add(text);
    }
    return texts;
  }
}

/** Loaded when there is something to judge, so that the other commands start at once. */
async function loadSimilarity(): Promise<(texts: Iterable<string>) => Promise<Similarity>> {
  const { createSimilarity, loadWordEmbedder } = await import('@winnow/embedding');
  const embedder = await loadWordEmbedder((reason) => {
    process.stderr.write(`winnow: ${reason}. Judging by words alone.\n`);
  });
  return (texts) => createSimilarity(embedder, texts);
}
