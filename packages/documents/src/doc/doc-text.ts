import { limits } from '../limits.ts';
import type { FormattedPages } from './formatted-pages.ts';
import type { LittleEndian } from './little-endian.ts';
import type { Piece } from './piece-table.ts';

/** Text of one format that is contiguous in the main stream. */
export type Segment = {
  /** Position of the first character in the document. */
  readonly start: number;
  /** Position of the first byte in the main stream, and the number of bytes per character. */
  readonly at: number;
  readonly step: number;
  readonly text: string;
  /** Properties of the characters; later ones override earlier ones. */
  readonly lists: readonly LittleEndian[];
  readonly ofPiece: LittleEndian;
};

const western = new TextDecoder('windows-1252');

/** The characters of a document, which may be stored in several pieces of the file. */
export class DocText {
  /** Number of characters that may still be read, including hidden ones. */
  private room = limits.textCharacters * 2;
  private readonly main: LittleEndian;
  private readonly pieces: readonly Piece[];
  private readonly pages: FormattedPages;

  constructor(main: LittleEndian, pieces: readonly Piece[], pages: FormattedPages) {
    this.main = main;
    this.pieces = pieces;
    this.pages = pages;
  }

  /** The text in a range of characters; [MS-DOC] 2.4.1. */
  *segments(start: number, end: number): Generator<Segment> {
    for (let index = this.firstPieceAt(start); index < this.pieces.length; index += 1) {
      const piece = this.pieces[index];
      if (!piece || piece.start >= end) return;
      let next = Math.max(start, piece.start);
      const last = Math.min(end, piece.end);
      while (next < last && this.room > 0) {
        const segment = this.segmentAt(piece, next, last);
        // The piece lies beyond the end of the stream.
        if (segment.text === '') break;
        yield segment;
        next += segment.text.length;
        this.room -= segment.text.length;
      }
    }
  }

  private segmentAt(piece: Piece, start: number, end: number): Segment {
    const step = piece.bytesPerCharacter;
    const at = piece.at + (start - piece.start) * step;
    const run = this.pages.runAt(at);
    const length = Math.min(end - start, Math.max(1, Math.ceil((run.end - at) / step)), this.room);
    const bytes = this.main.part(at, length * step).bytes;
    const text = step === 1 ? western.decode(bytes) : Buffer.from(bytes).toString('utf16le');
    return { start, at, step, text, lists: [run.properties, piece.properties], ofPiece: piece.properties };
  }

  /** Requires sorted pieces. */
  private firstPieceAt(character: number): number {
    let low = 0;
    let high = this.pieces.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.pieces[middle]?.end ?? 0) <= character) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
