import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bornAt, isAlive } from './process-identity.ts';

export type DataFolderLock = { release(): Promise<void> };

/** The holder of the folder's lock. */
export type LockHolder = {
  readonly pid: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly host: string;
  /** Distinguishes a process from a later one with the same id; `null` if the system doesn't report it. */
  readonly born: string | null;
};

export type LockOutcome =
  | { readonly ok: true; readonly lock: DataFolderLock }
  | { readonly ok: false; readonly holder: LockHolder };

/** Milliseconds between the holder's updates of the lock, which show other machines that it is alive. */
const beatMs = 2_000;
/** Milliseconds without an update after which a holder on another machine counts as dead. */
const silentMs = 15_000;
const takeoverMs = 1_000;

/**
 * Locks the folder for this process, or returns the holder. Two processes on one embedded database both seem to work
 * and silently lose each other's writes. The lock of a dead process is taken over.
 */
export async function lockDataFolder(folder: string): Promise<LockOutcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'lock.json');
  const own: LockHolder = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    host: hostname(),
    born: await bornAt(process.pid),
  };
  const draft = join(folder, `lock.${process.pid}.json`);
  await writeFile(draft, JSON.stringify(own));
  try {
    const holder = await claim(path, draft);
    return holder ? { ok: false, holder } : { ok: true, lock: keep(path, own) };
  } finally {
    await rm(draft, { force: true });
  }
}

/** `null` if the lock is now ours, otherwise its running holder. */
async function claim(path: string, draft: string): Promise<LockHolder | null> {
  // `link` is atomic and never overwrites an existing file.
  if (await succeeds(link(draft, path))) return null;
  const holder = await findLivingHolder(path);
  if (holder) return holder;

  // Of all processes that find the lock stale, the one that creates this folder checks again and replaces it.
  const turnstile = `${path}.takeover`;
  const deadline = Date.now() + takeoverMs;
  while (!(await succeeds(mkdir(turnstile)))) {
    if (Date.now() > deadline) await rm(turnstile, { recursive: true, force: true });
    await wait(20);
  }
  try {
    const winner = await findLivingHolder(path);
    if (winner) return winner;
    await rename(draft, path);
    return null;
  } finally {
    await rm(turnstile, { recursive: true, force: true });
  }
}

async function findLivingHolder(path: string): Promise<LockHolder | null> {
  const holder = await readHolder(path);
  if (!holder) return null;
  if (holder.host === hostname()) return (await isAlive(holder.pid, holder.born)) ? holder : null;
  const touched = await stat(path).catch(() => null);
  return touched && Date.now() - touched.mtimeMs < silentMs ? holder : null;
}

async function readHolder(path: string): Promise<LockHolder | null> {
  try {
    const read: Partial<LockHolder> = JSON.parse(await readFile(path, 'utf8'));
    if (typeof read.pid !== 'number') return null;
    const { pid, startedAt = 'an unknown time', host = hostname(), born = null } = read;
    return { pid, startedAt, host, born };
  } catch {
    // Missing, or not a lock of ours: the lock is free.
    return null;
  }
}

function keep(path: string, own: LockHolder): DataFolderLock {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, beatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      const holder = await readHolder(path);
      if (holder?.pid === own.pid && holder.startedAt === own.startedAt) await rm(path, { force: true });
    },
  };
}

async function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
