import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what interrupted requests begun before the time left in the upload folder; returns how many. */
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
