import { type CharacterFormat, formatOfStyle } from './character-properties.ts';
import type { Extent } from './file-information.ts';
import { LittleEndian } from './little-endian.ts';
import {
  headingOf,
  type MutableParagraphFormat,
  type ParagraphFormat,
  takeParagraphProperty,
} from './paragraph-properties.ts';
import type { PropertyReader } from './property-list.ts';

export type DocStyle = {
  readonly characters: CharacterFormat;
  readonly paragraph: ParagraphFormat;
  readonly headingLevel: number | null;
  /** Whether a table style sets background colors of cells. */
  readonly hasShading: boolean;
};

/** The styles of a document by number, each including all styles it is based on; an empty style for unknown numbers. */
export type StyleSheet = {
  /** Paragraphs without a paragraph style have the first one. */
  ofParagraphs(number: number): DocStyle;
  ofCharacters(number: number): DocStyle;
  ofTables(number: number): DocStyle;
};

/** The properties that one style sets itself. */
type OwnStyle = {
  readonly kind: number;
  readonly basedOn: number;
  readonly builtIn: number;
  readonly characters: LittleEndian;
  readonly paragraph: LittleEndian;
  readonly table: LittleEndian;
};

/** [MS-DOC] 2.9.260 (StdfBase): the kinds of styles. */
const kinds = { paragraphs: 1, characters: 2, tables: 3 } as const;

const nothing: DocStyle = { characters: {}, paragraph: {}, headingLevel: null, hasShading: false };
const empty = new LittleEndian(new Uint8Array());
/** Maximum length of a chain of styles based on one another; a longer chain is a loop. */
const longestChain = 20;
/** [MS-DOC] 2.9.271: style numbers are below this. */
const maxStyles = 0x0ffe;

/** Reads the styles of a document; [MS-DOC] 2.9.271. */
export function readStyleSheet(table: LittleEndian, extent: Extent, properties: PropertyReader): StyleSheet {
  const own = readOwnStyles(table.part(extent.at, extent.length));
  const resolved = new Map<number, DocStyle>();
  const resolve = (number: number, kind: number, depth = 0): DocStyle => {
    const mine = own[number];
    if (mine?.kind !== kind || depth > longestChain) return nothing;
    const known = resolved.get(number);
    if (known) return known;
    const style = extend(resolve(mine.basedOn, kind, depth + 1), mine, properties);
    resolved.set(number, style);
    return style;
  };
  return {
    ofParagraphs: (number) => resolve(own[number]?.kind === kinds.paragraphs ? number : 0, kinds.paragraphs),
    ofCharacters: (number) => resolve(number, kinds.characters),
    ofTables: (number) => resolve(number, kinds.tables),
  };
}

function extend(base: DocStyle, own: OwnStyle, properties: PropertyReader): DocStyle {
  const paragraph: MutableParagraphFormat = { ...base.paragraph };
  for (const property of properties.read(own.paragraph)) takeParagraphProperty(paragraph, property);
  return {
    characters: formatOfStyle(base.characters, properties.read(own.characters)),
    paragraph,
    headingLevel: headingOf(own.builtIn, paragraph.outlineLevel) ?? base.headingLevel,
    hasShading: base.hasShading || [...properties.read(own.table)].some(({ sprm }) => shadings.has(sprm)),
  };
}

/** Background colors of cells, for all cells or by position; [MS-DOC] 2.6.3. */
const shadings: ReadonlySet<number> = new Set([0xd609, 0xd612, 0xd62d, 0xd660, 0xd66a, 0xd670, 0xd687]);

function readOwnStyles(sheet: LittleEndian): (OwnStyle | null)[] {
  // [MS-DOC] 2.9.272 and 2.9.274: the number of styles, and the length of each one's fixed part.
  const count = Math.min(maxStyles, sheet.u16(2));
  const fixedBytes = sheet.u16(4);
  const styles: (OwnStyle | null)[] = [];
  let at = 2 + sheet.u16(0);
  for (let number = 0; number < count && at < sheet.length; number += 1) {
    const size = sheet.u16(at);
    styles.push(size === 0 ? null : readOwnStyle(sheet.part(at + 2, size), fixedBytes));
    at += 2 + evened(size);
  }
  return styles;
}

/** Rounds up a size, since data after a length begins at an even offset. */
const evened = (size: number): number => size + (size & 1);

/** Parts of a style by its kind; the parts of list styles have no text format. */
const partsByKind: Readonly<Record<number, readonly ('table' | 'paragraph' | 'characters')[]>> = {
  [kinds.paragraphs]: ['paragraph', 'characters'],
  [kinds.characters]: ['characters'],
  [kinds.tables]: ['table', 'paragraph', 'characters'],
};

function readOwnStyle(style: LittleEndian, fixedBytes: number): OwnStyle {
  const kind = style.u16(2) & 0x0f;
  const parts = { table: empty, paragraph: empty, characters: empty };
  // The name: its length, its characters, a zero.
  let at = fixedBytes + 2 + style.u16(fixedBytes) * 2 + 2;
  for (const part of partsByKind[kind] ?? []) {
    const size = style.u16(at);
    // Paragraph properties follow the number of their style.
    const lead = part === 'paragraph' ? 2 : 0;
    parts[part] = style.part(at + 2 + lead, Math.max(0, size - lead));
    at += 2 + evened(size);
  }
  return { kind, basedOn: style.u16(2) >> 4, builtIn: style.u16(0) & 0x0fff, ...parts };
}
