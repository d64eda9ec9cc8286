import { endOfInput, Lexer } from '../syntax/lexer.ts';
import { Parser } from '../syntax/parser.ts';
import {
  numberAt,
  type PdfDictionary,
  PdfKeyword,
  PdfName,
  PdfStream,
  type PdfValue,
} from '../syntax/values.ts';
import type { Layers } from '../visibility/layers.ts';
import type { ColorSpace } from './color-space.ts';
import { GraphicsState } from './graphics-state.ts';
import { skipInlineImage } from './inline-image.ts';
import { MarkedContent } from './marked-content.ts';
import {
  combine,
  intersection,
  isTurned,
  type Matrix,
  mappedBox,
  matrixFrom,
  type Rectangle,
} from './matrix.ts';
import type { PageCanvas } from './page-canvas.ts';
import { coverOf, isTransparent, PathPainter } from './path-painter.ts';
import { Resources, type SharedResources } from './resources.ts';
import { setColor } from './set-color.ts';
import { TextPainter } from './text-painter.ts';

/**
 * Maximum number of saved states and operands; more are damage or an attack. Further `q` are counted so that `Q` still
 * match.
 */
const maxSavedStates = 256;
const maxOperands = 64;
/** Nesting depth of forms. */
const maxFormDepth = 16;
/** Forms drawn on one page, counting repetitions. */
const maxFormsOnPage = 5000;

/** Ignored operators: line caps, joins and dashes, rendering intent, flatness, and markers without effect. */
const unread = new Set(['J', 'j', 'M', 'd', 'ri', 'i', 'BX', 'EX', 'ET']);

/** Data shared by all pages of a file. */
export type DocumentContext = SharedResources & {
  readonly layers: Layers;
  /** Unpacked content of forms. */
  readonly forms: Map<PdfStream, Uint8Array | null>;
};

/** Runs content streams and records on a canvas what they draw (ISO 32000-1, annex A lists the operators). */
export class Interpreter {
  private readonly context: DocumentContext;
  private readonly canvas: PageCanvas;
  private readonly text: TextPainter;
  private readonly marks: MarkedContent;
  private readonly paths: PathPainter;
  private readonly activeForms = new Set<PdfStream>();
  private state: GraphicsState;
  private resources: Resources;
  private formCount = 0;

  constructor(context: DocumentContext, canvas: PageCanvas, matrix: Matrix, clip: Rectangle) {
    this.context = context;
    this.canvas = canvas;
    this.text = new TextPainter(canvas, context.file.budget);
    this.paths = new PathPainter(canvas);
    this.marks = new MarkedContent(context.file, context.layers, canvas);
    this.resources = new Resources(context, null);
    this.state = new GraphicsState(clip);
    this.state.matrix = matrix;
  }

  run(bytes: Uint8Array, resources: PdfDictionary | null, depth = 0): void {
    const { budget } = this.context.file;
    budget.spend(50 + (bytes.length >> 3));
    const outerResources = this.resources;
    if (resources !== outerResources.dictionary) this.resources = new Resources(this.context, resources);
    const lexer = new Lexer(bytes);
    const parser = new Parser(lexer, budget);
    const saved: GraphicsState[] = [];
    let unsavedCount = 0;
    let operands: PdfValue[] = [];
    for (;;) {
      const value = parser.nextOfContent();
      if (!(value instanceof PdfKeyword)) {
        operands.push(value);
        if (operands.length > maxOperands) operands.shift();
        continue;
      }
      if (value === endOfInput) break;
      budget.spend(1);
      if (value.word === 'q') {
        budget.spend(4);
        if (saved.length < maxSavedStates) saved.push(this.state.copy());
        else unsavedCount += 1;
      } else if (value.word === 'Q') {
        if (unsavedCount > 0) unsavedCount -= 1;
        else this.state = saved.pop() ?? this.state;
      } else if (value.word === 'ID') {
        this.canvas.addPicture(mappedBox(this.state.matrix, 0, 0, 1, 1), this.state.clip, 'maybe');
        skipInlineImage(lexer);
      } else {
        this.execute(value.word, operands, depth);
        if (value.word === 'Tj') this.text.showLoneGlyphs(lexer, this.state);
      }
      // Allocating a new one is cheaper than clearing, which is slow in V8.
      operands = [];
    }
    this.resources = outerResources;
  }

