import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeClient } from './write-client.ts';

test('the generated client matches the contracts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-api-client-'));
  try {
    await writeClient(folder);
    const committed = await readAll(join(import.meta.dirname, '../src/generated'));
    const fresh = await readAll(folder);
    expect([...committed.keys()]).toEqual([...fresh.keys()]);
    const changed = [...fresh].filter(([path, text]) => committed.get(path) !== text).map(([path]) => path);
    expect(changed, 'run: npm run generate --workspace @winnow/api-client').toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Texts by path. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = paths
    .sort()
    .map(async (path) => [path.slice(folder.length), await readFile(path, 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
