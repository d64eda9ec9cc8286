import * as contracts from '@winnow/contracts';
import { type Described, openApiOf } from '@winnow/contracts';
import { expect, test } from 'vitest';
import { exampleFile, exampleInput, exampleOf } from './example.ts';
import { createReference } from './reference.ts';
import type { Operation, SharedSchemas } from './schema.ts';

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const named = Object.entries<unknown>(contracts).flatMap(([name, value]) =>
  isDescribed(value) ? [{ name, described: value }] : [],
);
const document = openApiOf(
  named.map(({ described }) => described),
  { title: 'Winnow', version: '1', description: 'Of a test.' },
);
const { schemas: shared } = document['components'] as { schemas: SharedSchemas };
const operationOf = ({ path, method }: Described) =>
  (document['paths'] as Record<string, Record<string, Operation>>)[path]?.[method.toLowerCase()] ??
  expect.fail(path);
const reference = createReference(
  named.map(({ described }) => described),
  document,
  '1',
);
const everything = reference.overview({ search: '', forApiKeys: false });
const pageOf = (slug: string) => reference.page(slug) ?? expect.fail(`There is no page ${slug}.`);
const slugs = [...everything.matchAll(/<h2 id="[^"]+"><a href="\/api\/docs\/([\w-]+)">/g)].map(
  ([, slug = '']) => slug,
);

test('every call is listed, and described with an example on the page of its group', () => {
  expect(named.length).toBeGreaterThan(300);
  const links = [
    ...everything.matchAll(/<li><span class="method[^>]+>(\w+)<\/span> <a href="([^"#]+)#([^"]+)">/g),
  ];
  expect(links).toHaveLength(named.length);
  for (const { described } of named) {
    const { operationId } = operationOf(described);
    const link =
      links.find(([, , , id]) => id === operationId) ?? expect.fail(`${operationId} is not listed`);
    const page = pageOf(link[2]?.slice('/api/docs/'.length) ?? '');
    expect(page.split(`<section id="${operationId}"`)).toHaveLength(2);
    expect(page).toContain(`aria-label="Link to ${described.method} /api${described.path}"`);
  }
});

test('what an API key can call has its scope and the method of the client', () => {
  for (const { name, described } of named.filter((each) => each.described.scope !== null)) {
    const found = reference.overview({
      search: `${described.method} /api${described.path}`,
      forApiKeys: true,
    });
    expect(found).toContain(operationOf(described).operationId);
    const [, slug = ''] = /href="\/api\/docs\/([\w-]+)#/.exec(found) ?? [];
    expect(pageOf(slug)).toContain(`await winnow.${name}(`);
    expect(pageOf(slug)).toContain(`API keys: <code>${described.scope}</code>`);
  }
});

test('links inside the reference lead to something', () => {
  const pages = new Map([
    ['', everything],
    ...[...slugs, 'objects'].map((slug) => [slug, pageOf(slug)] as const),
  ]);
  const broken = [...pages.values()].flatMap((page) =>
    [...page.matchAll(/href="\/api\/docs(?:\/([\w-]+))?(?:#([\w-]+))?"/g)]
      .filter(([, slug = '', id]) => !(pages.get(slug) ?? '').includes(id ? ` id="${id}"` : '<h1>'))
      .map(([whole]) => whole),
  );
  expect([...new Set(broken)]).toEqual([]);
});

test('no id is used twice on a page', () => {
  for (const page of [everything, ...[...slugs, 'objects'].map(pageOf)]) {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

test('the pages have no script and ask nobody else, and none is heavy', () => {
  for (const page of [everything, ...[...slugs, 'objects'].map(pageOf)]) {
    expect(page).not.toMatch(/<script|<style|\bon\w+="|(?:src|href)="(?!\/|#)/);
    expect(Buffer.byteLength(page)).toBeLessThan(maxPageBytes);
  }
});

const maxPageBytes = 600_000;

test('a search finds by path, words, scope and method, and says how many', () => {
  const search = (words: string, forApiKeys = false) => reference.overview({ search: words, forApiKeys });
  expect(search('/analysis/analyze')).toContain('1 call for “/analysis/analyze”');
  expect(search('startBatch')).toContain('post-resume-analysis-batches');
  expect(search('runs:write PATCH')).toContain('0 calls');
  expect(search('api-keys', true)).toContain('0 calls');
  expect(search('<script>')).not.toContain('<script>');
});

test.each(named.map(({ name, described }) => [name, described] as const))(
  'the example of %s has the form that the server asks for',
  (_, described) => {
    const { path, query, body } = exampleInput(operationOf(described), shared);
    const given = Object.entries({ ...path, ...query, ...body }).filter(([, value]) => value !== exampleFile);
    const parsed = described.input.safeParse(Object.fromEntries(given));
    expect(parsed.error?.message).toBeUndefined();
    if (!('output' in described)) return;
    const schema =
      operationOf(described).responses['200']?.content?.['application/json']?.schema?.properties?.['data'] ??
      {};
    expect(JSON.stringify(exampleOf(schema, 'data', shared))).not.toBe('null');
  },
);
