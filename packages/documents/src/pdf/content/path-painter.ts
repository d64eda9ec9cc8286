import { numberAt, type PdfValue } from '../syntax/values.ts';
import type { GraphicsState } from './graphics-state.ts';
import { intersection } from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';
import { Path } from './path.ts';

/** Opacity from which a fill hides what is below, and below which it paints nothing worth noting. */
const opaque = 0.95;
const transparent = 0.02;

/** Whether what is painted with this opacity lets nothing below shine through. */
export function isOpaque(state: GraphicsState, alpha: number): boolean {
  return alpha * state.groupAlpha >= opaque && state.blend === 'normal' && state.mask === 'none';
}

/** Whether what is painted now leaves no trace. */
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

  /** Runs one operator; those of other kinds do nothing. */
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
        if (!isHidden) path.strokeOnto(this.canvas);
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
          path.strokeOnto(this.canvas);
        }
        this.finish(state);
        break;
    }
  }

  private fill(state: GraphicsState, isEvenOdd: boolean): void {
    if (isTransparent(state)) return;
    const { canvas } = this;
    const hidesBelow = isOpaque(state, state.fillAlpha);
    for (const { box, kind } of this.path.boxes(isEvenOdd)) {
      if (kind === 'rectangle') canvas.fillBox(box, state.clip, state.fill, hidesBelow);
      // What of its box a shape fills is not known: behind text may be its colour or what was there before.
      else canvas.fillShape(box, state.clip, state.fill);
      if (kind === 'frame') canvas.addRule(intersection(box, state.clip));
    }
  }

  private finish(state: GraphicsState): void {
    if (this.path.isClipping) {
      const bounds = this.path.bounds();
      if (bounds) state.clip = intersection(state.clip, bounds);
    }
    this.path.clear();
  }
}
