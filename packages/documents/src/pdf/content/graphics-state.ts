import type { Font } from '../fonts/font.ts';
import { black, type Color } from './color.ts';
import { type ColorSpace, deviceGray } from './color-space.ts';
import { identity, type Matrix, type Rectangle } from './matrix.ts';

/** How colors mix with what is below; `other` modes are unknown. */
export type Blend = 'normal' | 'darkens' | 'lightens' | 'other';

/** A soft mask that paints nothing lets nothing through (`all`); what others let through is unknown (`some`). */
export type SoftMask = 'none' | 'some' | 'all';

/** The graphics state as far as text and its visibility need it (ISO 32000-1, 8.4 and 9.3). Copied by `q`. */
export class GraphicsState {
  matrix: Matrix = identity;
  clip: Rectangle;
  /** Whether the clip is no plain rectangle: `clip` is then the box around it. */
  isClipShaped = false;
  lineWidth = 1;
  fillSpace: ColorSpace = deviceGray;
  strokeSpace: ColorSpace = deviceGray;
  /** `null` is a pattern or another color that is unknown. */
  fill: Color | null = black;
  stroke: Color | null = black;
  fillAlpha = 1;
  strokeAlpha = 1;
  /** Opacity of the groups around, all multiplied. */
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
