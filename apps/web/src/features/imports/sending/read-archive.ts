/** One file of a ZIP archive, where its packed bytes lie. */
export type ArchiveEntry = {
  readonly name: string;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly method: number;
  readonly checksum: number;
  readonly isEncrypted: boolean;
  /** Its header lies here, and its packed bytes behind that. */
  readonly offset: number;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** The end of the directory may have a comment behind it. */
const tailBytes = 65_557;

/**
 * What a ZIP archive says that it holds, by its directory alone: nothing is unpacked here, and the server believes none
 * of it. `null` for what is no archive, is damaged, or is larger than its old format can say.
 */
export async function readArchive(file: Blob): Promise<readonly ArchiveEntry[] | null> {
  const tail = new DataView(await file.slice(Math.max(0, file.size - tailBytes)).arrayBuffer());
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return null;
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const declared = tail.getUint32(end + 16, true);
  if (count === 0xffff || declared === 0xffffffff) return null;
  const start = file.size - (tail.byteLength - end) - size;
  // Data before the archive shifts all its offsets.
  const shift = start - declared;
  if (start < 0 || shift < 0) return null;
  const directory = new DataView(await file.slice(start, start + size).arrayBuffer());
  const entries: ArchiveEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== entryMark) return null;
    const nameBytes = directory.getUint16(at + 28, true);
    if (at + 46 + nameBytes > directory.byteLength) return null;
    const flags = directory.getUint16(at + 8, true);
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameBytes));
    entries.push({
      name,
      packedBytes: directory.getUint32(at + 20, true),
      bytes: directory.getUint32(at + 24, true),
      method: directory.getUint16(at + 10, true),
      checksum: directory.getUint32(at + 16, true),
      isEncrypted: (flags & 1) === 1,
      offset: directory.getUint32(at + 42, true) + shift,
    });
    at += 46 + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** The packed bytes of an entry; `null` where the archive is damaged there. */
export async function packedBytesOf(
  file: Blob,
  { offset, packedBytes }: Pick<ArchiveEntry, 'offset' | 'packedBytes'>,
): Promise<Blob | null> {
  const header = new DataView(await file.slice(offset, offset + 30).arrayBuffer());
  if (header.byteLength < 30) return null;
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  return start + packedBytes > file.size ? null : file.slice(start, start + packedBytes);
}
