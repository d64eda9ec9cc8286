import type { FileInformation } from './file-information.ts';
import { LittleEndian } from './little-endian.ts';
import { Plc } from './plc.ts';

/** Text that is contiguous in the main stream: a Pcd of [MS-DOC] 2.4.1. */
export type Piece = {
  /** In characters of the document. */
  readonly start: number;
  readonly end: number;
  /** In bytes of the main stream. */
  readonly at: number;
  readonly bytesPerCharacter: 1 | 2;
  /** Properties that override those of characters and paragraphs. */
  readonly properties: LittleEndian;
};

const prcMark = 1;
const pcdtMark = 2;
const pcdBytes = 8;
const isCompressed = 0x4000_0000;

/** Reads where the text is stored: the Clx of [MS-DOC] 2.4.1. `null` if that is unknown. */
export function readPieces(table: LittleEndian, information: FileInformation): Piece[] | null {
  const { at, length } = information.extent('pieces');
  const clx = table.part(at, length);
  const lists: LittleEndian[] = [];
  let next = 0;
  while (clx.u8(next) === prcMark) {
    const size = clx.u16(next + 1);
    lists.push(clx.part(next + 3, size));
    next += 3 + size;
  }
  if (clx.u8(next) !== pcdtMark) return null;
  const plc = new Plc(clx, { at: next + 5, length: clx.u32(next + 1) }, pcdBytes);
  const pieces: Piece[] = [];
  for (let index = 0; index < plc.count; index += 1) {
    const [start, end] = [plc.position(index), plc.position(index + 1)];
    if (end <= start || start < (pieces.at(-1)?.end ?? 0)) continue;
    const descriptor = plc.element(index);
    // [MS-DOC] FcCompressed: if the second highest bit is set, characters have one byte and the offset is half the
    // value.
    const place = descriptor.u32(2);
    const isSmall = (place & isCompressed) !== 0;
    const offset = place & (isCompressed - 1);
    pieces.push({
      start,
      end,
      at: isSmall ? offset >>> 1 : offset,
      bytesPerCharacter: isSmall ? 1 : 2,
      properties: readModifier(descriptor.u16(6), lists),
    });
  }
  return pieces;
}

const nothing = new LittleEndian(new Uint8Array());

/** [MS-DOC] 2.9.209 (Prc) and 2.9.215 (Prm0): one property by a short number, or one of the lists before the pieces. */
function readModifier(modifier: number, lists: readonly LittleEndian[]): LittleEndian {
  if ((modifier & 1) === 1) return lists[modifier >> 1] ?? nothing;
  const sprm = sprmByShortNumber.get((modifier >> 1) & 0x7f);
  return sprm === undefined
    ? nothing
    : new LittleEndian(Uint8Array.from([sprm & 0xff, sprm >> 8, modifier >> 8]));
}

/** Those of [MS-DOC] 2.9.215 that change visibility or position. */
const sprmByShortNumber: ReadonlyMap<number, number> = new Map([
  [0x18, 0x2416],
  [0x19, 0x2417],
  [0x41, 0x0800],
  [0x4d, 0x2a0c],
  [0x50, 0x0811],
  [0x51, 0x0818],
  [0x53, 0x2a33],
  [0x55, 0x0835],
  [0x5c, 0x083c],
  [0x62, 0x2a42],
  [0x75, 0x0855],
  [0x78, 0x2640],
]);
