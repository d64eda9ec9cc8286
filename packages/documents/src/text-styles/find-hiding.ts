import type { HidingTechnique } from '@winnow/document-model';
import { isLostOn } from './contrast.ts';
import type { TextStyle } from './text-style.ts';

/** Points. Smaller text is unreadable, and Word offers no size below 1. */
const smallestFontSize = 3;

/** Points. The size of text without a stated size. */
export const usualFontSize = 10;

/** Points. Narrower letters look like a line. */
const smallestWidth = 2;

/** Ems. Letters with tighter spacing overlap. */
const tightestSpacing = -0.45;

/** Points above or below the line from which text is detached from its line and usually off the page. */
const highestRise = 150;

/** The background of a run: a color, or `unknown` if a picture, a shape or a table style may be behind it. */
export type Background = string | 'unknown';

/** Why a run of this style is invisible; `null` if it is visible. */
export function findHiding(textStyle: TextStyle, behind: Background): HidingTechnique | null {
  if (textStyle.isHidden || textStyle.isHiddenInView) return 'hidden-style';
  if (textStyle.isTransparent) return 'opacity';
  if (textStyle.fontSize !== undefined && textStyle.fontSize < smallestFontSize) return 'size';
  if (isSqueezed(textStyle)) return 'size';
  if (Math.abs(textStyle.rise ?? 0) > highestRise) return 'off-page';
  const background = textStyle.background ?? behind;
  if (textStyle.color && background !== 'unknown' && isLostOn(textStyle.color, background)) return 'colour';
  return null;
}

function isSqueezed({ fontSize = usualFontSize, letterSpacing = 0, letterWidth = 1 }: TextStyle): boolean {
  return letterSpacing < tightestSpacing * fontSize || letterWidth * fontSize < smallestWidth;
}
