import type { HidingTechnique } from '@winnow/document-model';
import type { Budget } from '../budget.ts';
import type { Font } from '../fonts/font.ts';
import type { Lexer, LoneGlyph } from '../syntax/lexer.ts';
import type { PdfValue } from '../syntax/values.ts';
import type { Strip } from '../text/strip.ts';
import type { Color } from './color.ts';
import type { GraphicsState } from './graphics-state.ts';
import { combine, identity, type Matrix, shift } from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';

/** Opacity below which letters are invisible. */
const minOpacity = 0.08;

/** Opacity from which text appears in its own color. */
const plainOpacity = 0.98;

/** Steps of work per glyph, which uses memory until its page is done. */
const glyphCost = 15;

/** Steps of work for five tokens and two operators. */
const loneGlyphCost = 7;

/** Reused for every glyph, of which a page may have thousands. */
const loneGlyph: LoneGlyph = { x: 0, y: 0, text: '' };

/** Maximum number of glyphs per strip, so that assessing one stays cheap. */
const maxGlyphs = 500;

/** The strip that the next operator may continue, and the state in which it was shown. */
type OpenStrip = {
  readonly strip: Strip;
  readonly font: Font;
  readonly fill: Color | null;
  readonly stroke: Color | null;
  readonly map: Matrix;
  readonly rise: number;
};

/** How the layer of a text hides it, or may hide it. */
export type LayerHiding = Pick<Strip, 'hiddenBy' | 'suspectedHiding'>;

type Continuation = { readonly strip: Strip; readonly along: number };

/** The text object: its matrices, and the operators that show text (ISO 32000-1, 9.4). */
export class TextPainter {
  private matrix: Matrix = identity;
  private lineMatrix: Matrix = identity;
  private opened: OpenStrip | null = null;
  /** Whether the last strip is still open, so that the next adjacent glyph belongs to it. */
  private goesOn = false;
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
    this.setMatrix(shift(x, y, this.lineMatrix));
  }

  /** Tj and TJ: strings are shown, numbers move back by thousandths of the size. */
  show(items: readonly PdfValue[], state: GraphicsState, layer: LayerHiding, keepsEmpty: boolean): void {
    const { font } = state;
    if (font === null) return;
    // Later drawing is visible only through the letters.
    if (state.renderMode >= 4) state.isClipShaped = true;
    const map = combine(this.matrix, state.matrix);
    const open = keepsEmpty ? null : this.continued(map, state, layer);
    const strip = open?.strip ?? this.strip(map, state, layer);
    const along = open?.along ?? 0;
    const position = this.place(items, state, font, strip, along, scaleOf(map, state), keepsEmpty);
    if (open === null && strip.texts.length > 0) this.canvas.addStrip(strip);
    if (strip.texts.length > 0)
      this.opened = { strip, font, fill: state.fill, stroke: state.stroke, map, rise: state.rise };
    this.matrix = shift(position, 0, this.matrix);
    this.goesOn = strip.texts.length > 0 && !keepsEmpty && state.renderMode < 4;
  }

  /**
   * Shows single glyphs, as `move` and `show` would, while they continue in the line and style of the last strip: then
   * only their position has to be checked.
   */
  showLoneGlyphs(lexer: Lexer, state: GraphicsState): void {
    const { opened } = this;
    if (!this.goesOn || opened === null || this.canvas.openStrip !== opened.strip) return;
    const scale = scaleOf(opened.map, state);
    let position: number;
    do position = lexer.position;
    while (this.showLoneGlyph(lexer, opened, state, scale));
    lexer.position = position;
  }

  /** A separate function, since V8 optimizes functions that are called often; `false` if something else comes next. */
  private showLoneGlyph(lexer: Lexer, opened: OpenStrip, state: GraphicsState, scale: number): boolean {
    const { strip, font, map } = opened;
    if (strip.texts.length > maxGlyphs || !lexer.readLoneGlyph(loneGlyph)) return false;
    const line = shift(loneGlyph.x, loneGlyph.y, this.lineMatrix);
    const { matrix: outer, rise } = state;
    const x = map[2] * rise + (line[4] * outer[0] + line[5] * outer[2] + outer[4]) - strip.originX;
    const y = map[3] * rise + (line[4] * outer[1] + line[5] * outer[3] + outer[5]) - strip.originY;
    if (isOffLine(strip, x, y)) return false;
    this.budget.spend(loneGlyphCost);
    const moved = this.placeText(loneGlyph.text, state, font, strip, alongOf(strip, x, y), scale, 0, false);
    this.lineMatrix = line;
    this.matrix = shift(moved, 0, line);
    return true;
  }

  /** Adds the glyphs to a strip and returns how far they moved, in text space. */
  private place(
    items: readonly PdfValue[],
    state: GraphicsState,
    font: Font,
    strip: Strip,
    along: number,
    scale: number,
    keepsEmpty: boolean,
  ): number {
    const adjustmentScale = (state.fontSize * state.horizontalScale) / 1000;
    let position = 0;
    for (const item of items) {
      if (typeof item === 'number') position -= item * adjustmentScale;
      else if (typeof item === 'string')
        position = this.placeText(item, state, font, strip, along, scale, position, keepsEmpty);
    }
    return position;
  }

  private placeText(
    text: string,
    state: GraphicsState,
    font: Font,
    strip: Strip,
    along: number,
    scale: number,
    from: number,
    keepsEmpty: boolean,
  ): number {
    const { fontSize, horizontalScale, characterSpacing, wordSpacing } = state;
    const glyphScale = font.widthScale * fontSize * horizontalScale;
    const glyphs = font.glyphs(text);
    this.budget.spend(glyphs.length * glyphCost);
    let position = from;
    for (const glyph of glyphs) {
      const advance = glyph.width * glyphScale;
      this.canvas.glyphCount += 1;
      if (!glyph.isDecoded) this.canvas.undecodedCount += 1;
      if (glyph.text !== '' || keepsEmpty) {
        strip.texts.push(glyph.text);
        strip.starts.push(along + position * scale);
        strip.ends.push(along + (position + advance) * scale);
      }
      position += advance + (characterSpacing + (glyph.isWordSpace ? wordSpacing : 0)) * horizontalScale;
    }
    return position;
  }

  /**
   * The last show operator's strip, if this one continues in the same line and style: many files show every glyph
   * separately.
   */
  private continued(map: Matrix, state: GraphicsState, layer: LayerHiding): Continuation | null {
    const { opened } = this;
    if (opened === null || this.canvas.openStrip !== opened.strip || opened.font !== state.font) return null;
    const { strip } = opened;
    const before = opened.map;
    if (before[0] !== map[0] || before[1] !== map[1] || before[2] !== map[2] || before[3] !== map[3])
      return null;
    if (strip.size !== state.fontSize || strip.clip !== state.clip || opened.rise !== state.rise) return null;
    if (
      strip.texts.length > maxGlyphs ||
      !isSame(opened.fill, state.fill) ||
      !isSame(opened.stroke, state.stroke)
    )
      return null;
    if (strip.suspectedHiding !== (layer.suspectedHiding ?? uncertaintyOf(state))) return null;
    if (strip.hiddenBy !== (layer.hiddenBy ?? hiddenByState(state, state.renderMode % 4 === 1))) return null;
    const x = map[2] * state.rise + map[4] - strip.originX;
    const y = map[3] * state.rise + map[5] - strip.originY;
    return isOffLine(strip, x, y) ? null : { strip, along: alongOf(strip, x, y) };
  }

  private strip(map: Matrix, state: GraphicsState, layer: LayerHiding): Strip {
    const scale = Math.hypot(map[0], map[1]);
    const em = Math.abs(state.fontSize) * (state.font?.emHeight ?? 1);
    const fontSize = em * Math.hypot(map[2], map[3]);
    // With a negative size the text runs in the opposite direction.
    const sign = state.fontSize * state.horizontalScale < 0 ? -1 : 1;
    const length = scale || 1;
    const strokes = state.renderMode % 4 === 1;
    return {
      texts: [],
      starts: [],
      ends: [],
      originX: map[2] * state.rise + map[4],
      originY: map[3] * state.rise + map[5],
      directionX: (sign * map[0]) / length,
      directionY: (sign * map[1]) / length,
      size: state.fontSize,
      fontSize,
      smallestSize: Math.min(fontSize, em * Math.abs(state.horizontalScale) * scale),
      bold: state.font?.bold === true || state.renderMode % 4 === 2,
      italic: state.font?.italic ?? false,
      color: visibleColor(state, strokes),
      hiddenBy: layer.hiddenBy ?? hiddenByState(state, strokes),
      suspectedHiding: layer.suspectedHiding ?? uncertaintyOf(state),
      clip: state.clip,
      order: this.canvas.takeOrder(),
    };
  }
}

