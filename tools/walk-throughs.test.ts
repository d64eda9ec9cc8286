import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { webhookEventTypes } from '@winnow/contracts';
import { locales } from '@winnow/locales';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Code of all parts by path, without tests and generated files. */
const sources = new Map(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\/testing\/|\/generated\/|\.test\.tsx?$/.test(path))
    .toSorted()
    .map((path) => [path, read(path)]),
);

/** Sources below a folder whose text matches. */
const naming = (pattern: RegExp, below = ''): string[] =>
  [...sources].flatMap(([path, text]) => (path.startsWith(below) && pattern.test(text) ? [path] : []));

/** The first table below a heading of a page. */
function tableOf(title: string, page = 'docs/changes.md'): string {
  const [, section = ''] = read(page).split(`## ${title}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  return table;
}

/** The files named in a table of the page on changes, below a heading. */
const filesOf = (title: string): string[] =>
  [...tableOf(title).matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);

test('a route and a screen take nine files, as in existing features', () => {
  const files = filesOf('A route and a screen');
  expect(files).toHaveLength(9);
  const [contract, routes, ...web] = files;
  // Nouns that have all parts in the places that the table names.
  const exampleOf = (path: string) => path.replaceAll('<noun>', path.includes('/web/') ? 'compare' : 'audit');
  for (const path of web) expect(existsSync(join(root, exampleOf(path))), path).toBe(true);
  expect(read(exampleOf(routes ?? ''))).toContain("from '@winnow/contracts'");
  expect(read(exampleOf(contract ?? ''))).toContain('endpoint({');
});

test('routes and screens are named only by their feature, and features by one list', () => {
  const importersOf = (name: string) => naming(new RegExp(`/${name.replaceAll('.', '\\.')}'`), 'apps/');
  expect(importersOf('audit-routes.ts')).toEqual(['apps/server/src/features/audit/index.ts']);
  expect(importersOf('audit/index.ts')).toEqual(['apps/server/src/features/index.ts']);
  expect(importersOf('compare-page.tsx')).toEqual(['apps/web/src/features/compare/screens.ts']);
  expect(importersOf('features/compare/screens.ts')).toEqual(['apps/web/src/app/screens.ts']);
});

test('a storage back end takes six files, and no other file names one', () => {
  const files = filesOf('A storage back end');
  expect(files).toHaveLength(6);
  for (const path of files) expect(existsSync(join(root, path)), path).toBe(true);
  const ofBucket = naming(/\bS3_[A-Z]|BucketStorage|BucketConfig|'bucket'/, 'apps/server/');
  expect(ofBucket.length).toBeGreaterThan(2);
  expect(ofBucket.filter((path) => !files.includes(path))).toEqual([]);
  // Every kind except the folder, whose name is an ordinary word.
  const kinds = [...read('apps/server/src/config/storage-config.ts').matchAll(/readonly kind: '(\w+)'/g)]
    .map(([, kind = '']) => kind)
    .filter((kind) => kind !== 'folder');
  expect(kinds).toContain('bucket');
  for (const kind of kinds) {
    const choosing = naming(new RegExp(`(?:case|kind:) '${kind}'`), 'apps/server/');
    expect(choosing, kind).toEqual([
      'apps/server/src/adapters/choose-storage.ts',
      'apps/server/src/config/storage-config.ts',
    ]);
  }
});

test('a resume language takes a folder, a line in the list and the output of a command', () => {
  expect(tableOf('Add a resume language', 'docs/engine/languages.md').match(/^\| `/gm)).toHaveLength(3);
  for (const { tag } of locales) {
    const importing = naming(new RegExp(`/${tag}/index\\.ts'`), 'packages/locales/');
    // English is also the language that texts are translated into, and exported for that.
    const lists = tag === 'en' ? ['index.ts', 'locales.ts'] : ['locales.ts'];
    expect(importing, tag).toEqual(lists.map((name) => `packages/locales/src/${name}`));
  }
});

test('a rule for adverts takes one place', () => {
  const [file = ''] = filesOf('A rule for adverts');
  const [, name = ''] = /name: '([^']{10,})'/.exec(read(file)) ?? [];
  expect(naming(new RegExp(`'${name}'`))).toEqual([file]);
});

test('a webhook event is in the contract, in each language and in the docs', () => {
  const files = filesOf('A webhook event');
  expect(files).toHaveLength(8);
  const written = files.filter((path) => !path.includes('<noun>'));
  for (const type of webhookEventTypes) {
    for (const path of written)
      expect(read(path), `${type} in ${path}`).toMatch(new RegExp(`['\`]${type}['\`]`));
    const senders = naming(new RegExp(`['\`]${type}['\`]`), 'apps/server/');
    expect(senders.length, `${type} is sent`).toBeGreaterThan(0);
  }
});

test('a task is named only by its feature', () => {
  expect(filesOf('A task')).toHaveLength(3);
  expect(naming(/\bclearLimits\b|'clear-limits'/)).toEqual([
    'apps/server/src/features/limits/limit-task-values.ts',
    'apps/server/src/features/limits/limit-tasks.ts',
  ]);
});
