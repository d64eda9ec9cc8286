import type { HidingTechnique } from '@winnow/document-model';
import type { Color } from '../content/color.ts';
import type { Rectangle } from '../content/matrix.ts';

/**
 * The glyphs of one show operator, in points of the page as shown (top left is the origin, y grows downwards).
 * Glyph `i` covers `starts[i]` to `ends[i]` along the writing direction from the origin.
 */
export type Strip = {
  readonly texts: string[];
  readonly starts: number[];
  readonly ends: number[];
  readonly originX: number;
  readonly originY: number;
  /** Unit vector of the writing direction. */
  readonly directionX: number;
  readonly directionY: number;
  /** Font size of the text state, before all scaling. */
  readonly size: number;
  /** Points as seen on the page. */
  readonly fontSize: number;
  /** Smaller of the glyphs' sizes along and across the line: squeezed text cannot be read. */
  readonly smallestSize: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `null` if unknown. */
  readonly color: Color | null;
  /** Why the graphics state alone hides it; positions and colors are assessed later. */
  readonly hiddenBy: HidingTechnique | null;
  /** Why the graphics state may hide it; only the rendered page can decide. */
  readonly suspectedHiding: HidingTechnique | null;
  readonly clip: Rectangle;
  /** Position in the painting order of the page. */
  readonly order: number;
};
