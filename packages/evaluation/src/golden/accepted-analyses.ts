import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AnalysisSummary } from './analysis-summary.ts';
import type { AnalysesByName } from './analyze-samples.ts';

const folder = join(import.meta.dirname, '../../golden');

/** The analyses that were looked at and accepted; a file each. */
export async function readAccepted(): Promise<AnalysesByName> {
  const names = (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [
            name.replace(/\.json$/, ''),
            JSON.parse(await readFile(join(folder, name), 'utf8')) as AnalysisSummary,
          ] as const,
      ),
    ),
  );
}

/** Accepts these analyses and no others. */
export async function acceptAnalyses(analyses: AnalysesByName): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, analysis] of analyses) {
    const file = join(folder, `${name}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(analysis, null, 2)}\n`);
  }
}
