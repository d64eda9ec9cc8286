import { LittleEndian } from './little-endian.ts';

/** The streams in the root of an OLE compound file; `null` for a missing stream. */
export type CompoundFile = { stream(name: string): LittleEndian | null };

const noSector = 0xffff_fffa;
const noEntry = 0xffff_ffff;
const entryBytes = 128;
const smallSectorBytes = 64;
/** Number of allocation table sectors that the header lists directly. */
const sectorsInHeader = 109;
const streamType = 2;

type Entry = {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
};

/** Opens a compound file, [MS-CFB]; `null` if its tables cannot be read. */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | null {
  const file = new LittleEndian(bytes);
  // [MS-CFB] 2.2: the header, which allows two sector sizes.
  const sectorBytes = file.u8(0x1e) === 12 ? 4096 : 512;
  const table = readAllocationTable(file, sectorBytes);
  const directory = joinSectors(file, sectorBytes, sectorBytes, chainOf(table, file.u32(0x30)));
  const root = readEntry(directory, 0);
  if (!root) return null;
  const smallTable = numbersOf(joinSectors(file, sectorBytes, sectorBytes, chainOf(table, file.u32(0x3c))));
  const largestSmall = file.u32(0x38);
  const smallSectors = joinSectors(file, sectorBytes, sectorBytes, chainOf(table, root.start));
  return {
    stream(name) {
      const entry = findEntry(directory, root.child, name);
      if (!entry) return null;
      const content =
        entry.size < largestSmall
          ? joinSectors(smallSectors, smallSectorBytes, 0, chainOf(smallTable, entry.start))
          : joinSectors(file, sectorBytes, sectorBytes, chainOf(table, entry.start));
      return content.part(0, entry.size);
    },
  };
}

/** [MS-CFB] 2.3 and 2.5: the header lists the first sectors of the table; a chain of further sectors lists the rest. */
function readAllocationTable(file: LittleEndian, sectorBytes: number): Uint32Array {
  const sectors: number[] = [];
  const max = Math.ceil(file.length / sectorBytes);
  const take = (sector: number) => {
    if (sector < noSector && sectors.length < max) sectors.push(sector);
  };
  for (let index = 0; index < sectorsInHeader; index += 1) take(file.u32(0x4c + index * 4));
  let next = file.u32(0x44);
  for (let count = 0; next < noSector && count < max; count += 1) {
    const at = (next + 1) * sectorBytes;
    for (let offset = 0; offset < sectorBytes - 4; offset += 4) take(file.u32(at + offset) || noSector);
    next = file.u32(at + sectorBytes - 4) || noSector;
  }
  return numbersOf(joinSectors(file, sectorBytes, sectorBytes, sectors));
}

function numbersOf(bytes: LittleEndian): Uint32Array {
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.u32(index * 4));
}

/** The sectors from `start` on; a cyclic chain ends when it is as long as the table. */
function chainOf(table: Uint32Array, start: number): number[] {
  const chain: number[] = [];
  let sector = start;
  while (sector < table.length && chain.length < table.length) {
    chain.push(sector);
    sector = table[sector] ?? noSector;
  }
  return chain;
}

/** Joins sectors; those beyond the end of the file are empty. `before` is the length in bytes before the first one. */
function joinSectors(
  file: LittleEndian,
  sectorBytes: number,
  before: number,
  sectors: readonly number[],
): LittleEndian {
  const joined = new Uint8Array(sectors.length * sectorBytes);
  for (const [index, sector] of sectors.entries()) {
    joined.set(file.part(before + sector * sectorBytes, sectorBytes).bytes, index * sectorBytes);
  }
  return new LittleEndian(joined);
}

/** [MS-CFB] 2.6.4: the entries of a storage form a tree ordered by name; the whole tree is searched here. */
function findEntry(directory: LittleEndian, first: number, name: string): Entry | null {
  const seen = new Set<number>();
  const open = [first];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const entry = seen.has(number) ? null : readEntry(directory, number);
    seen.add(number);
    if (!entry) continue;
    if (entry.type === streamType && entry.name === name) return entry;
    open.push(entry.left, entry.right);
  }
  return null;
}

/** [MS-CFB] 2.6.1. */
function readEntry(directory: LittleEndian, number: number): Entry | null {
  const at = number * entryBytes;
  if (number === noEntry || at + entryBytes > directory.length) return null;
  const entry = directory.part(at, entryBytes);
  const nameBytes = Math.min(64, Math.max(2, entry.u16(0x40))) - 2;
  return {
    name: Buffer.from(entry.part(0, nameBytes).bytes).toString('utf16le'),
    type: entry.u8(0x42),
    left: entry.u32(0x44),
    right: entry.u32(0x48),
    child: entry.u32(0x4c),
    start: entry.u32(0x74),
    size: entry.u32(0x78),
  };
}
