import type { DocText, Segment } from './doc-text.ts';
import { Fields } from './fields.ts';
import type { FormattedPages } from './formatted-pages.ts';
import type { LittleEndian } from './little-endian.ts';
import {
  headingOf,
  type MutableParagraphFormat,
  type ParagraphFormat,
  takeParagraphProperty,
} from './paragraph-properties.ts';
import type { PropertyReader } from './property-list.ts';
import { type Row, readRow } from './row-properties.ts';
import type { DocStyle, StyleSheet } from './style-sheet.ts';

/** Content of a paragraph: text of one format, a line end, or the anchor of a drawing. */
export type Content =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly lists: readonly LittleEndian[];
      /** Target of the link. */
      readonly link: string | null;
    }
  | { readonly kind: 'break' }
  | { readonly kind: 'drawing'; readonly position: number };

export type DocParagraph = {
  readonly contents: readonly Content[];
  readonly style: DocStyle;
  readonly format: ParagraphFormat;
  readonly headingLevel: number | null;
  /** Number of tables that contain it, nested; 0 for none. */
  readonly depth: number;
  readonly endsCell: boolean;
  /** The row that this paragraph ends; such a paragraph has no other purpose. `null` for none. */
  readonly row: Row | null;
};

/** Everything needed to build paragraphs, apart from their text. */
export type ParagraphContext = {
  readonly text: DocText;
  readonly pages: FormattedPages;
  readonly properties: PropertyReader;
  readonly styles: StyleSheet;
};

/** Maximum depth of nested tables; deeper ones are not distinguished. */
const deepestTable = 20;

const cellMark = '\u0007';
/** Characters that end paragraphs, cells, sections and pages; [MS-DOC] 2.4.2 and 2.4.3. */
const ends: ReadonlySet<string> = new Set(['\r', cellMark, '\f']);
const lineEnds: ReadonlySet<string> = new Set(['\v', '\u000e']);
const drawing = '\b';
/** [MS-DOC] 2.6.1 (sprmCFSpec) and the hyphens of Word. */
const replaced: Readonly<Record<string, string>> = { '\t': '\t', '\u001e': '-' };

/** Text between special characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what Word marks its text with
const parts = /[\u0000-\u001f]|[^\u0000-\u001f]+/g;

/** The paragraphs in a range of characters of the document. */
export function readParagraphs(context: ParagraphContext, start: number, end: number): DocParagraph[] {
  const segments = [...context.text.segments(start, end)];
  const fields = new Fields(segments);
  const paragraphs: DocParagraph[] = [];
  let contents: Content[] = [];
  let last: { segment: Segment; offset: number } | null = null;
  for (const segment of segments) {
    for (const { 0: part, index } of segment.text.matchAll(parts)) {
      if (fields.skips(part, segment.start + index)) continue;
      last = { segment, offset: index };
      if (ends.has(part)) {
        paragraphs.push(endParagraph(context, contents, segment, index));
        contents = [];
        last = null;
      } else
        addPart(contents, part, segment, {
          position: segment.start + index,
          link: fields.target,
        });
    }
  }
  if (last) paragraphs.push(endParagraph(context, contents, last.segment, last.offset));
  return paragraphs;
}

type Place = { readonly position: number; readonly link: string | null };

function addPart(contents: Content[], part: string, { lists }: Segment, { position, link }: Place): void {
  if (lineEnds.has(part)) contents.push({ kind: 'break' });
  else if (part === drawing) contents.push({ kind: 'drawing', position });
  else {
    const text = part < ' ' ? (replaced[part] ?? '') : part;
    if (text !== '') contents.push({ kind: 'text', text, lists, link });
  }
}

/** A paragraph has the format of the character that ends it; [MS-DOC] 2.4.6.1. */
function endParagraph(
  { pages, properties, styles }: ParagraphContext,
  contents: readonly Content[],
  segment: Segment,
  offset: number,
): DocParagraph {
  const said = pages.runAt(segment.at + offset * segment.step).properties;
  const lists = [said.part(2, said.length), segment.ofPiece];
  const own: MutableParagraphFormat = {};
  for (const list of lists) {
    for (const property of properties.read(list)) takeParagraphProperty(own, property);
  }
  const style = styles.ofParagraphs(own.style ?? said.u16(0));
  const format = {
    ...style.paragraph,
    ...own,
    placing: { ...style.paragraph.placing, ...own.placing },
  };
  const depth = format.isInTable ? Math.min(deepestTable, Math.max(1, format.depth ?? 1)) : 0;
  const isCellMark = segment.text[offset] === cellMark;
  return {
    contents,
    style,
    format,
    headingLevel: own.outlineLevel === undefined ? style.headingLevel : headingOf(0, own.outlineLevel),
    depth,
    endsCell: depth > 0 && (isCellMark || format.endsCell === true),
    row: depth > 0 && format.endsRow ? readRow(lists.flatMap((list) => [...properties.read(list)])) : null,
  };
}
