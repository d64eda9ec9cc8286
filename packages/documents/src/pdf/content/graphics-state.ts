import type { Font } from '../fonts/font.ts';
import { black, type Color } from './color.ts';
import { type ColorSpace, deviceGray } from './color-space.ts';
import { identity, type Matrix, type Rectangle } from './matrix.ts';

/** How colors mix with the content below; the effect of `other` modes is unknown. */
export type Blend = 'normal' | 'darkens' | 'lightens' | 'other';

/** A soft mask that paints nothing hides everything (`all`); the effect of others is unknown (`some`). */
export type SoftMask = 'none' | 'some' | 'all';

/** The part of the graphics state that affects text and its visibility (ISO 32000-1, 8.4 and 9.3). Copied by `q`. */
export class GraphicsState {
  matrix: Matrix = identity;
  clip: Rectangle;
  /** Whether the clip is not a plain rectangle; `clip` is then its bounding box. */
  isClipShaped = false;
  lineWidth = 1;
  fillSpace: ColorSpace = deviceGray;
  strokeSpace: ColorSpace = deviceGray;
  /** `null` for a pattern or another unknown color. */
  fill: Color | null = black;
  stroke: Color | null = black;
  fillAlpha = 1;
  strokeAlpha = 1;
  /** Combined opacity of all surrounding groups. */
  groupAlpha = 1;
  blend: Blend = 'normal';
  mask: SoftMask = 'none';
  font: Font | null = null;
  fontSize = 0;
  characterSpacing = 0;
  wordSpacing = 0;
  /** 1 is normal width. */
  horizontalScale = 1;
  leading = 0;
  rise = 0;
  renderMode = 0;

  constructor(clip: Rectangle) {
    this.clip = clip;
  }

  copy(): GraphicsState {
    return Object.assign(new GraphicsState(this.clip), this);
  }
}
