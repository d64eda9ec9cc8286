import { numberAt, type PdfValue } from '../syntax/values.ts';
import type { Cover } from '../visibility/painted-areas.ts';
import type { GraphicsState } from './graphics-state.ts';
import { intersection } from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';
import { Path } from './path.ts';

/** Opacity above which a fill hides the content below, and below which its paint is ignored. */
const opaque = 0.95;
const transparent = 0.02;

/** Points: minimum thickness of a band that may cover letters. */
const minBand = 4;

/** Whether a fill with this opacity fully hides the content below. */
function isOpaque(state: GraphicsState, alpha: number): boolean {
  return alpha * state.groupAlpha >= opaque && state.blend === 'normal' && state.mask === 'none';
}

/** Same as `isOpaque`, for content that fills its whole box. */
export function coverOf(state: GraphicsState, alpha: number): Cover {
  if (!isOpaque(state, alpha)) return 'none';
  return state.isClipShaped ? 'maybe' : 'whole';
}

/** Whether painting now has no visible effect. */
export function isTransparent(state: GraphicsState): boolean {
  return state.fillAlpha * state.groupAlpha < transparent || state.mask === 'all';
}

/** The operators that build, paint and clip with paths (ISO 32000-1, 8.5). */
export class PathPainter {
  private readonly path = new Path();
  private readonly canvas: PageCanvas;

  constructor(canvas: PageCanvas) {
    this.canvas = canvas;
  }

  /** Runs one operator; ignores operators of other kinds. */
  execute(operator: string, operands: readonly PdfValue[], state: GraphicsState, isHidden: boolean): void {
    const { path } = this;
    switch (operator) {
      case 'm':
        path.moveTo(state.matrix, numberAt(operands, 0), numberAt(operands, 1));
        break;
      case 'l':
        path.lineTo(state.matrix, numberAt(operands, 0), numberAt(operands, 1));
        break;
      case 'c':
        path.curvePoint(state.matrix, numberAt(operands, 0), numberAt(operands, 1));
        path.curvePoint(state.matrix, numberAt(operands, 2), numberAt(operands, 3));
        path.curvePoint(state.matrix, numberAt(operands, 4), numberAt(operands, 5));
        break;
      case 'v':
      case 'y':
        path.curvePoint(state.matrix, numberAt(operands, 0), numberAt(operands, 1));
        path.curvePoint(state.matrix, numberAt(operands, 2), numberAt(operands, 3));
        break;
      case 're':
        path.rectangle(
          state.matrix,
          numberAt(operands, 0),
          numberAt(operands, 1),
          numberAt(operands, 2),
          numberAt(operands, 3),
        );
        break;
      case 'W':
      case 'W*':
        path.requestClip();
        break;
      case 'n':
        this.finish(state);
        break;
      case 'S':
      case 's':
        if (!isHidden) this.stroke(state);
        this.finish(state);
        break;
      case 'f':
      case 'F':
      case 'f*':
        if (!isHidden) this.fill(state, operator.endsWith('*'));
        this.finish(state);
        break;
      case 'B':
      case 'B*':
      case 'b':
      case 'b*':
        if (!isHidden) {
          this.fill(state, operator.endsWith('*'));
          this.stroke(state);
        }
        this.finish(state);
        break;
    }
  }

  private fill(state: GraphicsState, isEvenOdd: boolean): void {
    if (isTransparent(state)) return;
    const { canvas } = this;
    const cover = coverOf(state, state.fillAlpha);
    for (const { box, kind } of this.path.boxes(isEvenOdd)) {
      if (kind === 'rectangle') canvas.fillBox(box, state.clip, state.fill, cover);
      // The shape fills an unknown part of its box: the background of text may be its color or what was there before.
      else canvas.fillShape(box, state.clip, state.fill, cover);
      if (kind === 'frame') canvas.addRule(intersection(box, state.clip));
    }
  }

  /** Lines matter for the layout; broad ones are bands behind or in front of letters. */
  private stroke(state: GraphicsState): void {
    this.path.strokeOnto(this.canvas);
    const width = state.lineWidth * Math.hypot(state.matrix[0], state.matrix[1]);
    if (width < minBand || isTransparent(state)) return;
    const cover = isOpaque(state, state.strokeAlpha) ? 'maybe' : 'none';
    for (const { box } of this.path.boxes(false)) {
      const band = {
        left: box.left - width / 2,
        top: box.top - width / 2,
        right: box.right + width / 2,
        bottom: box.bottom + width / 2,
      };
      this.canvas.fillShape(band, state.clip, state.stroke, cover);
    }
  }

  private finish(state: GraphicsState): void {
    if (this.path.isClipping) {
      const bounds = this.path.bounds();
      if (bounds) state.clip = intersection(state.clip, bounds);
      if (!this.path.isOneRectangle) state.isClipShaped = true;
    }
    this.path.clear();
  }
}
