import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvaluationCase } from './case.ts';
import { type CaseFiles, readCase } from './read-case.ts';

const folder = join(import.meta.dirname, '../../cases');

/** The ids of the committed cases, in order. */
export async function listCaseIds(): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

/** Every committed case. Throws if any has errors, listing all of them. */
export async function loadCases(): Promise<readonly EvaluationCase[]> {
  const cases: EvaluationCase[] = [];
  const errors: string[] = [];
  for (const id of await listCaseIds()) {
    const reading = readCase(id, await readFiles(id));
    if (reading.ok) cases.push(reading.case);
    else errors.push(...reading.errors.map((error) => `${id}: ${error}`));
  }
  if (errors.length > 0) throw new Error(`Errors in the cases:\n${errors.join('\n')}`);
  return cases;
}

export async function readFiles(id: string): Promise<CaseFiles> {
  const names = await readdir(join(folder, id));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, id, name), 'utf8')] as const),
    ),
  );
}
