import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Storage } from './storage.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** First bytes of a compressed file. A file that happens to begin this way is always compressed. */
const mark = Buffer.from('8e5d1c70f2a94b16a3c8e07b954df61a', 'hex');
/** Follows the marker: the uncompressed size, as 48 bits. */
const lengthBytes = 6;
const headBytes = mark.length + lengthBytes;
/** Maximum uncompressed size; larger than any file we store. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Files that compression barely shrinks are stored uncompressed, which is cheaper to read. */
const worthwhileShare = 0.9;

/**
 * Compresses files where that makes them smaller, such as text; transparent to callers. Uncompressed files are read
 * unchanged.
 * @param isWriting whether saved files are compressed; compressed files are always readable
 */
export function createPackedStorage(storage: Storage, { isWriting }: { isWriting: boolean }): Storage {
  return {
    ...storage,
    // Content that looks compressed is always compressed, or reading would decompress untrusted data.
    save: async (key, bytes) => storage.save(key, isWriting || isPacked(bytes) ? await pack(bytes) : bytes),
    load: async (key) => unpack(await storage.load(key)),
  };
}

async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await compress(bytes);
  const isSmaller = headBytes + packed.length < bytes.length * worthwhileShare;
  if (!isSmaller && !isPacked(bytes)) return bytes;
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntBE(bytes.length, 0, lengthBytes);
  return Buffer.concat([mark, length, packed]);
}

async function unpack(stored: Uint8Array): Promise<Uint8Array> {
  if (!isPacked(stored)) return stored;
  const view = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const length = view.readUIntBE(mark.length, lengthBytes);
  // Never more than the stored size, even if the file was changed.
  const maxOutputLength = Math.max(1, Math.min(length, maxUnpackedBytes));
  return decompress(view.subarray(headBytes), { maxOutputLength });
}

function isPacked(stored: Uint8Array): boolean {
  return stored.length > headBytes && mark.equals(stored.subarray(0, mark.length));
}
