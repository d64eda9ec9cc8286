import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';
import { engineProgram } from '../apps/server/src/engine-tasks/engine-program.ts';

/** The programs of the server process. */
const programs = ['apps/server/src/main.ts', 'apps/server/src/identity-main.ts'];
const child = 'apps/server/src/engine-tasks/task-child.ts';

/** Our packages that it may load; none of them scans untrusted text. */
const allowed = [
  '@winnow/contracts',
  '@winnow/contracts/explanations/arabic',
  '@winnow/contracts/explanations/french',
  '@winnow/contracts/explanations/german',
  '@winnow/contracts/explanations/spanish',
  '@winnow/document-model',
  '@winnow/documents/processes',
  '@winnow/engine/points',
  '@winnow/engine/potential',
  '@winnow/engine/presenting',
  '@winnow/tuning',
];

/** The files of these entries. */
const entries: Readonly<Record<string, string>> = {
  '@winnow/documents/processes': 'packages/documents/src/processes.ts',
  '@winnow/engine/points': 'packages/engine/src/points.ts',
  '@winnow/engine/potential': 'packages/engine/src/potential.ts',
  '@winnow/engine/presenting': 'packages/engine/src/presenting.ts',
};

test('the server process itself reads and scores no text', async () => {
  const { packages } = await reachedFrom(programs);
  expect(packages.toSorted()).toEqual(allowed);
});

test('from the engine, the server process loads only constants, sums of points and number formats', async () => {
  const { files } = await reachedFrom(Object.values(entries));
  expect(files.filter((file) => file.startsWith('packages/engine/')).toSorted()).toEqual([
    'packages/engine/src/criteria/breadth.ts',
    'packages/engine/src/criteria/criterion.ts',
    'packages/engine/src/criteria/months-in-words.ts',
    'packages/engine/src/engine-version.ts',
    'packages/engine/src/largest.ts',
    'packages/engine/src/points.ts',
    'packages/engine/src/potential.ts',
    'packages/engine/src/presenting.ts',
    'packages/engine/src/resume/corrections/added-lines.ts',
    'packages/engine/src/vocabulary/generated/version.js',
    'packages/engine/src/weights.ts',
    'packages/engine/src/written-weight.ts',
  ]);
});

test('from the documents package, the server process loads no reader', async () => {
  const { files, packages } = await reachedFrom(['packages/documents/src/processes.ts']);
  expect(packages.toSorted()).toEqual(['@winnow/tuning/bundle', '@winnow/tuning/measures']);
  expect(files).toContain('packages/documents/src/pool/process-pool.ts');
  expect(files).not.toContain('packages/documents/src/read-document.ts');
});

test('the program of the reading processes loads the engine, the parsers and the vectors', async () => {
  const { packages } = await reachedFrom([child]);
  expect(packages).toEqual(
    expect.arrayContaining(['@winnow/engine', '@winnow/embedding', '@winnow/documents/reading']),
  );
});

test('the reading processes may read every file that their program loads', async () => {
  const { sources } = engineProgram();
  const { files, packages } = await reachedFrom([child]);
  expect(files.length).toBeGreaterThan(10);
  const folders = packages.map((name) => `packages/${name.split('/')[1]}/src`);
  const isReadable = (place: string) =>
    sources.some((readable) => place === readable || place.startsWith(`${readable}${sep}`));
  expect([...files, ...folders].filter((place) => !isReadable(join(root, place)))).toEqual([]);
});

const root = join(import.meta.dirname, '..');

/** The files that these load, statically or dynamically, and our packages that they import. */
async function reachedFrom(starts: readonly string[]) {
  const files = new Set(starts);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of await readLoaded(file)) {
      if (name.startsWith('@winnow/')) packages.add(name);
      if (!name.startsWith('.')) continue;
      const next = normalize(join(dirname(file), name));
      expect(existsSync(join(root, next)), `${file} imports ${name}`).toBe(true);
      files.add(next);
    }
  }
  return { files: [...files], packages: [...packages] };
}

/** The imports of a module at run time, without types. */
async function readLoaded(file: string): Promise<string[]> {
  const text = await readFile(join(root, file), 'utf8');
  const statics = [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?from\s+)?'([^']+)';/gm)];
  const values = statics.filter(([, names = '']) => !namesTypesAlone(names)).map(([, , name = '']) => name);
  const later = [...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)].map(([, name = '']) => name);
  return [...values, ...later];
}

function namesTypesAlone(names: string): boolean {
  const inBraces = /^\{([^}]*)\}\s*from\s+$/.exec(names)?.[1];
  if (inBraces === undefined) return false;
  const each = inBraces
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return each.length > 0 && each.every((name) => name.startsWith('type '));
}
