import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { createPackedStorage } from './packed-storage.ts';

const text = new TextEncoder().encode('The quick brown fox jumps over the lazy dog. '.repeat(20_000));
/** Incompressible bytes, the same on every run. */
const noise = Uint8Array.from(
  Buffer.concat(Array.from({ length: 500 }, (_, index) => createHash('sha256').update(`${index}`).digest())),
);

const packed = { isWriting: true };

describe('packed storage', () => {
  test('compresses text to a twentieth and restores it byte for byte', async () => {
    const inner = createMemoryStorage();
    const storage = createPackedStorage(inner, packed);
    await storage.save('resumes/text', text);
    expect((await inner.load('resumes/text')).length).toBeLessThan(text.length / 20);
    expect(Buffer.from(await storage.load('resumes/text')).equals(text)).toBe(true);
  });

  test('stores data uncompressed if compression does not make it smaller', async () => {
    const inner = createMemoryStorage();
    const storage = createPackedStorage(inner, packed);
    for (const bytes of [noise, new Uint8Array(), Uint8Array.of(1, 2, 3)]) {
      await storage.save('one', bytes);
      expect(Buffer.from(await inner.load('one')).equals(bytes)).toBe(true);
      expect(Buffer.from(await storage.load('one')).equals(bytes)).toBe(true);
    }
  });

  test('reads files saved without compression, and compressed ones after it was turned off', async () => {
    const inner = createMemoryStorage();
    await inner.save('old', text);
    await createPackedStorage(inner, packed).save('new', text);
    const storage = createPackedStorage(inner, { isWriting: false });
    await storage.save('off', text);
    expect(await inner.load('off')).toHaveLength(text.length);
    for (const key of ['old', 'new', 'off'])
      expect(Buffer.from(await storage.load(key)).equals(text), key).toBe(true);
  });

  test.each([true, false])(
    'a file that pretends to be packed is given back as it was sent (packing: %s)',
    async (isWriting) => {
      const inner = createMemoryStorage();
      await createPackedStorage(inner, packed).save('packed', text);
      // Sent by a client that imitates a compressed file.
      const pretending = await inner.load('packed');
      const storage = createPackedStorage(inner, { isWriting });
      await storage.save('pretending', pretending);
      expect(Buffer.from(await storage.load('pretending')).equals(pretending)).toBe(true);
    },
  );

  test('a packed file that was damaged unpacks to no more than it was', async () => {
    const inner = createMemoryStorage();
    const storage = createPackedStorage(inner, packed);
    await storage.save('one', text);
    const stored = await inner.load('one');
    stored[21] = 9;
    await inner.save('one', stored);
    await expect(storage.load('one')).rejects.toThrow();
  });
});
