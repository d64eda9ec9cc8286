import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import { firstFont, type PdfFonts } from './pdf-fonts.ts';

// Its types declare another kind of module than an import gets.
const createBidi = createRequire(import.meta.url)('bidi-js') as () => Bidi;
const bidi = createBidi();

/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Spaces, marks and joiners, which are drawn with the character before them. */
const joining = /^[\s\p{M}\u200c\u200d]$/u;

/** A run of a line in one direction and one font, in reading order. */
export type VisualRun = { readonly text: string; readonly font: string; readonly isRightToLeft: boolean };

/** Direction of the text's language, which decides where lines begin. */
export type Direction = 'ltr' | 'rtl';

/**
 * The runs of a line in visual order from left to right (UAX #9). A line without a character that is read from right to
 * left runs from left to right in a text of either direction.
 */
export function visualRuns(
  line: string,
  { find, has }: Pick<PdfFonts, 'find' | 'has'>,
  direction: Direction = 'ltr',
): VisualRun[] {
  const levels = rightToLeft.test(line) ? bidi.getEmbeddingLevels(line, direction).levels : null;
  const mirrored = levels ? bidi.getMirroredCharactersMap(line, levels) : null;
  const pieces: { text: string; font: string; level: number }[] = [];
  let index = 0;
  for (const character of line) {
    const level = levels?.[index] ?? 0;
    const drawn = mirrored?.get(index) ?? character;
    const last = pieces.at(-1);
    const font =
      last && joining.test(character) && has(last.font, character) ? last.font : (find(drawn) ?? firstFont);
    if (last?.level === level && last.font === font) last.text += drawn;
    else pieces.push({ text: drawn, font, level });
    index += character.length;
  }
  return reordered(pieces).map(({ text, font, level }) => {
    if (level % 2 === 0) return { text, font, isRightToLeft: false };
    // The library reverses only the characters of such scripts itself.
    const isTurned = rightToLeft.test(text);
    return { text: isTurned ? text : [...text].reverse().join(''), font, isRightToLeft: isTurned };
  });
}

/** Rule L2: from the highest level down, reverses every sequence at that level or above. */
function reordered<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end += 1;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}
