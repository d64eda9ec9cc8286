import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Flags, flagsFor, measures, readSwitchedOff, serverEnvironment } from './measures.js';

const run = promisify(execFile);

test.each<keyof Flags>(['command', 'reading', 'server', 'scoring', 'afterScoring'])(
  'this Node knows every flag of %s',
  async (kind) => {
    const flags = flagsFor(kind, {});
    expect(flags.length).toBeGreaterThan(0);
    const { stdout } = await run(process.execPath, [...flags, '-p', 'process.execArgv.length']);
    expect(Number(stdout)).toBeGreaterThanOrEqual(flags.length);
  },
);

test("the flags reset after scoring are V8's own defaults", async () => {
  const { stdout } = await run(process.execPath, ['--v8-options']);
  for (const flag of flagsFor('afterScoring', {})) expect(stdout).toContain(`default: ${flag}\n`);
});

test('a flag set while the command scores is reset afterwards', () => {
  const names = (kind: 'scoring' | 'afterScoring') =>
    flagsFor(kind, {}).map((flag) => flag.replace(/^--(?:no-)?/, '').replace(/=.*/, ''));
  expect(names('afterScoring')).toEqual(names('scoring'));
});

test('a disabled measure omits its flags, for every kind of process', () => {
  const without = { WINNOW_WITHOUT: 'late-compiling, one-thread' };
  expect(flagsFor('command', without)).not.toContain('--single-threaded');
  expect(flagsFor('reading', without)).not.toContain('--single-threaded');
  expect(flagsFor('scoring', without)).toEqual(['--no-regexp-tier-up']);
  expect(flagsFor('afterScoring', without)).toEqual(['--regexp-tier-up']);
});

test('all measures can be disabled at once, and a misspelled name is an error that lists them', () => {
  expect(flagsFor('server', { WINNOW_WITHOUT: 'all' })).toEqual([]);
  expect(serverEnvironment('/code', { WINNOW_WITHOUT: 'all' })).toEqual({});
  expect(() => readSwitchedOff({ WINNOW_WITHOUT: 'one-tread' })).toThrow(
    /one-tread.*one-thread, young-space/,
  );
});

test('the server keeps values already set in its environment', () => {
  const environment = serverEnvironment('/code', { MALLOC_ARENA_MAX: '8' });
  expect(environment).toEqual({ MALLOC_TRIM_THRESHOLD_: '131072', NODE_COMPILE_CACHE: '/code' });
});

test('the README has a paragraph on every measure', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const headings = [...readme.matchAll(/^### `([\w-]+)`$/gm)].map(([, name = '']) => name);
  expect(headings).toEqual(Object.keys(measures));
});