/** From text space to points along the writing direction; with a negative size the text runs the other way. */
function scaleOf(map: Matrix, state: GraphicsState): number {
  const scale = Math.hypot(map[0], map[1]);
  return state.fontSize * state.horizontalScale < 0 ? -scale : scale;
}

/** Whether a position, relative to the strip's origin, is off its line. */
function isOffLine({ directionX, directionY, fontSize }: Strip, x: number, y: number): boolean {
  return Math.abs(x * directionY - y * directionX) > 0.01 * fontSize;
}

function alongOf({ directionX, directionY }: Strip, x: number, y: number): number {
  return x * directionX + y * directionY;
}

function isSame(first: Color | null, second: Color | null): boolean {
  if (first === null || second === null) return first === second;
  return first[0] === second[0] && first[1] === second[1] && first[2] === second[2];
}

/** Properties of the state other than color that may hide letters. */
function uncertaintyOf(state: GraphicsState): HidingTechnique | null {
  if (state.isClipShaped) return 'clipped';
  const isPlain = Math.min(state.fillAlpha, state.strokeAlpha) * state.groupAlpha >= plainOpacity;
  if (state.mask !== 'none' || !isPlain) return 'opacity';
  // The glyphs of a Type 3 font are drawings: any color, or nothing at all.
  return state.blend !== 'normal' || state.font?.isDrawn === true ? 'colour' : null;
}

function visibleColor(state: GraphicsState, strokes: boolean): Color | null {
  // Text that is blended with the page below, or both filled and stroked, cannot be assessed by a single color.
  if (state.blend === 'other' || state.mask !== 'none' || state.renderMode % 4 === 2) return null;
  return strokes ? state.stroke : state.fill;
}

/** White that only darkens and black that only lightens leave the page below unchanged. */
function addsNothing(state: GraphicsState, strokes: boolean): boolean {
  const color = strokes ? state.stroke : state.fill;
  if (color === null || state.renderMode % 4 === 2) return false;
  if (state.blend === 'darkens') return Math.min(...color) > 0.97;
  return state.blend === 'lightens' && Math.max(...color) < 0.03;
}

function hiddenByState(state: GraphicsState, strokes: boolean): HidingTechnique | null {
  if (state.renderMode === 3 || state.renderMode === 7) return 'render-mode';
  if (state.mask === 'all') return 'opacity';
  if (addsNothing(state, strokes)) return 'colour';
  const own =
    state.renderMode % 4 === 2
      ? Math.max(state.fillAlpha, state.strokeAlpha)
      : strokes
        ? state.strokeAlpha
        : state.fillAlpha;
  return own * state.groupAlpha < minOpacity ? 'opacity' : null;
}
