import type { TextDocument, TextLine } from '../../text-document.ts';
import { fold, readingCopy } from '../../words/reading-copy.ts';
import { cutFlattened } from './flattened.ts';

/** A line as the reader of facts sees it: a line of the document, or a part of one that held several. */
export type Line = {
  /** Without bullet and surrounding white space. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `text` in lower case without accents, of the same length. */
  readonly folded: string;
  readonly words: number;
  readonly bullet: boolean;
  /** A blank line or a jump of the reader's eye stands before it. */
  readonly gapBefore: boolean;
  readonly fontSize: number | null;
  readonly bold: boolean;
  readonly headingLevel: number | null;
  readonly block: number;
};

const bullet = /^(?:[・•●○◦▪▫■□◆◇♦➢➤►▶✓✔✦❖·‣⁃※→*+~»"“”„-]+|\(?\d{1,2}[.)](?=\s)|[oO](?=\s{2}))\s*/;

/** "## Experience": the mark of a heading in plain text. */
const markedHeading = /^#{1,4} +(?=\p{L})/u;

/** A resume of more lines than this is no resume; what lies beyond is still searched for skills and contacts. */
const mostLines = 2000;

/** The lines of a document that hold text, flattened ones cut where their line breaks seem to have been. */
export function readLines(document: TextDocument, most = mostLines): readonly Line[] {
  const copy = readingCopy(document.text);
  const lines: Line[] = [];
  let gap = true;
  let block: number | null = null;
  for (const source of document.lines) {
    if (block !== null && source.block !== block) gap = true;
    block = source.block;
    if (lines.length >= most) break;
    for (const [start, end, gapBefore] of cutFlattened(copy, source)) {
      const line = makeLine(copy, { start, end, gapBefore: gap || gapBefore, source });
      gap = line === null ? gap || copy.slice(start, end).trim() === '' : false;
      if (line) lines.push(line);
    }
  }
  return lines.slice(0, most);
}

type LinePlace = {
  readonly start: number;
  readonly end: number;
  readonly gapBefore: boolean;
  /** The line of the document that it is, or is a part of. */
  readonly source: TextLine;
};

/** `null` where nothing but a bullet stands there. */
function makeLine(copy: string, { start, end, gapBefore, source }: LinePlace): Line | null {
  const raw = copy.slice(start, end);
  let from = start + (raw.length - raw.trimStart().length);
  const to = start + raw.trimEnd().length;
  if (to <= from) return null;
  const mark = bullet.exec(copy.slice(from, to));
  const lead = mark ?? markedHeading.exec(copy.slice(from, to));
  if (lead) from += lead[0].length;
  if (to <= from) return null;
  const text = copy.slice(from, to);
  const { fontSize, bold, headingLevel, block } = source;
  const words = text.split(/\s+/).length;
  return {
    start: from,
    end: to,
    text,
    folded: fold(text),
    words,
    bullet: mark !== null,
    gapBefore,
    fontSize,
    bold,
    headingLevel,
    block,
  };
}
