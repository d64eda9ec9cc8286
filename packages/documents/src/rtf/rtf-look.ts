import type { HidingTechnique } from '@winnow/engine';
import { isLostOn } from '../looks/contrast.ts';

/** How text of one group looks; a group starts with the look of the one around it. */
export type RtfLook = {
  readonly bold: boolean;
  /** Half points, as the format counts. */
  readonly halfPoints: number;
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  /** Index into the table of colours; 0 is the reader's own. */
  readonly colour: number;
  readonly background: number;
  readonly cellBackground: number;
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
  background: 0,
  cellBackground: 0,
  font: 0,
  skipAfterUnicode: 1,
};

/** The look after one control word; the same object where the word says nothing of looks. */
export function changeLook(look: RtfLook, word: string, parameter: number | null): RtfLook {
  const isOn = parameter !== 0;
  const value = parameter ?? 0;
  switch (word) {
    case 'plain':
      return { ...firstLook, cellBackground: look.cellBackground, skipAfterUnicode: look.skipAfterUnicode };
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
    case 'cbpat':
    case 'clcbpat':
      return { ...look, cellBackground: value };
    case 'pard':
    case 'trowd':
      return { ...look, cellBackground: 0 };
    default:
      return look;
  }
}

const paper = 'FFFFFF';
/** 3 points, as of other formats. */
const smallestHalfPoints = 6;

/** Why a person cannot see text of this look; `null` when it can be seen. `colours` are RRGGBB or `null` for automatic. */
export function findRtfHiding(look: RtfLook, colours: readonly (string | null)[]): HidingTechnique | null {
  if (look.isHidden) return 'hidden-style';
  if (look.halfPoints < smallestHalfPoints) return 'size';
  const colour = colours[look.colour] ?? null;
  const background = colours[look.background] ?? colours[look.cellBackground] ?? paper;
  return colour && isLostOn(colour, background) ? 'colour' : null;
}
