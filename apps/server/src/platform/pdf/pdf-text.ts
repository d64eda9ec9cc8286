import { breakLines } from './break-lines.ts';
import { createPdfFonts, firstFont, type Weight } from './pdf-fonts.ts';
import { type Direction, type VisualRun, visualRuns } from './visual-runs.ts';

type Place = {
  /** Left edge of the text; defaults to the document's current position. */
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | undefined;
  /** Points between lines. */
  readonly lineGap?: number | undefined;
  /** Maximum lines; longer text ends with an ellipsis. */
  readonly maxLines?: number | undefined;
};

export type PdfTextWriter = {
  /** Writes a text in the document's size and color, and leaves the document at the line after it. */
  write(text: string, weight: Weight, place: Place): void;
};

/**
 * Writes text of any script: each character in a font that has it, right to left where needed, broken into lines. A
 * character in no font is written as its code point, since a name must not lose one.
 */
export function createPdfTextWriter(
  document: PDFKit.PDFDocument,
  direction: Direction = 'ltr',
): PdfTextWriter {
  const fonts = createPdfFonts(document);
  const runsOf = (text: string) => visualRuns(text, fonts, direction);

  const widthOf = (runs: readonly VisualRun[], weight: Weight) =>
    runs.reduce((sum, run) => {
      fonts.use(run.font, weight);
      return sum + document.widthOfString(run.text, optionsOf(run));
    }, 0);

  return {
    write(
      text,
      weight,
      { x = document.x, y = document.y, width, align = 'left', lineGap = 0, maxLines = Infinity },
    ) {
      const known = writable(text, fonts.find);
      const broken = breakLines(known, width, (words) => widthOf(runsOf(words), weight));
      const lines = broken.slice(0, maxLines);
      if (lines.length < broken.length) lines.push(`${lines.pop()}…`);
      fonts.use(firstFont, weight);
      const height = document.currentLineHeight(true) + lineGap;
      const toBaseline = fonts.ascent(firstFont, weight) * sizeOf(document);
      let top = y;
      for (const line of lines) {
        if (top + height > document.page.height - document.page.margins.bottom) {
          document.addPage();
          top = document.y;
        }
        const runs = runsOf(line);
        let left = align === 'right' ? x + width - widthOf(runs, weight) : x;
        for (const run of runs) {
          fonts.use(run.font, weight);
          document.text(run.text, left, top + toBaseline, { ...optionsOf(run), ...onBaseline });
          left += document.widthOfString(run.text, optionsOf(run));
        }
        top += height;
      }
      document.x = x;
      document.y = top;
    },
  };
}

/** Fonts differ in height: this aligns all characters on one baseline. */
const onBaseline = { baseline: 'alphabetic', lineBreak: false } as const;

/** With features named, even none, the library shapes a run as a whole instead of word by word from the left. */
function optionsOf({ isRightToLeft }: VisualRun): PDFKit.Mixins.TextOptions {
  return isRightToLeft ? { features: [] } : {};
}

/** Characters that are never drawn: controls, soft hyphens, direction marks, variation selectors. */
const undrawn = /[^\P{Cc}\n]|[^\P{Cf}\u200c\u200d]|\p{VS}/gu;

/** Composed (fonts have composed characters), without invisible characters; unknown ones as their code points. */
function writable(text: string, find: (character: string) => string | null): string {
  const composed = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ');
  return [...composed.replace(undrawn, '')]
    .map((character) =>
      /^[\s\p{M}\u200c\u200d]$/u.test(character) || find(character) ? character : numberOf(character),
    )
    .join('');
}

/** The current font size, which the library's types don't declare. */
function sizeOf(document: PDFKit.PDFDocument): number {
  return (document as unknown as { readonly _fontSize: number })._fontSize;
}

function numberOf(character: string): string {
  return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`;
}
