import type { HidingTechnique } from '@winnow/engine';
import { isLostOn } from './contrast.ts';
import type { Look } from './look.ts';

/** Points. Nobody reads less, and Word offers nothing under 1. */
const smallestFontSize = 3;

/** What is behind a run: a colour, or `unknown` where a picture, a shape or a table's style may be. */
export type Background = string | 'unknown';

/** Why a person cannot see a run of this look; `null` when it can be seen. */
export function findHiding(look: Look, behind: Background): HidingTechnique | null {
  if (look.isHidden) return 'hidden-style';
  if (look.isTransparent) return 'opacity';
  if (look.fontSize !== undefined && look.fontSize < smallestFontSize) return 'size';
  const background = look.background ?? behind;
  if (look.colour && background !== 'unknown' && isLostOn(look.colour, background)) return 'colour';
  return null;
}
