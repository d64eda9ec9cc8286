import { mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockBytes, paddingOf, readTarHeader } from './tar-format.ts';

/**
 * Unpacks an archive into a folder while it is streamed.
 * @throws Error if it is truncated or wasn't written here
 */
export async function unpackArchive(chunks: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const blocks = createReader(chunks);
  for (;;) {
    const entry = readTarHeader(await blocks.take(blockBytes));
    if (!entry) break;
    const place = join(folder, entry.path);
    await mkdir(entry.kind === 'folder' ? place : dirname(place), { recursive: true, mode: 0o700 });
    if (entry.kind === 'folder') continue;
    const file = await open(place, 'wx', 0o600);
    try {
      for await (const piece of blocks.pieces(entry.bytes)) await file.write(piece);
    } finally {
      await file.close();
    }
    await utimes(place, entry.modifiedAt, entry.modifiedAt);
    await blocks.take(paddingOf(entry.bytes));
  }
  // Reads to the end: only then the whole stream is authenticated.
  await blocks.drain();
}

function createReader(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  /** Between one and `count` bytes. */
  async function some(count: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const next = await source.next();
      if (next.done) throw new Error('The archive is cut off.');
      rest = next.value;
    }
    const piece = rest.subarray(0, count);
    rest = rest.subarray(piece.length);
    return piece;
  }

  async function* pieces(bytes: number): AsyncGenerator<Uint8Array> {
    for (let left = bytes; left > 0; ) {
      const piece = await some(left);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    pieces,
    async take(bytes: number): Promise<Buffer> {
      const taken: Uint8Array[] = [];
      for await (const piece of pieces(bytes)) taken.push(piece);
      return Buffer.concat(taken);
    },
    async drain(): Promise<void> {
      while (!(await source.next()).done);
    },
  };
}
