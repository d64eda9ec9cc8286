import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.ts';

export type ZipFailure = 'corrupt' | 'encrypted' | 'too-large';

/** Thrown inside the readers of zipped formats; their entry functions turn it into a refusal. */
export class ZipError extends Error {
  readonly reason: ZipFailure;
  constructor(reason: ZipFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** The entries of an archive by name. Nothing is written to disk, so names are never used as paths. */
export type ZipArchive = {
  readonly names: ReadonlySet<string>;
  /** Unpacks one entry; `null` if no entry has this name. Throws `ZipError`. */
  read(name: string): Uint8Array | null;
};

type Entry = {
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
};

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const largestComment = 65_535;
const stored = 0;
const deflated = 8;

type ZipOptions = {
  /** Whether an encrypted entry makes the whole archive unreadable, or only fails when it is read. */
  readonly passwords?: 'refuse-all' | 'refuse-entry';
};

/**
 * Opens a zip archive by its directory. Refuses (with `ZipError`) too many entries, passwords, and two entries with one
 * name, since programs differ in which of the two they show. Declared sizes are not trusted: unpacking stops when the
 * actual output reaches the limits.
 */
export function openZip(bytes: Uint8Array, { passwords = 'refuse-all' }: ZipOptions = {}): ZipArchive {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(content);
  if (passwords === 'refuse-all' && [...entries.values()].some(({ isEncrypted }) => isEncrypted))
    throw new ZipError('encrypted');
  let unpackedBytes = 0;
  return {
    names: new Set(entries.keys()),
    read(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      if (entry.isEncrypted) throw new ZipError('encrypted');
      const unpacked = unpack(content, entry, limits.zip.totalBytes - unpackedBytes);
      unpackedBytes += unpacked.length;
      return unpacked;
    },
  };
}

function readDirectory(content: Buffer): Map<string, Entry> {
  const end = findEndOfDirectory(content);
  const count = content.readUInt16LE(end + 10);
  const size = content.readUInt32LE(end + 12);
  if (count > limits.zip.entries) throw new ZipError('too-large');
  // If data was prepended to the archive, all offsets are off by its length.
  const start = end - size;
  const shift = start - content.readUInt32LE(end + 16);
  if (start < 0 || shift < 0) throw new ZipError('corrupt');

  const entries = new Map<string, Entry>();
  let position = start;
  for (let index = 0; index < count; index += 1) {
    if (position + 46 > end || content.readUInt32LE(position) !== directoryEntry)
      throw new ZipError('corrupt');
    const nameEnd = position + 46 + content.readUInt16LE(position + 28);
    const name = content.toString('utf8', position + 46, nameEnd);
    if (entries.has(name)) throw new ZipError('corrupt');
    entries.set(name, {
      isEncrypted: (content.readUInt16LE(position + 8) & 1) === 1,
      method: content.readUInt16LE(position + 10),
      packedSize: content.readUInt32LE(position + 20),
      offset: content.readUInt32LE(position + 42) + shift,
    });
    position = nameEnd + content.readUInt16LE(position + 30) + content.readUInt16LE(position + 32);
  }
  return entries;
}

function findEndOfDirectory(content: Buffer): number {
  const lowest = Math.max(0, content.length - 22 - largestComment);
  for (let position = content.length - 22; position >= lowest; position -= 1) {
    if (content.readUInt32LE(position) === endOfDirectory) return position;
  }
  throw new ZipError('corrupt');
}

function unpack(content: Buffer, entry: Entry, room: number): Uint8Array {
  const { offset, packedSize, method } = entry;
  if (offset + 30 > content.length || content.readUInt32LE(offset) !== localEntry)
    throw new ZipError('corrupt');
  const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28);
  if (start + packedSize > content.length) throw new ZipError('corrupt');
  const packed = content.subarray(start, start + packedSize);
  const { entryBytes, ratio, ratioAfterBytes } = limits.zip;
  const allowed = Math.min(room, entryBytes, Math.max(ratioAfterBytes, packedSize * ratio));
  if (method === stored) {
    if (packedSize > allowed) throw new ZipError('too-large');
    return packed;
  }
  if (method !== deflated || allowed <= 0) throw new ZipError(allowed <= 0 ? 'too-large' : 'corrupt');
  try {
    return inflateRawSync(packed, { maxOutputLength: allowed });
  } catch (error) {
    throw new ZipError(isOverflow(error) ? 'too-large' : 'corrupt');
  }
}

function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
