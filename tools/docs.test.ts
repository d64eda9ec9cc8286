import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { defaultOf, settingNames } from '../apps/server/src/config/config.ts';
import { conformanceEnvironment } from '../apps/server/src/config/identity-conformance-config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|data|test-results|\.cache)$/.test(name),
  });

const pages = ['README.md', 'AGENTS.md', ...filesOf('{docs,apps,packages,samples,tools,e2e}/**/*.md')].sort();
const sources = filesOf('{apps,packages,tools,e2e,samples,docs}/**/*.*');

/** Without code blocks, which may contain anything. */
const proseOf = (markdown: string) => markdown.replace(/^```[^\n]*\n[\s\S]*?^```$/gm, '');
/** Text between backticks in a line. */
const namedIn = (page: string) =>
  [...proseOf(read(page)).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
/** Pages that describe the current state; research and decisions describe the past. */
const isOfToday = (page: string) => !/^docs\/(research|decisions)\//.test(page);

describe('links', () => {
  test.each(pages)('%s links to existing pages and headings', (page) => {
    const broken = [...proseOf(read(page)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?:|mailto:)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? page : relative(root, resolve(root, dirname(page), path));
        if (!existsSync(join(root, file))) return true;
        return anchor !== undefined && !(file.endsWith('.md') && anchorsOf(read(file)).has(anchor));
      });
    expect(broken).toEqual([]);
  });

  test('every page of the docs is reachable from the README', () => {
    const reached = new Set<string>();
    const follow = (page: string): void => {
      if (reached.has(page) || !existsSync(join(root, page))) return;
      reached.add(page);
      if (!page.endsWith('.md')) {
        for (const inside of pages.filter((each) => dirname(each) === page)) follow(inside);
        return;
      }
      for (const [, target = ''] of read(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)) {
        if (!/^https?:/.test(target)) follow(relative(root, resolve(root, dirname(page), target)));
      }
    };
    follow('README.md');
    // Decisions and research have many pages: their folders are linked, and each has a list.
    const listed = (page: string) => page.startsWith('docs/') && isOfToday(page);
    expect(pages.filter((page) => listed(page) && !reached.has(page))).toEqual([]);
  });
});

test.each(pages.filter(isOfToday))('%s is short enough to read', (page) => {
  expect(proseOf(read(page)).split(/\s+/).length).toBeLessThan(1_250);
});

