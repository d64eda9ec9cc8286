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
  /** Whether a style of tables puts colors behind their cells. */
  readonly hasShading: boolean;
};

/** The styles of a document by number, each with all it is based on; a style that says nothing where there is none. */
export type StyleSheet = {
  /** Paragraphs without a style of their kind have the first one. */
  ofParagraphs(number: number): DocStyle;
  ofCharacters(number: number): DocStyle;
  ofTables(number: number): DocStyle;
};

/** What one style says itself. */
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
/** Styles are based on one another in a row; a longer row is a loop. */
const longestChain = 20;
/** [MS-DOC] 2.9.271: the numbers of styles lie below. */
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

/** Colors behind cells, of all of them or by their place; [MS-DOC] 2.6.3. */
const shadings: ReadonlySet<number> = new Set([0xd609, 0xd612, 0xd62d, 0xd660, 0xd66a, 0xd670, 0xd687]);

function readOwnStyles(sheet: LittleEndian): (OwnStyle | null)[] {
  // [MS-DOC] 2.9.272 and 2.9.274: how many styles there are, and how long the fixed part of each is.
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

/** Parts of a style by its kind; those of lists say nothing of style. */
const partsByKind: Readonly<Record<number, readonly ('table' | 'paragraph' | 'characters')[]>> = {
  [kinds.paragraphs]: ['paragraph', 'characters'],
  [kinds.characters]: ['characters'],
  [kinds.tables]: ['table', 'paragraph', 'characters'],
};

function readOwnStyle(style: LittleEndian, fixedBytes: number): OwnStyle {
  const kind = style.u16(2) & 0x0f;
  const parts = { table: empty, paragraph: empty, characters: empty };
  // The name: how long it is, its letters, a zero.
  let at = fixedBytes + 2 + style.u16(fixedBytes) * 2 + 2;
  for (const part of partsByKind[kind] ?? []) {
    const size = style.u16(at);
    // Properties of paragraphs come after the number of their style.
    const lead = part === 'paragraph' ? 2 : 0;
    parts[part] = style.part(at + 2 + lead, Math.max(0, size - lead));
    at += 2 + evened(size);
  }
  return { kind, basedOn: style.u16(2) >> 4, builtIn: style.u16(0) & 0x0fff, ...parts };
}
