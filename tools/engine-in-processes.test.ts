import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** All that the server's own process runs. */
const programs = ['apps/server/src/main.ts', 'apps/server/src/identity-main.ts'];
const child = 'apps/server/src/engine-tasks/task-child.ts';

/** What of ours it may load besides the server: nothing here looks through a text from outside. */
const allowed = [
  '@winnow/contracts',
  '@winnow/documents/processes',
  '@winnow/engine/points',
  '@winnow/engine/presenting',
];

/** Where these names lead. */
const entries: Readonly<Record<string, string>> = {
  '@winnow/documents/processes': 'packages/documents/src/processes.ts',
  '@winnow/engine/points': 'packages/engine/src/points.ts',
  '@winnow/engine/presenting': 'packages/engine/src/presenting.ts',
};

test('the process that answers everybody reads and judges no text itself', async () => {
  const { packages } = await reachedFrom(programs);
  expect(packages.toSorted()).toEqual(allowed);
});

test('what that process loads of the engine is constants and words for numbers', async () => {
  const { files } = await reachedFrom(Object.values(entries));
  expect(files.filter((file) => file.startsWith('packages/engine/')).toSorted()).toEqual([
    'packages/engine/src/criteria/months-in-words.ts',
    'packages/engine/src/criteria/only-listed.ts',
    'packages/engine/src/engine-version.ts',
    'packages/engine/src/points.ts',
    'packages/engine/src/presenting.ts',
    'packages/engine/src/resume/corrections/added-lines.ts',
    'packages/engine/src/vocabulary/generated/version.js',
    'packages/engine/src/weights.ts',
  ]);
});

test('what that process loads of the documents reads none', async () => {
  const { files, packages } = await reachedFrom(['packages/documents/src/processes.ts']);
  expect(packages).toEqual([]);
  expect(files).toContain('packages/documents/src/pool/process-pool.ts');
  expect(files).not.toContain('packages/documents/src/read-document.ts');
});

test('the engine, the parsers and the vectors are where the reading processes begin', async () => {
  const { packages } = await reachedFrom([child]);
  expect(packages).toEqual(
    expect.arrayContaining(['@winnow/engine', '@winnow/embedding', '@winnow/documents/reading']),
  );
});

const root = join(import.meta.dirname, '..');

/** The files that are loaded with these, at once or later, and the names of ours that they import. */
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

/** What a module loads; types are not there when it runs. */
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
