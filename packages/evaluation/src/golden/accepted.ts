import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AnalysisSummary, Golden, RequirementSummary } from './golden.ts';

const folder = join(import.meta.dirname, '../../golden');

/** Reads the accepted output: a file for each job, and one for each of its analyses in a folder with the job's name. */
export async function readAccepted(): Promise<Golden> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const names = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
  const jobs = new Map<string, readonly RequirementSummary[]>();
  const analyses = new Map<string, AnalysisSummary>();
  for (const name of names) {
    const content: unknown = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
    if (name.includes('/')) analyses.set(name, content as AnalysisSummary);
    else jobs.set(name, content as readonly RequirementSummary[]);
  }
  return { jobs, analyses };
}

/** Replaces the accepted output. */
export async function accept({ jobs, analyses }: Golden): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of [...jobs, ...analyses]) {
    const file = join(folder, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
