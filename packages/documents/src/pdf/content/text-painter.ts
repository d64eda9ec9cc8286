import type { HidingTechnique } from '@winnow/engine';
import type { Budget } from '../budget.ts';
import type { PdfValue } from '../syntax/values.ts';
import type { Strip } from '../text/strip.ts';
import type { Colour } from './colour.ts';
import type { GraphicsState } from './graphics-state.ts';
import { combine, identity, type Matrix } from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';

/** Less opacity than this leaves no letter to be seen. */
const leastOpacity = 0.08;

/** The text object: its matrices, and the operators that show text (ISO 32000-1, 9.4). */
export class TextPainter {
  private matrix: Matrix = identity;
  private lineMatrix: Matrix = identity;
  private readonly canvas: PageCanvas;
  private readonly budget: Budget;

  constructor(canvas: PageCanvas, budget: Budget) {
    this.canvas = canvas;
    this.budget = budget;
  }

  begin(): void {
    this.matrix = identity;
    this.lineMatrix = identity;
  }

  setMatrix(matrix: Matrix): void {
    this.matrix = matrix;
    this.lineMatrix = matrix;
  }

  move(x: number, y: number): void {
    this.setMatrix(combine([1, 0, 0, 1, x, y], this.lineMatrix));
  }

  /** Tj and TJ: strings are shown, numbers move back by thousandths of the size. */
  show(
    items: readonly PdfValue[],
    state: GraphicsState,
    hiddenBy: HidingTechnique | null,
    keepsEmpty: boolean,
  ): void {
    const { font } = state;
    if (font === null) return;
    const texts: string[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    const { fontSize, horizontalScale, characterSpacing, wordSpacing } = state;
    const map = combine(this.matrix, state.matrix);
    const scale = Math.hypot(map[0], map[1]);
    const glyphScale = font.widthScale * fontSize * horizontalScale;
    let position = 0;
    let hasText = false;
    for (const item of items) {
      if (typeof item === 'number') {
        position -= (item / 1000) * fontSize * horizontalScale;
        continue;
      }
      if (typeof item !== 'string') continue;
      const glyphs = font.glyphs(item);
      this.budget.spend(glyphs.length);
      for (const glyph of glyphs) {
        const advance = glyph.width * glyphScale;
        this.canvas.glyphCount += 1;
        if (!glyph.isDecoded) this.canvas.undecodedCount += 1;
        if (glyph.text !== '' || keepsEmpty) {
          texts.push(glyph.text);
          starts.push(position * scale);
          ends.push((position + advance) * scale);
          if (glyph.text !== '') hasText = true;
        }
        position += advance + (characterSpacing + (glyph.isWordSpace ? wordSpacing : 0)) * horizontalScale;
      }
    }
    if (hasText || (keepsEmpty && texts.length > 0))
      this.canvas.addStrip(this.strip(texts, starts, ends, map, scale, state, hiddenBy));
    this.matrix = combine([1, 0, 0, 1, position, 0], this.matrix);
  }

  private strip(
    texts: string[],
    starts: number[],
    ends: number[],
    map: Matrix,
    scale: number,
    state: GraphicsState,
    hiddenBy: HidingTechnique | null,
  ): Strip {
    const em = Math.abs(state.fontSize) * (state.font?.emHeight ?? 1);
    const fontSize = em * Math.hypot(map[2], map[3]);
    const isBackward = state.fontSize * state.horizontalScale < 0;
    if (isBackward) turnAround(starts, ends);
    const sign = isBackward ? -1 : 1;
    const length = scale || 1;
    const strokes = state.renderMode % 4 === 1;
    return {
      texts,
      starts,
      ends,
      originX: map[2] * state.rise + map[4],
      originY: map[3] * state.rise + map[5],
      directionX: (sign * map[0]) / length,
      directionY: (sign * map[1]) / length,
      fontSize,
      smallestSize: Math.min(fontSize, em * Math.abs(state.horizontalScale) * scale),
      bold: state.font?.bold === true || state.renderMode % 4 === 2,
      italic: state.font?.italic ?? false,
      colour: visibleColour(state, strokes),
      hiddenBy: hiddenBy ?? hiddenByState(state, strokes),
      clip: state.clip,
      order: this.canvas.takeOrder(),
    };
  }
}

/** With a negative size the text runs the other way. */
function turnAround(starts: number[], ends: number[]): void {
  for (let index = 0; index < starts.length; index++) {
    starts[index] = -(starts[index] as number);
    ends[index] = -(ends[index] as number);
  }
}

function visibleColour(state: GraphicsState, strokes: boolean): Colour | null {
  // What is mixed with the page below, or filled and stroked, is not judged by one colour.
  if (!state.isNormalBlend || state.isMasked || state.renderMode % 4 === 2) return null;
  return strokes ? state.stroke : state.fill;
}

function hiddenByState(state: GraphicsState, strokes: boolean): HidingTechnique | null {
  if (state.renderMode === 3 || state.renderMode === 7) return 'render-mode';
  const own =
    state.renderMode % 4 === 2
      ? Math.max(state.fillAlpha, state.strokeAlpha)
      : strokes
        ? state.strokeAlpha
        : state.fillAlpha;
  return own * state.groupAlpha < leastOpacity ? 'opacity' : null;
}
