import type { LittleEndian } from './little-endian.ts';

/** One property and its value; [MS-DOC] 2.2.5.2 (Prl). The operand starts after its length, if it has one. */
export type Property = { readonly sprm: number; readonly operand: LittleEndian };

/**
 * Bytes of an operand by the three highest bits of its property; [MS-DOC] 2.2.5.1. `null` (six): the operand states its
 * length.
 */
const operandBytes = [1, 1, 2, 4, 2, 2, null, 3] as const;

const readSeparately: ReadonlySet<number> = new Set([0x6645, 0x6646, 0x646b]);
/** Maximum depth of references: a list refers to another, which refers to that of a table. */
const deepestList = 3;

const tableDefinition = 0xd608;
const tabStops = 0xc615;

/** Maximum number of properties; documents written by people have fewer, and more would only cost time. */
const maxProperties = 2_000_000;

export class TooManyProperties extends Error {}

/** Reads the properties of one document, some of which may be in its data stream. */
export class PropertyReader {
  private readonly data: LittleEndian;
  private count = 0;

  constructor(data: LittleEndian) {
    this.data = data;
  }

  /**
   * The properties of a list, in order. A reference to the data stream replaces the rest of the list; [MS-DOC] 2.6.2
   * (sprmPHugePapx, sprmPTableProps). Throws `TooManyProperties`.
   */
  *read(list: LittleEndian, depth = 0): Generator<Property> {
    for (const property of readList(list)) {
      this.count += 1;
      if (this.count > maxProperties) throw new TooManyProperties();
      if (!readSeparately.has(property.sprm)) yield property;
      else if (depth < deepestList) {
        const at = property.operand.u32(0);
        yield* this.read(this.data.part(at + 2, this.data.u16(at)), depth + 1);
        return;
      }
    }
  }
}

function* readList(list: LittleEndian): Generator<Property> {
  let at = 0;
  while (at + 2 < list.length) {
    const sprm = list.u16(at);
    const fixed = operandBytes[sprm >> 13] ?? null;
    const start = at + 2 + (fixed === null ? lengthBytes(sprm) : 0);
    const size = fixed ?? ownLength(list, sprm, at + 2);
    yield { sprm, operand: list.part(start, size) };
    at = start + size;
  }
}

const lengthBytes = (sprm: number): number => (sprm === tableDefinition ? 2 : 1);

function ownLength(list: LittleEndian, sprm: number, at: number): number {
  // [MS-DOC] 2.9.321: two bytes that hold one more than the number of bytes that follow.
  if (sprm === tableDefinition) return Math.max(0, list.u16(at) - 1);
  const size = list.u8(at);
  if (sprm !== tabStops || size !== 0xff) return size;
  // [MS-DOC] PChgTabsOperand: too long for its length byte; the length follows from the removed and added tab stops.
  const removed = list.u8(at + 1) * 4;
  return 2 + removed + list.u8(at + 2 + removed) * 3;
}