describe('settings', () => {
  const settingsPages = () =>
    ['docs/operating/settings.md', 'docs/operating/sign-in-settings.md'].map(read).join('\n');
  const ofSettingsPages = () =>
    [...settingsPages().matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );

  test('the tables of settings list each setting exactly once', () => {
    expect(ofSettingsPages().sort()).toEqual([...settingNames].sort());
  });

  test('the defaults in the table match the code', () => {
    const asWritten = (value: unknown) => (value === true ? 'on' : value === false ? 'off' : String(value));
    const rows = [...settingsPages().matchAll(/^\| (`[^|]+`) \| ([^|]+) \|/gm)];
    const compared = rows.flatMap(([, names = '', defaults = '']) => {
      const inTicks = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
      const [settings, values] = [inTicks(names), inTicks(defaults)];
      // Some defaults are stated in words, or with a condition.
      if (values.length !== settings.length || /[a-z]{3}/.test(defaults.replace(/`[^`]+`/g, ''))) return [];
      return settings.map((name, index) => [name, values[index], asWritten(defaultOf(name))] as const);
    });
    expect(compared.length).toBeGreaterThan(30);
    // The file in the data folder is described in ordinary words.
    const wrong = compared.filter(([name, said, is]) => said !== is && name !== 'IDENTITY_KEYS_FILE');
    expect(wrong).toEqual([]);
  });

  // Variables set elsewhere: for tests, by operating systems and by other programs.
  const elsewhere = new Set([
    ...[
      'NODE_ENV',
      'TEST_DATABASE_URL',
      'TEST_S3_URL',
      'PROPERTY_SEED',
      'API_URL',
      'E2E_PORT',
      'VERDICT_ROWS',
    ],
    // Variables of compose.yaml.
    ...['POSTGRES_PASSWORD', 'S3_SECRET'],
    ...['MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'IDENTITY_FOLDER', 'WINNOW_WITHOUT'],
  ]);
  test.each(pages.filter(isOfToday))('%s names only existing settings', (page) => {
    const known = new Set([...settingNames, ...Object.keys(conformanceEnvironment), ...elsewhere]);
    const unknown = namedIn(page)
      .flatMap((name) => /^([A-Z][A-Z0-9]*(?:_[A-Z0-9_]+)+)(?:=|$)/.exec(name)?.[1] ?? [])
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });
});

test.each(pages.filter(isOfToday))('the files that %s names exist', (page) => {
  const missing = namedIn(page)
    .filter((name) => /^[\w.@-]+(\/[\w.@-]+)*\/?$/.test(name))
    .filter(
      (name) =>
        /^(apps|packages|tools|e2e|samples|docs)\//.test(name) || /^[\w/-]+\.(test\.)?tsx?$/.test(name),
    )
    .filter((name) => {
      const path = name.replace(/\/$/, '');
      return (
        !existsSync(join(root, path)) && !sources.some((file) => file === path || file.endsWith(`/${path}`))
      );
    });
  expect(missing).toEqual([]);
});

// The identity service has its own paths, below /auth/v1.
const namesOurAddresses = (page: string) => isOfToday(page) && !page.startsWith('docs/identity/');
test.each(pages.filter(namesOurAddresses))('the addresses named in %s exist', (page) => {
  const pathsIn = (file: string) =>
    [...read(file).matchAll(/path: '(\/[^']*)'/g)].map(([, path = '']) => path);
  const endpoints = filesOf('packages/contracts/src/*.ts').flatMap(pathsIn);
  const screens = ['apps/web/src/app/screens.ts', ...filesOf('apps/web/src/features/*/screens.ts')]
    .flatMap(pathsIn)
    .filter((path) => path !== '/');
  const others = ['/api/consent/{token}', '/api/docs', '/api/openapi.json', '/dev/outbox'];
  const known = [...endpoints, ...endpoints.map((path) => `/api${path}`), ...screens, ...others].map(
    (path) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}|:\w+/g, '[^/]+')}$`),
  );
  const isOurs = (path: string) =>
    path.startsWith('/api/') || [...endpoints, ...screens].some((each) => path.startsWith(`${each}/`));
  const unknown = namedIn(page)
    .map((name) => /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/[\w/{}:.-]+)(?:[?#].*)?$/.exec(name)?.[1] ?? '')
    .filter((path) => isOurs(path) && !known.some((each) => each.test(path)));
  expect(unknown).toEqual([]);
});

describe('form', () => {
  const pagesOfDocs = pages.filter((page) => page.startsWith('docs/') && !page.startsWith('docs/research/'));

  test.each(pagesOfDocs)('%s is short enough to read', (page) => {
    // Tables are for reference and do not count.
    const words = proseOf(read(page))
      .replace(/^\|.*$/gm, '')
      .split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(1_200);
  });

  test.each(pagesOfDocs)('the paragraphs of %s have at most six lines', (page) => {
    // About twenty words per line, the width of a docs page on a screen.
    const long = proseOf(read(page))
      .replace(/^(?:\||<!--).*$/gm, '')
      .split(/\n\s*\n/)
      .flatMap((block) => (/^\s*[-*\d]/.test(block) ? block.split(/\n(?=\s*(?:[-*]|\d+\.) )/) : [block]))
      .filter((paragraph) => !/^\s*[|#>]/.test(paragraph))
      .filter((paragraph) => paragraph.split(/\s+/).length > 120)
      .map((paragraph) => `${paragraph.slice(0, 60)}…`);
    expect(long).toEqual([]);
  });
});

/** Anchors as GitHub derives them from headings. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading = ''] of proseOf(markdown).matchAll(/^#{1,6} (.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = plain
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return anchors;
}
