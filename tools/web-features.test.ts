import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../apps/web/src/features');

/**
 * Which features a feature may import. The account settings show the sections of identity and connected apps, and
 * deleting or exporting an organization requires signing in again there.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  account: ['connected-apps', 'identity'],
  organizations: ['identity'],
};

const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
const found = new Map<string, Set<string>>();
for (const file of files) {
  const text = await readFile(join(folder, file), 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)) {
    const [from = '', to = ''] = [file, normalize(join(dirname(file), path))].map(
      (each) => each.split('/')[0],
    );
    if (to !== '..' && to !== from) found.set(from, (found.get(from) ?? new Set()).add(to));
  }
}

const pairsOf = (features: Iterable<readonly [string, Iterable<string>]>): string[] =>
  [...features].flatMap(([from, tos]) => [...tos].map((to) => `${from} → ${to}`)).sort();

test('features import each other only as listed, and every listed import exists', () => {
  expect(pairsOf(found)).toEqual(pairsOf(Object.entries(allowed)));
});

test('features do not import each other in cycles', () => {
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean =>
    [...(found.get(from) ?? [])].some((to) => {
      if (to === wanted) return true;
      if (seen.has(to)) return false;
      return reaches(to, wanted, seen.add(to));
    });
  const inCycles = [...found.keys()].filter((feature) => reaches(feature, feature));
  expect(inCycles).toEqual([]);
});
