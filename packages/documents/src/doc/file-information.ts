import type { LittleEndian } from './little-endian.ts';

/** A range of bytes of the table stream. */
export type Extent = { readonly at: number; readonly length: number };

/** Contents of the file information block at the start of the main stream; [MS-DOC] 2.5.1. */
export type FileInformation = {
  readonly isEncrypted: boolean;
  readonly tableName: '0Table' | '1Table';
  /** Number of characters in each part of the document; the parts are stored in this order. */
  readonly characters: Readonly<Record<DocPart, number>>;
  extent(structure: keyof typeof indexByStructure): Extent;
};

export type DocPart = (typeof parts)[number];

/** [MS-DOC] 2.5.4: the order of the lengths; the length between headers and comments is unused. */
const parts = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'boxes',
  'headerBoxes',
] as const;
const lengthsAt = 0x4c;

/** [MS-DOC] 2.5.6: index of the pair of offset and length by structure. */
const indexByStructure = {
  styles: 1,
  sections: 6,
  headers: 11,
  characterPages: 12,
  paragraphPages: 13,
  properties: 31,
  pieces: 33,
  shapes: 40,
  headerShapes: 41,
  drawings: 50,
  boxes: 56,
  headerBoxes: 58,
  lists: 73,
  listOverrides: 74,
} as const;
const pairsAt = 0x9a;

const word97 = 0xa5ec;

/** `null` if the stream is not a document of Word 97 to 2003. */
export function readFileInformation(main: LittleEndian): FileInformation | null {
  if (main.u16(0) !== word97) return null;
  const flags = main.u16(0x0a);
  const characters = Object.fromEntries(
    parts.map((part, index) => [part, Math.max(0, main.i32(lengthsAt + index * 4))]),
  ) as Record<DocPart, number>;
  return {
    isEncrypted: (flags & 0x0100) !== 0,
    tableName: (flags & 0x0200) === 0 ? '0Table' : '1Table',
    characters: { ...characters, macros: 0 },
    extent(structure) {
      const at = pairsAt + indexByStructure[structure] * 8;
      return { at: main.u32(at), length: main.u32(at + 4) };
    },
  };
}

/** Position of the first character of a part of the document. */
export function startOf({ characters }: FileInformation, part: DocPart): number {
  return parts.slice(0, parts.indexOf(part)).reduce((sum, before) => sum + characters[before], 0);
}
