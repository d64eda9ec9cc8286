import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runToEnd } from './testing/spawn-server.ts';

test('what is stored is examined from the command line, law by law', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-doctor-'));
  const { code, output } = await runToEnd({ DATA_DIR: folder }, ['--examine']);
  expect(output).toMatch(/^ok {4}audit-whole +\d+ {2}Every entry/m);
  expect(output).toContain('Everything adds up.');
  expect(code).toBe(0);
  await rm(folder, { recursive: true, force: true });
});
