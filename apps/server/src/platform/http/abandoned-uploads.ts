import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

/** Milliseconds; longer than any request, so an upload of this age was interrupted. */
export const abandonedAfterMs = 10 * 60_000;
const pollIntervalMs = 60 * 60_000;

/**
 * Clears the upload folder of this process now and every hour; other processes have their own. Returns a function that
 * stops it.
 */
export function clearUploads(folder: string, clock: Clock, log: Pick<Log, 'warn'>): () => void {
  async function clear(): Promise<void> {
    const before = new Date(clock.now().getTime() - abandonedAfterMs);
    await removeUploadsBefore(folder, before).catch((error: unknown) =>
      log.warn(describeError(error), 'the upload folder could not be cleared'),
    );
  }
  void clear();
  const timer = setInterval(() => void clear(), pollIntervalMs).unref();
  return () => clearInterval(timer);
}

/** Removes uploads of interrupted requests from before the time; returns how many. */
export async function removeUploadsBefore(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const removed = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (!found || found.mtimeMs >= before.getTime()) return 0;
      await rm(path, { recursive: true, force: true });
      return 1;
    }),
  );
  return removed.filter((count) => count === 1).length;
}
