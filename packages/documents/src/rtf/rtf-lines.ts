import type { HiddenText } from '@winnow/document-model';
import type { DraftLine } from '../assemble-document.ts';
import type { PieceLink } from '../links/piece-links.ts';
import type { RtfRow } from './rtf-row.ts';
import { findRtfHiding, initialStyle, type RtfStyle } from './rtf-style.ts';

type Line = { text: string; bold: boolean; halfPoints: number; links: PieceLink[] };

/** Collects the lines of a file in order, and separately the hidden text. */
export class RtfLines {
  readonly lines: DraftLine[] = [];
  readonly hidden: HiddenText[] = [];
  /** Number of characters so far, including hidden ones. */
  length = 0;
  private readonly colors: readonly (string | null)[];
  private readonly row: RtfRow;
  private line = emptyLine();
  private isAfterGap = false;
  private block = 0;

  constructor(colors: readonly (string | null)[], row: RtfRow) {
    this.colors = colors;
    this.row = row;
  }

  /** @param target target of the link that the text belongs to */
  add(text: string, textStyle: RtfStyle, target: string | null): void {
    if (textStyle.isDeleted) return;
    this.length += text.length;
    const technique = text.trim() === '' ? null : findRtfHiding(textStyle, this.colors, this.row);
    if (technique) {
      this.hidden.push({ technique, page: null, text });
      return;
    }
    const { line } = this;
    if (line.text === '') {
      line.bold = textStyle.bold;
      line.halfPoints = textStyle.halfPoints;
    }
    const start = line.text.length;
    line.text += text;
    if (target) line.links.push({ start, end: line.text.length, target });
  }

  endLine(): void {
    if (this.line.text.trim() === '') {
      if (!this.isAfterGap) this.block += 1;
      this.isAfterGap = true;
    } else {
      this.lines.push(toDraftLine(this.line, this.block, this.isAfterGap));
      this.isAfterGap = false;
    }
    this.line = emptyLine();
  }
}

function emptyLine(): Line {
  return { text: '', bold: false, halfPoints: initialStyle.halfPoints, links: [] };
}

function toDraftLine({ text, bold, halfPoints, links }: Line, block: number, gapBefore: boolean): DraftLine {
  return {
    pieces: [links.length > 0 ? { text, box: null, links } : { text, box: null }],
    page: null,
    box: null,
    fontSize: halfPoints / 2,
    bold,
    headingLevel: null,
    block,
    gapBefore,
  };
}
