/**
 * What a score means: scores of graded pairs beside the grades a recruiter gave, and of unrelated resumes, in bands.
 * Prints figures only.
 *
 *   node tools/measure-scores.ts FOLDER    a folder with ferr_ranking.jsonl and its PDFs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReaderPool } from '@winnow/documents';
import { createSimilarity, loadWordEmbedder } from '@winnow/embedding';
import {
  loadVocabulary,
  match,
  type Resume,
  readJobDescription,
  readResume,
  textsForSimilarity,
} from '@winnow/engine';

const today = '2026-11-21';
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder with the graded pairs');

type Job = {
  readonly jd_key_skills: readonly string[];
  readonly candidates: readonly { readonly score_1_7: number; readonly pdf: string }[];
};

const jobs = readFileSync(join(folder, 'ferr_ranking.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Job);
const vocabulary = loadVocabulary();
const resumes = await readResumes([...new Set(jobs.flatMap((job) => job.candidates.map(({ pdf }) => pdf)))]);
const embedder = await loadWordEmbedder();

const graded: { score: number; grade: number }[] = [];
const unrelated: number[] = [];
for (const { jd_key_skills: skills, candidates } of jobs) {
  const job = readJobDescription(`Role / key skills:\n${skills.map((skill) => `- ${skill}`).join('\n')}\n`, {
    vocabulary,
  });
  const grades = new Map(candidates.map(({ pdf, score_1_7: grade }) => [pdf, grade]));
  for (const [pdf, resume] of resumes) {
    const texts = textsForSimilarity(resume, job, { vocabulary });
    const similarity = await createSimilarity(embedder, [...texts.job, ...texts.resume]);
    const { score } = match(resume, job, { vocabulary, similarity, today });
    if (score === null) continue;
    const grade = grades.get(pdf);
    if (grade === undefined) unrelated.push(score);
    else graded.push({ score, grade });
  }
}

process.stdout.write(
  '| score | graded pairs | mean grade (1-7) | grade 5 or more | other resumes at or above |\n',
);
process.stdout.write('| --- | --- | --- | --- | --- |\n');
for (let from = 0; from < 90; from += 10) {
  const inBand = graded.filter(({ score }) => score >= from && score < from + 10);
  if (inBand.length === 0) continue;
  const mean = inBand.reduce((sum, { grade }) => sum + grade, 0) / inBand.length;
  const good = inBand.filter(({ grade }) => grade >= 5).length / inBand.length;
  const above = unrelated.filter((score) => score >= from).length / unrelated.length;
  process.stdout.write(
    `| ${from}-${from + 9} | ${inBand.length} | ${mean.toFixed(1)} | ${percent(good)} | ${percent(above)} |\n`,
  );
}

async function readResumes(pdfs: readonly string[]): Promise<Map<string, Resume>> {
  const pool = createReaderPool();
  const read = await Promise.all(
    pdfs.map(async (pdf) => [pdf, await pool.read({ path: join(folder ?? '', pdf) })] as const),
  );
  await pool.close();
  return new Map(
    read.flatMap(([pdf, outcome]) =>
      outcome.ok ? [[pdf, readResume(outcome.document, { vocabulary, today })] as const] : [],
    ),
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
