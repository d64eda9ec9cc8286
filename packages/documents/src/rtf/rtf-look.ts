import type { HidingTechnique } from '@winnow/engine';
import { findHiding } from '../looks/find-hiding.ts';
import { findMisplacing, isOffSheet, type Placing } from '../looks/find-misplacing.ts';
import type { Box } from '../story/story-builder.ts';
import type { RtfRow } from './rtf-row.ts';

/** How text of one group looks; a group starts with the look of the one around it. */
export type RtfLook = {
  readonly bold: boolean;
  /** Half points, as the format counts. */
  readonly halfPoints: number;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  /** Index into the table of colours; 0 is the reader's own. */
  readonly colour: number;
  /** Colour of the dots that a pattern behind the letters has. */
  readonly dots: number;
  /** Whether these dots leave next to nothing free. */
  readonly isDense: boolean;
  readonly background: number;
  readonly paragraphBackground: number;
  readonly isInTable: boolean;
  /** Points between letters beyond the usual, and above their line; width of the letters, 1 being the usual. */
  readonly letterSpacing: number;
  readonly rise: number;
  readonly letterWidth: number;
  readonly placing: Placing;
  /** The text box around; `null` for none. */
  readonly box: Box | null;
  readonly font: number;
  /** Fallback characters to skip after \u. */
  readonly skipAfterUnicode: number;
};

export const firstLook: RtfLook = {
  bold: false,
  halfPoints: 24,
  isHidden: false,
  isDeleted: false,
  colour: 0,
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

/** The look after one control word; the same object where the word says nothing of looks. */
export function changeLook(look: RtfLook, word: string, parameter: number | null): RtfLook {
  const isOn = parameter !== 0;
  const value = parameter ?? 0;
  switch (word) {
    case 'plain': {
      const { paragraphBackground, isInTable, placing, box, skipAfterUnicode } = look;
      return { ...firstLook, paragraphBackground, isInTable, placing, box, skipAfterUnicode };
    }
    case 'b':
      return { ...look, bold: isOn };
    case 'v':
      return { ...look, isHidden: isOn };
    case 'deleted':
      return { ...look, isDeleted: isOn };
    case 'fs':
      return { ...look, halfPoints: parameter ?? firstLook.halfPoints };
    case 'cf':
      return { ...look, colour: value };
    case 'f':
      return { ...look, font: value };
    case 'uc':
      return { ...look, skipAfterUnicode: Math.min(Math.max(value, 0), 8) };
    case 'cb':
    case 'chcbpat':
    case 'highlight':
      return { ...look, background: value };
    case 'chcfpat':
      return { ...look, dots: value };
    case 'chshdng':
      return { ...look, isDense: value >= denseDots };
    case 'expnd':
      return { ...look, letterSpacing: value / 4 };
    case 'expndtw':
      return { ...look, letterSpacing: value * twip };
    case 'charscalex':
      return { ...look, letterWidth: (parameter ?? 100) / 100 };
    case 'up':
      return { ...look, rise: value / 2 };
    case 'dn':
      return { ...look, rise: -value / 2 };
    case 'cbpat':
      return { ...look, paragraphBackground: value };
    case 'intbl':
      return { ...look, isInTable: true };
    case 'pard':
      return { ...look, paragraphBackground: 0, isInTable: false, placing: firstLook.placing };
    default: {
      const placing = changePlacing(look.placing, word, value * twip);
      return placing === look.placing ? look : { ...look, placing };
    }
  }
}

/** Where the paragraph stands after one control word with a length in points. */
function changePlacing(placing: Placing, word: string, points: number): Placing {
  switch (word) {
    case 'sl':
      // Below 0 is exact, above at least.
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

/** Hundredths of a per cent of dots from which a pattern has their colour. */
const denseDots = 8_000;

const paper = 'FFFFFF';

/** Points. A row cut to less shows no letter. */
const lowestRow = 3;
/** Why a person cannot see text of this look; `null` when it can be seen. `colours` are RRGGBB or `null` for automatic. */
export function findRtfHiding(
  look: RtfLook,
  colours: readonly (string | null)[],
  row: RtfRow,
): HidingTechnique | null {
  const fontSize = look.halfPoints / 2;
  const isCut = look.isInTable && row.height !== null && row.height < lowestRow;
  const cell = look.isInTable ? (colours[row.background] ?? null) : null;
  const behind = colours[look.paragraphBackground] ?? cell ?? look.box?.background ?? paper;
  return (
    look.box?.hiding ??
    (isCut ? 'clipped' : findMisplacing(look.placing, fontSize)) ??
    findHiding(
      {
        ...look,
        fontSize,
        colour: colours[look.colour] ?? null,
        background: colours[look.isDense ? look.dots : look.background] ?? null,
      },
      behind,
    )
  );
}
