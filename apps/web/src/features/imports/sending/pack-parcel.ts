/** What a parcel holds: bytes as they are, or packed as they lay in another archive. */
export type ParcelPart = {
  readonly name: string;
  readonly packed: Blob;
  readonly bytes: number;
  readonly method: number;
  readonly checksum: number;
};

/** A ZIP archive of these parts. None of them is read: the browser passes on what lies on the disk. */
export function packParcel(parts: readonly ParcelPart[]): Blob {
  const chunks: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name);
    const facts = factsOf(part, name.length);
    const local = joined([[0x50, 0x4b, 3, 4], facts, name]);
    chunks.push(local, part.packed);
    const rest = new Uint8Array(14);
    new DataView(rest.buffer).setUint32(10, offset, true);
    directory.push(joined([[0x50, 0x4b, 1, 2, 20, 0], facts, rest, name]));
    offset += local.length + part.packed.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, parts.length, true);
  end.setUint16(10, parts.length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, offset, true);
  return new Blob([...chunks, ...directory, end.buffer]);
}

/** Fields that both headers of an entry share. */
function factsOf({ packed, bytes, method, checksum }: ParcelPart, nameBytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(26));
  view.setUint16(0, 20, true);
  view.setUint16(4, method, true);
  view.setUint32(10, checksum, true);
  view.setUint32(14, packed.size, true);
  view.setUint32(18, bytes, true);
  view.setUint16(22, nameBytes, true);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
