import { expect, test } from 'vitest';
import { findMissingFiles } from './find-missing-files.ts';
import { createMemoryStorage } from './memory-storage.ts';

test('a row without a file is found, unless row and file are deleted in the meantime', async () => {
  const storage = createMemoryStorage();
  for (const key of ['kept', 'going']) await storage.save(key, Uint8Array.of(1));
  const rows = new Set(['kept', 'lost', 'going']);
  const has = async (key: string) => {
    if (key === 'going') {
      rows.delete(key);
      await storage.remove(key);
    }
    return storage.has(key);
  };
  const found = await findMissingFiles({ has }, async () => [...rows], String);
  expect(found).toEqual({ count: 3, missing: ['lost'] });
});
