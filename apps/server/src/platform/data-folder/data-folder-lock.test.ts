import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LockOutcome, lockDataFolder } from './data-folder-lock.ts';
import { bornAt } from './process-identity.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-lock-test-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function lockOf(outcome: LockOutcome) {
  if (!outcome.ok) throw new Error(`held by ${outcome.holder.pid}`);
  return outcome.lock;
}

test('a locked folder is refused, naming the process that holds it', async () => {
  const lock = lockOf(await lockDataFolder(folder));
  const second = await lockDataFolder(folder);
  expect(second).toMatchObject({ ok: false, holder: { pid: process.pid } });
  await lock.release();
});

test('a released folder can be locked again, and no lock file remains', async () => {
  await lockOf(await lockDataFolder(folder)).release();
  expect(await readdir(folder)).toEqual([]);
  await lockOf(await lockDataFolder(folder)).release();
});

test('the lock of a dead process is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  await writeLock({ pid, startedAt: 'earlier', born: null });
  const lock = lockOf(await lockDataFolder(folder));
  expect(JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  await lock.release();
});

if (process.platform === 'linux') {
  test('a later process with the same id is not the holder', async () => {
    const born = (await bornAt(process.pid)) ?? '';
    await writeLock({ pid: process.pid, startedAt: 'before the boot', born: `${born}9` });
    await lockOf(await lockDataFolder(folder)).release();
  });
}

test('an unreadable lock counts as stale', async () => {
  await writeFile(join(folder, 'lock.json'), '{"pid"');
  await lockOf(await lockDataFolder(folder)).release();
});

test('a lock of another machine is respected while that machine refreshes it', async () => {
  await writeLock({ pid: 1, startedAt: 'now', born: 'elsewhere', host: 'another-machine' });
  expect(await lockDataFolder(folder)).toMatchObject({ ok: false, holder: { host: 'another-machine' } });
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(join(folder, 'lock.json'), longAgo, longAgo);
  await lockOf(await lockDataFolder(folder)).release();
});

test('if many processes find a stale lock at once, exactly one takes it', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  await writeLock({ pid, startedAt: 'earlier', born: null });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  for (const outcome of outcomes) if (outcome.ok) await outcome.lock.release();
});

async function writeLock(holder: object): Promise<void> {
  await writeFile(join(folder, 'lock.json'), JSON.stringify(holder));
}
