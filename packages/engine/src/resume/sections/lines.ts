import type { TextDocument, TextLine } from '@winnow/document-model';
import { countWords } from '../../words/count-words.ts';
import { isNarrow, narrowText } from '../../words/narrow-text.ts';
import { fold, readingCopy } from '../../words/reading-copy.ts';
import { cutFlattened } from './flattened.ts';

/** A line for reading facts: a line of the document, or a part of one that contained several. */
export type Line = {
  /** Without bullet and surrounding white space. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** `text` in lowercase without accents, of the same length. */
  readonly folded: string;
  readonly words: number;
  readonly bullet: boolean;
  /** Whether a blank line or a change of block precedes it. */
  readonly gapBefore: boolean;
  readonly fontSize: number | null;
  readonly bold: boolean;
  readonly headingLevel: number | null;
  readonly block: number;
};

/** The start of most lines; an "o" before two spaces is a bullet. */
const plainBeginning = /^[a-np-zA-NP-Z]/;
const bullet = /^(?:[・•●○◦▪▫■□◆◇♦➢➤►▶✓✔✦❖·‣⁃※→*+~»"“”„-]+|\(?\d{1,2}[.)](?=\s)|[oO](?=\s{2}))\s*/;

/** "## Experience": a heading marker in plain text. */
const markedHeading = /^#{1,4} +(?=\p{L})/u;

/** Maximum number of lines of a resume; later text is still searched for skills and contacts. */
const maxLines = 2000;

/**
 * The lines of a document that contain text; flattened lines are split where their line breaks probably were. `copy` is
 * the reading copy of its text.
 */
export function readLines(
  document: TextDocument,
  copy: string = readingCopy(document.text),
  max: number = maxLines,
): readonly Line[] {
  const isWide = !isNarrow(copy);
  const lines: Line[] = [];
  let gap = true;
  let block: number | null = null;
  for (const source of document.lines) {
    if (block !== null && source.block !== block) gap = true;
    block = source.block;
    if (lines.length >= max) break;
    for (const [start, end, gapBefore] of cutFlattened(copy, source)) {
      const line = makeLine(copy, { start, end, gapBefore: gap || gapBefore, isWide, source });
      gap = line === null ? gap || copy.slice(start, end).trim() === '' : false;
      if (line) lines.push(line);
    }
  }
  return lines.slice(0, max);
}

type LinePlace = {
  readonly start: number;
  readonly end: number;
  readonly gapBefore: boolean;
  /** Whether the text has characters of two bytes; most of its lines have none. */
  readonly isWide: boolean;
  /** The line of the document that it is, or is part of. */
  readonly source: TextLine;
};

/** `null` for a line with only a bullet. */
function makeLine(copy: string, { start, end, gapBefore, isWide, source }: LinePlace): Line | null {
  const raw = copy.slice(start, end);
  const written = raw.trim();
  if (written === '') return null;
  const isPlain = plainBeginning.test(written);
  const mark = isPlain ? null : bullet.exec(written);
  const lead = isPlain ? null : (mark ?? markedHeading.exec(written));
  const rest = lead ? written.slice(lead[0].length) : written;
  if (rest === '') return null;
  const text = isWide ? narrowText(rest) : rest;
  const to = start + raw.trimEnd().length;
  const { fontSize, bold, headingLevel, block } = source;
  return {
    start: to - text.length,
    end: to,
    text,
    folded: fold(text),
    words: countWords(text),
    bullet: mark !== null,
    gapBefore,
    fontSize,
    bold,
    headingLevel,
    block,
  };
}
