/**
 * What a score means: scores of graded pairs next to a recruiter's grades, and of unrelated resumes, in bands. Prints
 * figures only.
 *
 *   node tools/measure-scores.ts FOLDER    a folder with ferr_ranking.jsonl and its PDFs
 */
import { join } from 'node:path';
import { createReaderPool } from '@winnow/documents';
import type { Resume } from '@winnow/engine';
import { judge, readFacts, readGradedJobs } from './graded/graded-jobs.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder with the graded pairs');

const jobs = readGradedJobs(folder);
const resumes = await readResumes([...new Set(jobs.flatMap((job) => job.candidates.map(({ pdf }) => pdf)))]);

const graded: { score: number; grade: number }[] = [];
const unrelated: number[] = [];
for (const { job, candidates } of jobs) {
  const grades = new Map(candidates.map(({ pdf, grade }) => [pdf, grade]));
  for (const [pdf, resume] of resumes) {
    const { score } = await judge(resume, job);
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
    read.flatMap(([pdf, outcome]) => (outcome.ok ? [[pdf, readFacts(outcome.document)] as const] : [])),
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
