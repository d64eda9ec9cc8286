import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const headerBytes = 12;
const entryBytes = 16;

/**
 * The font inside a WOFF file. The PDF library reads WOFF itself, but unpacks the tables again for every text, which
 * takes seconds with a font of all scripts.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(headerBytes + count * entryBytes);
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);

  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woffHeaderBytes + index * woffEntryBytes;
    const packedBytes = woff.readUInt32BE(entry + 8);
    const bytes = woff.readUInt32BE(entry + 12);
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + packedBytes);
    const table = packedBytes < bytes ? inflateSync(packed) : packed;
    const at = headerBytes + index * entryBytes;
    woff.copy(directory, at, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes, at + 12);
    // Tables begin at multiples of four.
    tables.push(table, Buffer.alloc((4 - (bytes % 4)) % 4));
    offset += bytes + ((4 - (bytes % 4)) % 4);
  }
  return Buffer.concat([directory, ...tables]);
}
