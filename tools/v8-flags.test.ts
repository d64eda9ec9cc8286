import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const home = 'packages/tuning/';

/** A name that other programs use too. */
const shared = new Set(['help']);
/** Other ways to tune V8. */
const otherWays =
  /setFlagsFromString|enableCompileCache|getCompileCacheDir|NODE_COMPILE_CACHE|startupSnapshot|\bglobalThis\.gc\b/;

let flags = new Set<string>();

beforeAll(() => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const names = [...options.matchAll(/^ {2}--([a-z][\w-]+) \(/gm)].map(([, name = '']) => name);
  flags = new Set(names.filter((name) => !shared.has(name)));
});

test('only the tuning package tunes V8', () => {
  expect(flags.size).toBeGreaterThan(500);
  const files = globSync(
    ['{apps,packages,tools,e2e}/**/*.{ts,tsx,js,mjs,json}', '*.{ts,json}', '.npmrc', '.env.example'],
    {
      cwd: root,
      exclude: (path) => /(?:^|\/)(?:node_modules|dist|generated|samples|cases)(?:\/|$)/.test(path),
    },
  ).filter((file) => !file.startsWith(home) && file !== 'tools/v8-flags.test.ts');
  expect(files.length).toBeGreaterThan(1000);
  const offenders = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (tunes(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(offenders).toEqual([]);
});

test('a flag is found with a value, with a "no" prefix and with underscores', () => {
  expect(tunes("'--max-semi-space-size=32',")).toBe(true);
  expect(tunes('node --no-incremental-marking main.ts')).toBe(true);
  expect(tunes('node --expose_gc main.ts')).toBe(true);
  expect(tunes("NODE_COMPILE_CACHE: '/tmp'")).toBe(true);
  expect(tunes('node --permission --allow-fs-read=/ main.ts --help')).toBe(false);
});

function tunes(line: string): boolean {
  if (otherWays.test(line)) return true;
  return [...line.matchAll(/(?<![\w-])--([a-z][\w-]+)/g)].some(([, name = '']) => {
    const flag = name.replaceAll('_', '-');
    return flags.has(flag) || flags.has(flag.replace(/^no-/, ''));
  });
}
