import type { HidingTechnique } from '@winnow/document-model';
import type { Box } from '../story/story-builder.ts';
import { findHiding } from '../text-styles/find-hiding.ts';
import { findMisplacing, isOffSheet, type Placing } from '../text-styles/find-misplacing.ts';
import type { RtfRow } from './rtf-row.ts';

/** The text style of one group; a group starts with the style of the one around it. */
export type RtfStyle = {
  readonly bold: boolean;
  /** Half points, as the format counts. */
  readonly halfPoints: number;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  /** Index into the color table; 0 is the reader's default color. */
  readonly color: number;
  /** Foreground color of the pattern behind the letters. */
  readonly dots: number;
  /** Whether the pattern covers nearly all of the background. */
  readonly isDense: boolean;
  readonly background: number;
  readonly paragraphBackground: number;
  readonly isInTable: boolean;
  /** Extra space between letters and rise above the line, in points; relative width of the letters, normally 1. */
  readonly letterSpacing: number;
  readonly rise: number;
  readonly letterWidth: number;
  readonly placing: Placing;
  /** The surrounding text box; `null` for none. */
  readonly box: Box | null;
  readonly font: number;
  /** Fallback characters to skip after \u. */
  readonly skipAfterUnicode: number;
};

export const initialStyle: RtfStyle = {
  bold: false,
  halfPoints: 24,
  isHidden: false,
  isDeleted: false,
  color: 0,
  dots: 0,
  isDense: false,
  background: 0,
  paragraphBackground: 0,
  isInTable: false,
  letterSpacing: 0,
  rise: 0,
  letterWidth: 1,
  placing: { exactLine: null, left: 0, firstLine: 0, frame: null },
  box: null,
  font: 0,
  skipAfterUnicode: 1,
};

/** The style after one control word; the same object if the word doesn't change the style. */
export function changeStyle(textStyle: RtfStyle, word: string, parameter: number | null): RtfStyle {
  const isOn = parameter !== 0;
  const value = parameter ?? 0;
  switch (word) {
    case 'plain': {
      const { paragraphBackground, isInTable, placing, box, skipAfterUnicode } = textStyle;
      return { ...initialStyle, paragraphBackground, isInTable, placing, box, skipAfterUnicode };
    }
    case 'b':
      return { ...textStyle, bold: isOn };
    case 'v':
      return { ...textStyle, isHidden: isOn };
    case 'deleted':
      return { ...textStyle, isDeleted: isOn };
    case 'fs':
      return { ...textStyle, halfPoints: parameter ?? initialStyle.halfPoints };
    case 'cf':
      return { ...textStyle, color: value };
    case 'f':
      return { ...textStyle, font: value };
    case 'uc':
      return { ...textStyle, skipAfterUnicode: Math.min(Math.max(value, 0), 8) };
    case 'cb':
    case 'chcbpat':
    case 'highlight':
      return { ...textStyle, background: value };
    case 'chcfpat':
      return { ...textStyle, dots: value };
    case 'chshdng':
      return { ...textStyle, isDense: value >= denseDots };
    case 'expnd':
      return { ...textStyle, letterSpacing: value / 4 };
    case 'expndtw':
      return { ...textStyle, letterSpacing: value * twip };
    case 'charscalex':
      return { ...textStyle, letterWidth: (parameter ?? 100) / 100 };
    case 'up':
      return { ...textStyle, rise: value / 2 };
    case 'dn':
      return { ...textStyle, rise: -value / 2 };
    case 'cbpat':
      return { ...textStyle, paragraphBackground: value };
    case 'intbl':
      return { ...textStyle, isInTable: true };
    case 'pard':
      return { ...textStyle, paragraphBackground: 0, isInTable: false, placing: initialStyle.placing };
    default: {
      const placing = changePlacing(textStyle.placing, word, value * twip);
      return placing === textStyle.placing ? textStyle : { ...textStyle, placing };
    }
  }
}

/** The position of a paragraph after one control word with a length in points. */
function changePlacing(placing: Placing, word: string, points: number): Placing {
  switch (word) {
    case 'sl':
      // A negative value is exact, a positive one is a minimum.
      return { ...placing, exactLine: points < 0 ? -points : null };
    case 'li':
    case 'lin':
      return { ...placing, left: points };
    case 'fi':
      return { ...placing, firstLine: points };
    case 'posx':
    case 'posy':
    case 'posnegx':
    case 'posnegy':
      return isOffSheet(points) ? { ...placing, frame: 'off-page' } : placing;
    default:
      return placing;
  }
}

/** Twentieths of a point. */
const twip = 1 / 20;

/** Density, in hundredths of a percent, from which a pattern counts as its foreground color. */
const denseDots = 8_000;

const paper = 'FFFFFF';

/** Points. A row clipped to less shows no letters. */
const lowestRow = 3;
/** Why text of this style is invisible; `null` if it is visible. `colors` are RRGGBB, or `null` for automatic. */
export function findRtfHiding(
  textStyle: RtfStyle,
  colors: readonly (string | null)[],
  row: RtfRow,
): HidingTechnique | null {
  const fontSize = textStyle.halfPoints / 2;
  const isCut = textStyle.isInTable && row.height !== null && row.height < lowestRow;
  const cell = textStyle.isInTable ? (colors[row.background] ?? null) : null;
  const behind = colors[textStyle.paragraphBackground] ?? cell ?? textStyle.box?.background ?? paper;
  return (
    textStyle.box?.hiding ??
    (isCut ? 'clipped' : findMisplacing(textStyle.placing, fontSize)) ??
    findHiding(
      {
        ...textStyle,
        fontSize,
        color: colors[textStyle.color] ?? null,
        background: colors[textStyle.isDense ? textStyle.dots : textStyle.background] ?? null,
      },
      behind,
    )
  );
}
