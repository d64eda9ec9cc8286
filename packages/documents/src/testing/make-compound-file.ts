const sectorBytes = 512;
const smallSectorBytes = 64;
const largestSmall = 4096;
const sectorsInHeader = 109;
const endOfChain = 0xffff_fffe;
const free = 0xffff_ffff;
const tableSector = 0xffff_fffd;

/** An OLE compound file, [MS-CFB], with the given streams in its root. */
export function makeCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const sectors: Uint8Array[] = [];
  const table: number[] = [];
  /** Appends the sectors of a stream and returns the first sector. */
  const append = (content: Uint8Array): number => {
    if (content.length === 0) return endOfChain;
    const first = sectors.length;
    const count = Math.ceil(content.length / sectorBytes);
    for (let index = 0; index < count; index += 1) {
      const sector = new Uint8Array(sectorBytes);
      sector.set(content.subarray(index * sectorBytes, (index + 1) * sectorBytes));
      sectors.push(sector);
      table.push(index === count - 1 ? endOfChain : first + index + 1);
    }
    return first;
  };

  const small: number[] = [];
  const smallTable: number[] = [];
  const appendSmall = (content: Uint8Array): number => {
    const first = smallTable.length;
    const count = Math.ceil(content.length / smallSectorBytes);
    small.push(...content, ...new Uint8Array(count * smallSectorBytes - content.length));
    for (let index = 0; index < count; index += 1) {
      smallTable.push(index === count - 1 ? endOfChain : first + index + 1);
    }
    return count === 0 ? endOfChain : first;
  };

  const entries = Object.entries(streams).map(([name, content]) => ({
    name,
    start: content.length < largestSmall ? appendSmall(content) : append(content),
    size: content.length,
  }));
  const smallStart = append(Uint8Array.from(small));
  const smallTableStart = append(fourBytesEach(smallTable));
  const directory = [
    entry({ name: 'Root Entry', type: 5, right: free, child: 1, start: smallStart, size: small.length }),
    ...entries.map((stream, index) =>
      entry({ ...stream, type: 2, right: index === entries.length - 1 ? free : index + 2, child: free }),
    ),
  ];
  const directoryStart = append(Uint8Array.from(directory.flatMap((bytes) => [...bytes])));
  // The table must include its own sectors, and the sectors that list more of them than the header can.
  const perSector = sectorBytes / 4;
  const tableSectors = Math.ceil((sectors.length + 16) / (perSector - 2));
  const moreSectors = Math.ceil(Math.max(0, tableSectors - sectorsInHeader) / (perSector - 1));
  const tableStart = sectors.length;
  const moreStart = tableStart + tableSectors;
  for (let index = 0; index < tableSectors + moreSectors; index += 1) table.push(tableSector);
  while (table.length < tableSectors * perSector) table.push(free);
  append(fourBytesEach(table));
  const more = Array.from({ length: moreSectors }, (_, index) => [
    ...Array.from({ length: perSector - 1 }, (_, place) => {
      const number = sectorsInHeader + index * (perSector - 1) + place;
      return number < tableSectors ? tableStart + number : free;
    }),
    index === moreSectors - 1 ? endOfChain : moreStart + index + 1,
  ]);
  append(fourBytesEach(more.flat()));

  const header = Buffer.alloc(sectorBytes, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 0x18);
  header.writeUInt16LE(0x3e, 0x18);
  header.writeUInt16LE(3, 0x1a);
  header.writeUInt16LE(0xfffe, 0x1c);
  header.writeUInt16LE(9, 0x1e);
  header.writeUInt16LE(6, 0x20);
  header.fill(0, 0x22, 0x2c);
  header.writeUInt32LE(tableSectors, 0x2c);
  header.writeUInt32LE(directoryStart, 0x30);
  header.writeUInt32LE(0, 0x34);
  header.writeUInt32LE(largestSmall, 0x38);
  header.writeUInt32LE(smallTableStart, 0x3c);
  header.writeUInt32LE(Math.ceil((smallTable.length * 4) / sectorBytes), 0x40);
  header.writeUInt32LE(moreSectors > 0 ? moreStart : endOfChain, 0x44);
  header.writeUInt32LE(moreSectors, 0x48);
  for (let index = 0; index < Math.min(tableSectors, sectorsInHeader); index += 1)
    header.writeUInt32LE(tableStart + index, 0x4c + index * 4);
  return new Uint8Array(Buffer.concat([header, ...sectors]));
}

type Entry = {
  readonly name: string;
  readonly type: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
};

function entry({ name, type, right, child, start, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, 'utf16le');
  bytes.writeUInt16LE((name.length + 1) * 2, 0x40);
  bytes.writeUInt8(type, 0x42);
  bytes.writeUInt32LE(free, 0x44);
  bytes.writeUInt32LE(right, 0x48);
  bytes.writeUInt32LE(child, 0x4c);
  bytes.writeUInt32LE(start, 0x74);
  bytes.writeUInt32LE(size, 0x78);
  return bytes;
}

function fourBytesEach(numbers: readonly number[]): Uint8Array {
  const bytes = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4);
  return bytes;
}
