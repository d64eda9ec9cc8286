import type { DocumentFormat } from './formats.ts';

/**
 * A document as text in human reading order, with the position of its parts on the page. `packages/documents` creates
 * it from bytes and the engine reads it; `documentFromText` creates it from plain text. All offsets count UTF-16 units
 * of `text`; all intervals are half-open.
 */

/** Left, top, right, bottom in points (1/72 inch) from the page's top left corner as a person sees it. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type PageSize = { readonly width: number; readonly height: number };

/** Text drawn together on a page, usually a word or a phrase. Spans are ordered and do not overlap. */
export type TextSpan = {
  readonly start: number;
  readonly end: number;
  /** Index into `pages`. */
  readonly page: number;
  readonly box: Box;
};

/** One line as a person reads it. Lines are ordered and cover all of `text` except its line breaks. */
export type TextLine = {
  readonly start: number;
  readonly end: number;
  /** Index into `pages`; `null` for formats without pages. */
  readonly page: number | null;
  readonly box: Box | null;
  /** Points; `null` if the format does not specify it. */
  readonly fontSize: number | null;
  readonly bold: boolean;
  /** Outline level 1-9 if the document's styles mark the line as a heading, otherwise `null`. */
  readonly headingLevel: number | null;
  /** Lines of one column, table cell, text box or sidebar share a number. */
  readonly block: number;
};

export type HidingTechnique =
  | 'colour'
  | 'size'
  | 'render-mode'
  | 'opacity'
  | 'hidden-layer'
  | 'off-page'
  | 'clipped'
  | 'covered'
  | 'hidden-style'
  | 'invisible-characters'
  | 'metadata'
  | 'comment'
  /** Replacement text in the file that differs from what is drawn. */
  | 'replacement-text';

/** Text a person cannot see. It is kept separate from `text` and never scores. */
export type HiddenText = {
  readonly technique: HidingTechnique;
  /** Index into `pages`; `null` for formats without pages. */
  readonly page: number | null;
  readonly text: string;
};

/** Linked text. The engine never follows links. */
export type TextLink = {
  readonly start: number;
  readonly end: number;
  /** An address that starts with `http:`, `https:` or `mailto:`. */
  readonly target: string;
};

export type ReadingNote =
  /** The text exceeded the limit and was cut. */
  | 'truncated'
  /** Pages beyond the limit were left out. */
  | 'pages-left-out'
  /** Some text comes from optical character recognition. */
  | 'ocr'
  /** Some glyphs have no known character. */
  | 'undecodable-text'
  /** The document is damaged; what could be recovered was read. */
  | 'damaged'
  /** Some pages hold only pictures and no text. */
  | 'pages-without-text';

export type TextDocument = {
  readonly format: DocumentFormat;
  readonly text: string;
  readonly lines: readonly TextLine[];
  /** Empty for formats without pages. */
  readonly spans: readonly TextSpan[];
  readonly pages: readonly PageSize[];
  readonly hidden: readonly HiddenText[];
  /** Text in the file outside its pages: properties, comments, texts for other programs. Ordinary files have some. */
  readonly beside?: readonly HiddenText[];
  /** In order, without overlaps, each within a line; omitted if there are none. */
  readonly links?: readonly TextLink[];
  readonly notes: readonly ReadingNote[];
};

/** Creates a document from plain text: one line per line, a new block after each blank line, no pages. */
export function documentFromText(text: string, format: DocumentFormat = 'txt'): TextDocument {
  const lines: TextLine[] = [];
  let start = 0;
  let block = 0;
  for (const content of text.split('\n')) {
    const end = start + content.length;
    if (content.trim() === '') block += 1;
    lines.push({ start, end, page: null, box: null, fontSize: null, bold: false, headingLevel: null, block });
    start = end + 1;
  }
  return { format, text, lines, spans: [], pages: [], hidden: [], notes: [] };
}