  private execute(operator: string, operands: PdfValue[], depth: number): void {
    if (unread.has(operator)) return;
    const { state } = this;
    switch (operator) {
      case 'BT':
        this.text.begin();
        break;
      case 'Tf':
        this.setFont(operands[0], numberAt(operands, 1));
        break;
      case 'Tm':
        this.text.setMatrix(matrixFrom(numbersOf(operands)) ?? [1, 0, 0, 1, 0, 0]);
        break;
      case 'Td':
        this.text.move(numberAt(operands, 0), numberAt(operands, 1));
        break;
      case 'TD':
        state.leading = -numberAt(operands, 1);
        this.text.move(numberAt(operands, 0), numberAt(operands, 1));
        break;
      case 'T*':
        this.text.move(0, -state.leading);
        break;
      case 'Tj':
        this.show(operands);
        break;
      case 'TJ':
        if (Array.isArray(operands[0])) this.show(operands[0]);
        break;
      case "'":
        this.text.move(0, -state.leading);
        this.show(operands);
        break;
      case '"':
        state.wordSpacing = numberAt(operands, 0);
        state.characterSpacing = numberAt(operands, 1);
        this.text.move(0, -state.leading);
        this.show(operands.slice(2));
        break;
      case 'Tc':
        state.characterSpacing = numberAt(operands, 0);
        break;
      case 'Tw':
        state.wordSpacing = numberAt(operands, 0);
        break;
      case 'Tz':
        state.horizontalScale = numberAt(operands, 0) / 100;
        break;
      case 'TL':
        state.leading = numberAt(operands, 0);
        break;
      case 'w':
        state.lineWidth = numberAt(operands, 0);
        break;
      case 'Ts':
        state.rise = numberAt(operands, 0);
        break;
      case 'Tr':
        state.renderMode = numberAt(operands, 0);
        break;
      case 'cm': {
        const matrix = matrixFrom(numbersOf(operands));
        if (matrix) state.matrix = combine(matrix, state.matrix);
        break;
      }
      case 'gs':
        this.applyExtendedState(operands[0]);
        break;
      case 'Do':
        this.drawObject(operands[0], depth);
        break;
      case 'sh':
        this.canvas.paint(state.clip, null, coverOf(state, state.fillAlpha));
        break;
      case 'BMC':
      case 'BDC':
        this.marks.begin(operands[0], operands[1], this.resources.dictionary);
        break;
      case 'EMC':
        this.marks.end();
        break;
      default:
        if (setColor(operator, operands, state, this.colorSpace)) break;
        this.paths.execute(operator, operands, state, this.marks.hiddenBy !== null);
    }
  }

  private readonly colorSpace = (name: PdfValue | undefined): ColorSpace => this.resources.colorSpace(name);

  private show(items: readonly PdfValue[]): void {
    this.text.show(items, this.state, this.marks, this.marks.isExplained);
  }

  private setFont(name: PdfValue | undefined, size: number): void {
    this.state.fontSize = size;
    if (name instanceof PdfName) this.state.font = this.resources.font(name.name);
  }

  private applyExtendedState(name: PdfValue | undefined): void {
    const settings = name instanceof PdfName ? this.resources.extendedState(name.name) : null;
    if (settings === null) return;
    const { state } = this;
    state.fillAlpha = settings.fillAlpha ?? state.fillAlpha;
    state.strokeAlpha = settings.strokeAlpha ?? state.strokeAlpha;
    state.lineWidth = settings.lineWidth ?? state.lineWidth;
    state.blend = settings.blend ?? state.blend;
    state.mask = settings.mask ?? state.mask;
    state.font = settings.font ?? state.font;
    state.fontSize = settings.fontSize ?? state.fontSize;
  }

  private drawObject(name: PdfValue | undefined, depth: number): void {
    const { file } = this.context;
    if (!(name instanceof PdfName)) return;
    const object = file.resolve(file.dictionary(this.resources.dictionary?.get('XObject'))?.get(name.name));
    if (!(object instanceof PdfStream)) return;
    const marksBefore = this.marks.depth;
    this.marks.beginLayer(object.dictionary.get('OC'));
    if (file.name(object.dictionary.get('Subtype')) === 'Image') this.drawImage(object.dictionary);
    else this.drawForm(object, depth);
    this.marks.endTo(marksBefore);
  }

  private drawImage(dictionary: PdfDictionary): void {
    const { state } = this;
    if (this.marks.hiddenBy !== null || isTransparent(state)) return;
    const isStencil = this.context.file.get(dictionary, 'ImageMask') === true;
    const isSolid = !isStencil && !dictionary.has('SMask') && !dictionary.has('Mask');
    this.canvas.addPicture(
      mappedBox(state.matrix, 0, 0, 1, 1),
      state.clip,
      isSolid ? coverOf(state, state.fillAlpha) : 'maybe',
    );
  }

  /** Draws a form XObject, including one that is the appearance of an annotation. */
  drawForm(form: PdfStream, depth: number): void {
    const { file } = this.context;
    this.formCount += 1;
    if (depth >= maxFormDepth || this.formCount > maxFormsOnPage || this.activeForms.has(form)) return;
    const bytes = this.formBytes(form);
    if (bytes === null) return;
    const { dictionary } = form;
    const outer = this.state;
    const marksBefore = this.marks.depth;
    const inner = outer.copy();
    const matrix = matrixFrom(file.numbers(dictionary.get('Matrix')));
    if (matrix) inner.matrix = combine(matrix, inner.matrix);
    const box = file.numbers(dictionary.get('BBox'));
    if (box && box.length >= 4) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
      inner.clip = intersection(inner.clip, mappedBox(inner.matrix, x0, y0, x1, y1));
      inner.isClipShaped ||= isTurned(inner.matrix);
    }
    if (dictionary.has('Group')) {
      inner.groupAlpha *= inner.fillAlpha;
      inner.fillAlpha = 1;
      inner.strokeAlpha = 1;
    }
    this.state = inner;
    this.activeForms.add(form);
    this.run(bytes, file.dictionary(dictionary.get('Resources')) ?? this.resources.dictionary, depth + 1);
    this.activeForms.delete(form);
    this.marks.endTo(marksBefore);
    this.state = outer;
  }

  /** A form may be drawn thousands of times; it is unpacked once. */
  private formBytes(form: PdfStream): Uint8Array | null {
    const { file, forms } = this.context;
    const known = forms.get(form);
    if (known !== undefined) return known;
    const bytes = file.decode(form);
    forms.set(form, bytes);
    return bytes;
  }
}

const numbersOf = (operands: readonly PdfValue[]): number[] =>
  operands.map((operand) => (typeof operand === 'number' ? operand : 0));
