import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files that a table of the page on changes names, below a heading. */
function filesOf(title: string): string[] {
  const [, section = ''] = read('docs/changes.md').split(`## ${title}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path);
}

test('a route and a screen are nine files, as in features that have them', () => {
  const files = filesOf('A route and a screen');
  expect(files).toHaveLength(9);
  const [contract, routes, ...web] = files;
  // Nouns that have all of a part in the places that the table names.
  const exampleOf = (path: string) => path.replaceAll('<noun>', path.includes('/web/') ? 'compare' : 'audit');
  for (const path of web) expect(existsSync(join(root, exampleOf(path))), path).toBe(true);
  expect(read(exampleOf(routes ?? ''))).toContain("from '@winnow/contracts'");
  expect(read(exampleOf(contract ?? ''))).toContain('endpoint({');
});

test('routes and screens are named by their feature alone, and features by one list', () => {
  const sources = globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.'),
  );
  const importersOf = (name: string) => sources.filter((path) => read(path).includes(`/${name}'`));
  expect(importersOf('audit-routes.ts')).toEqual(['apps/server/src/features/audit/index.ts']);
  expect(importersOf('audit/index.ts')).toEqual(['apps/server/src/features/index.ts']);
  expect(importersOf('compare-page.tsx')).toEqual(['apps/web/src/features/compare/screens.ts']);
  expect(importersOf('features/compare/screens.ts')).toEqual(['apps/web/src/app/screens.ts']);
});

test('a storage back end is six files, and what names the bucket is among them', () => {
  const files = filesOf('A storage back end');
  expect(files).toHaveLength(6);
  for (const path of files) expect(existsSync(join(root, path)), path).toBe(true);
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (path) => !/\/testing\/|\.test\.ts$/.test(path),
  );
  const naming = sources.filter((path) => /\bS3_[A-Z]|BucketStorage|BucketConfig|'bucket'/.test(read(path)));
  expect(naming.length).toBeGreaterThan(2);
  expect(naming.filter((path) => !files.includes(path))).toEqual([]);
});
