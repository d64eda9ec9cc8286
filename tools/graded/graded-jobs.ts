import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  type Analysis,
  type JobDescription,
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  readResume,
  type TextDocument,
  textsForSimilarity,
} from '@winnow/engine';

/** A job given as key skills, and the resumes that a recruiter graded for it, from 1 to 7. */
type GradedJob = {
  readonly job: JobDescription;
  readonly candidates: readonly { readonly pdf: string; readonly grade: number }[];
};

/** A line of the file. */
type Line = {
  readonly jd_key_skills: readonly string[];
  readonly candidates: readonly { readonly score_1_7: number; readonly pdf: string }[];
};

const today = '2026-11-21';
const vocabulary = loadVocabulary();
const embedder = await loadWordEmbedder();

/** @param folder with ferr_ranking.jsonl and its PDFs */
export function readGradedJobs(folder: string): GradedJob[] {
  return readFileSync(join(folder, 'ferr_ranking.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => gradedJob(JSON.parse(line) as Line));
}

function gradedJob({ jd_key_skills: skills, candidates }: Line): GradedJob {
  const text = `Role / key skills:\n${skills.map((skill) => `- ${skill}`).join('\n')}\n`;
  return {
    job: readJobDescription(text, { vocabulary }),
    candidates: candidates.map(({ pdf, score_1_7: grade }) => ({ pdf, grade })),
  };
}

export function readFacts(document: TextDocument): Resume {
  return readResume(document, { vocabulary, today });
}

/** Scores like the product: by words and by similarity in meaning. */
export async function judge(resume: Resume, job: JobDescription): Promise<Analysis> {
  const texts = textsForSimilarity(resume, job, { vocabulary });
  const similarity = await createSimilarity(embedder, [...texts.job, ...texts.resume]);
  return match(resume, job, { vocabulary, similarity, today });
}
