import { mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockBytes, paddingOf, readTarHeader } from './tar-format.ts';

/**
 * Unpacks an archive into a folder as it comes, a piece at a time.
 * @throws Error where it is cut off or none of ours
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
  // To its end: only then it is known that nothing was changed or left out.
  await blocks.drain();
}

function createReader(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  /** At most so many bytes, at least one. */
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
