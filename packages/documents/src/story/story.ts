import type { HidingTechnique } from '@winnow/document-model';

/** A range of text of one style inside a line. */
export type StoryPiece = {
  readonly text: string;
  readonly fontSize: number | null;
  readonly bold: boolean;
  readonly hiddenBy: HidingTechnique | null;
  /** Whether it is hidden only if nothing but the white page is behind it. */
  readonly isOnBarePage: boolean;
  /** Link target; only an address that may be kept. */
  readonly link?: string | null;
};

export type StoryLine = {
  readonly pieces: readonly StoryPiece[];
  readonly headingLevel: number | null;
  readonly block: number;
  readonly gapBefore: boolean;
};

/** One flow of text: the body, a header, a footer, the footnotes. */
export type Story = {
  readonly lines: readonly StoryLine[];
  /** Whether a picture or shape large enough to be a background for colored text is behind the text. */
  readonly hasBackdrop: boolean;
};

/** Numbers of blocks, shared by all stories of one document. */
export type BlockCounter = { next(): number };

/** Starts at 0. */
export function createBlockCounter(): BlockCounter {
  let last = -1;
  return {
    next() {
      last += 1;
      return last;
    },
  };
}

/** Maximum length of a date or a place in a separate cell before an entry. */
const longestLabel = 40;

/**
 * Lines of one row of a table. Cells of one line each form one line, separated by tabs, and so does a short first cell
 * with the first line of the second, so that a date stays with its entry. Other cells are read one after the other.
 */
export function combineRow(cells: readonly (readonly StoryLine[])[], tableBlock: number): StoryLine[] {
  const filled = cells.filter((lines) => lines.length > 0);
  const [first, second] = filled;
  if (!first || !second) return filled.flat();
  if (filled.every((lines) => lines.length === 1)) {
    return [joinLines(filled.flat(), tableBlock)];
  }
  const [label] = first;
  const [entry, ...details] = second;
  if (filled.length === 2 && first.length === 1 && label && entry && lengthOf(label) <= longestLabel) {
    const joined = joinLines([label, entry], entry.block);
    return [joined, ...details];
  }
  return filled.flat();
}

const tab: StoryPiece = { text: '\t', fontSize: null, bold: false, hiddenBy: null, isOnBarePage: false };

function joinLines(lines: readonly StoryLine[], block: number): StoryLine {
  return {
    pieces: lines.flatMap((line, index) => (index === 0 ? line.pieces : [tab, ...line.pieces])),
    headingLevel: lines[0]?.headingLevel ?? null,
    block,
    gapBefore: lines[0]?.gapBefore ?? false,
  };
}

const lengthOf = (line: StoryLine): number =>
  line.pieces.reduce((length, piece) => length + piece.text.length, 0);
