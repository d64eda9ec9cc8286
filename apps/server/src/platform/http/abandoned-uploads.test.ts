import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { rememberingLog } from '../../testing/quiet-log.ts';
import { systemClock } from '../clock/clock.ts';
import { clearUploads } from './abandoned-uploads.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a process clears its own folder at start and every hour, except for uploads in progress', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const folder = await mkdtemp(join(tmpdir(), 'winnow-uploads-'));
  const leave = async (name: string, at: Date) => {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), at, at);
  };
  await leave('of a crash', new Date(0));
  await leave('under way', new Date());
  const { log, lines } = rememberingLog();
  const stop = clearUploads(folder, systemClock, log);
  await expect.poll(() => readdir(folder)).toEqual(['under way']);
  await leave('of a later crash', new Date(0));
  vi.advanceTimersByTime(60 * 60_000);
  await expect.poll(() => readdir(folder)).toEqual(['under way']);
  stop();
  expect(lines).toEqual([]);
  await rm(folder, { recursive: true });
});
