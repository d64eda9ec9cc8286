import type { Background } from '../text-styles/find-hiding.ts';
import { colorAt } from './doc-colors.ts';
import type { LittleEndian } from './little-endian.ts';

/** Reference point for the position of a shape; `aligned` shapes are placed at a side or in the center instead. */
export type Measure = 'margin' | 'page' | 'text' | 'aligned';

/** A shape as the drawing describes it; `null` for values that are not specified. */
export type Shape = {
  /** Number of the outermost group that contains it; its own number outside of groups. */
  readonly group: number;
  /** The fill; `null` for none. */
  readonly fill: Background | null;
  readonly isHidden: boolean;
  /** Whether it is the background of the pages. */
  readonly isPage: boolean;
  readonly across: Measure | null;
  readonly down: Measure | null;
};

/** [MS-ODRAW] 2.2.1: the types of the records that are read. */
const types = { drawing: 0xf002, group: 0xf003, shape: 0xf004, head: 0xf00a } as const;
const optionTypes: ReadonlySet<number> = new Set([0xf00b, 0xf121, 0xf122]);
const deepestGroup = 20;
/** [MS-ODRAW] 2.2.40 (OfficeArtFSP). */
const isBackground = 0x0400;

/** Maximum number of shapes; documents drawn by people have fewer. */
const maxShapes = 5_000;

type Options = Map<number, LittleEndian>;
type ShapeRecord = Omit<Shape, 'group'> & { readonly number: number };

/** The shapes of one of the drawings of a document, by number; [MS-DOC] 2.9.171 and [MS-ODRAW] 2.2.13 to 2.2.16. */
export function readShapes(art: LittleEndian, drawing: number): Map<number, Shape> {
  const shapes = new Map<number, Shape>();
  // The data of all drawings comes first, then each drawing, preceded by one byte for its part of the document.
  let next = 8 + art.u32(4);
  while (next + 9 <= art.length) {
    const size = 8 + art.u32(next + 5);
    if (art.u16(next + 3) === types.drawing && art.u8(next) === drawing)
      addShapes(shapes, art.part(next + 9, size - 8), { group: null, isHidden: false, depth: 0 });
    next += 1 + size;
  }
  return shapes;
}

/** The group that contains the shapes, and its depth; `null` outside of groups. */
type Around = { readonly group: number | null; readonly isHidden: boolean; readonly depth: number };

function addShapes(shapes: Map<number, Shape>, records: LittleEndian, around: Around): void {
  let { group, isHidden } = around;
  // The outermost group is the drawing; in every other group, the first shape is the group itself.
  let isAtGroup = around.depth > 1;
  for (const { type, content } of readRecords(records)) {
    if (shapes.size >= maxShapes) return;
    if (type === types.group && around.depth < deepestGroup)
      addShapes(shapes, content, { group, isHidden, depth: around.depth + 1 });
    else if (type === types.shape) {
      const { number, ...shape } = readShape(content);
      if (isAtGroup) {
        group ??= number;
        isHidden ||= shape.isHidden;
        isAtGroup = false;
      }
      shapes.set(number, { ...shape, group: group ?? number, isHidden: isHidden || shape.isHidden });
    }
  }
}

function readShape(content: LittleEndian): ShapeRecord {
  const options: Options = new Map();
  let number = 0;
  let flags = 0;
  for (const record of readRecords(content)) {
    if (record.type === types.head) {
      number = record.content.u32(0);
      flags = record.content.u32(4);
    } else if (optionTypes.has(record.type)) addOptions(options, record);
  }
  return {
    number,
    fill: fillOf(options),
    isHidden: isSet(options, 0x03bf, 1),
    isPage: (flags & isBackground) !== 0,
    across: measureOf(options.get(0x038f), options.get(0x0390)),
    down: measureOf(options.get(0x0391), options.get(0x0392)),
  };
}

/**
 * [MS-ODRAW] 2.2.7 (OfficeArtFOPTE): a number and a value of four bytes for each option; the record states how many.
 */
function addOptions(options: Options, { count, content }: ArtRecord): void {
  for (let index = 0; index < count && index * 6 < content.length; index += 1) {
    options.set(content.u16(index * 6) & 0x3fff, content.part(index * 6 + 2, 4));
  }
}

/** Minimum opacity, in 65,536ths, of a color that counts as a background. */
const minOpacity = 0.2 * 65_536;

/** [MS-ODRAW] 2.3.7: the kind of fill, its color and opacity, and whether it is used; 2.3.23: a picture. */
function fillOf(options: Options): Background | null {
  if (options.has(0x0104)) return 'unknown';
  const isUnfilled = isSaid(options, 0x01bf, 4) && !isSet(options, 0x01bf, 4);
  if (isUnfilled || (options.get(0x0182)?.u32(0) ?? 65_536) < minOpacity) return null;
  if ((options.get(0x0180)?.u32(0) ?? 0) !== 0) return 'unknown';
  const color = options.get(0x0181);
  if (color === undefined) return 'FFFFFF';
  // Other colors refer to a color scheme or the system.
  return color.u8(3) === 0 ? colorAt(color, 0) : 'unknown';
}

const measures = ['margin', 'page', 'text', 'text'] as const;

/** [MS-ODRAW] 2.3.4: posh and posrelh, or posv and posrelv. */
function measureOf(alignment: LittleEndian | undefined, from: LittleEndian | undefined): Measure | null {
  if ((alignment?.u32(0) ?? 0) !== 0) return 'aligned';
  return from === undefined ? null : (measures[from.u32(0)] ?? null);
}

/** [MS-ODRAW] 2.3: switches are in the lower half of a value; the upper half says which of them are set explicitly. */
const isSaid = (options: Options, option: number, bit: number): boolean =>
  ((options.get(option)?.u32(0) ?? 0) & (2 ** (bit + 16))) !== 0;

const isSet = (options: Options, option: number, bit: number): boolean =>
  isSaid(options, option, bit) && ((options.get(option)?.u32(0) ?? 0) & (2 ** bit)) !== 0;

type ArtRecord = { readonly type: number; readonly count: number; readonly content: LittleEndian };

/** [MS-ODRAW] 2.2.1 (OfficeArtRecordHeader). */
function* readRecords(bytes: LittleEndian): Generator<ArtRecord> {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.u32(at + 4);
    yield { type: bytes.u16(at + 2), count: bytes.u16(at) >> 4, content: bytes.part(at + 8, size) };
    at += 8 + size;
  }
}
