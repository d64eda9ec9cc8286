import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createReaderPool } from '@winnow/documents';
import { type Scorer, today } from '../scoring/create-scorer.ts';
import { type AnalysisSummary, type Golden, summarizeAnalysis, summarizeJob } from './golden.ts';

const folder = join(import.meta.dirname, '../../../../samples');

/** Reads every sample resume from its file and scores it against every sample job description. */
export async function analyzeSamples(scorer: Scorer): Promise<Golden> {
  const jobFiles = (await readdir(folder)).filter((name) => /^job-description.*\.txt$/.test(name)).toSorted();
  const resumeFiles = (await readdir(join(folder, 'resumes'))).toSorted();
  const jobs = await Promise.all(
    jobFiles.map(async (file) => ({
      name: withoutEnding(file),
      job: scorer.readJob(await readFile(join(folder, file), 'utf8')),
    })),
  );
  const analyses = new Map<string, AnalysisSummary>();
  const pool = createReaderPool();
  try {
    const readings = resumeFiles.map((file) =>
      pool.readResume({ path: join(folder, 'resumes', file) }, today),
    );
    for (const [index, reading] of readings.entries()) {
      const file = resumeFiles[index] ?? '';
      const outcome = await reading;
      if (!outcome.ok) throw new Error(`The sample ${file} could not be read: ${outcome.reason}`);
      for (const { name, job } of jobs)
        analyses.set(
          `${name}/${withoutEnding(file)}`,
          summarizeAnalysis(await scorer.analyze(outcome.resume, job)),
        );
    }
  } finally {
    await pool.close();
  }
  return { jobs: new Map(jobs.map(({ name, job }) => [name, summarizeJob(job)])), analyses };
}

const withoutEnding = (file: string): string => file.replace(/\.[a-z]+$/, '');
