import type { HidingTechnique } from '@winnow/document-model';
import { readableText } from '../fonts/readable-text.ts';
import type { PdfFile } from '../structure/pdf-file.ts';
import { isDictionary, type PdfDictionary, PdfName, type PdfValue } from '../syntax/values.ts';
import type { Layers } from '../visibility/layers.ts';
import type { PageCanvas } from './page-canvas.ts';

type Mark = {
  readonly hides: boolean;
  readonly mayHide: boolean;
  readonly actualText: string | null;
  readonly firstStrip: number;
};

/** Maximum number of stored marks; further open marks are only counted. */
const maxMarks = 512;

/** Maximum ratio of characters in an ActualText to glyphs it replaces. */
const maxCharactersPerGlyph = 4;

/** Maximum number of stored replacement texts of a page, and of glyphs compared with them. */
const maxReplacements = 100;
const maxComparedGlyphs = 2000;
const maxComparedCharacters = 2000;

/** Letters for comparison, without ligatures, hyphens and spaces, which differ between drawing and text. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text has a word of at least four letters that is not drawn. */
function saysOtherWords(text: string, drawn: string): boolean {
  const letters = lettersOf(drawn);
  const words = text.slice(0, maxComparedCharacters).match(/[\p{L}\p{N}\p{M}]{4,}/gu) ?? [];
  return [...new Set(words.map(lettersOf))].some((word) => !letters.includes(word));
}

/** The stack of marked content: hidden layers, and the replacement text of undecodable glyphs. */
export class MarkedContent {
  private readonly file: PdfFile;
  private readonly layers: Layers;
  private readonly canvas: PageCanvas;
  private readonly marks: Mark[] = [];
  private hidingCount = 0;
  private uncertainCount = 0;
  private explainingCount = 0;
  private unkeptCount = 0;

  constructor(file: PdfFile, layers: Layers, canvas: PageCanvas) {
    this.file = file;
    this.layers = layers;
    this.canvas = canvas;
  }

  get hiddenBy(): HidingTechnique | null {
    return this.hidingCount > 0 ? 'hidden-layer' : null;
  }

  get suspectedHiding(): HidingTechnique | null {
    return this.uncertainCount > 0 ? 'hidden-layer' : null;
  }

  /** Whether glyphs without text must be kept, since replacement text may follow. */
  get isExplained(): boolean {
    return this.explainingCount > 0;
  }

  begin(tag: PdfValue | undefined, properties: PdfValue | undefined, resources: PdfDictionary | null): void {
    if (this.marks.length >= maxMarks) {
      this.unkeptCount += 1;
      return;
    }
    const named =
      properties instanceof PdfName
        ? this.file.dictionary(resources?.get('Properties'))?.get(properties.name)
        : properties;
    const layer = tag instanceof PdfName && tag.name === 'OC' ? named : null;
    const dictionary = this.file.resolve(named);
    const actual = isDictionary(dictionary) ? this.file.resolve(dictionary.get('ActualText')) : null;
    const actualText = typeof actual === 'string' ? textString(actual) : null;
    this.push({ ...this.hiding(layer), actualText, firstStrip: this.canvas.strips.length });
  }

  /** A form or picture that belongs to a layer is marked as a whole. */
  beginLayer(value: PdfValue | undefined): void {
    this.push({
      ...this.hiding(value),
      actualText: null,
      firstStrip: this.canvas.strips.length,
    });
  }

  private hiding(layer: PdfValue | undefined): Pick<Mark, 'hides' | 'mayHide'> {
    return { hides: this.layers.isHidden(layer), mayHide: this.layers.mayBeHidden(layer) };
  }

  get depth(): number {
    return this.marks.length;
  }

  endTo(depth: number): void {
    while (this.marks.length > depth) this.end();
  }

  end(): void {
    if (this.unkeptCount > 0) {
      this.unkeptCount -= 1;
      return;
    }
    const mark = this.marks.pop();
    if (mark === undefined) return;
    this.canvas.closeStrip();
    if (mark.hides) this.hidingCount -= 1;
    if (mark.mayHide) this.uncertainCount -= 1;
    if (mark.actualText !== null) {
      this.explainingCount -= 1;
      this.explain(mark.actualText, mark.firstStrip);
    }
  }

  private push(mark: Mark): void {
    this.canvas.closeStrip();
    this.marks.push(mark);
    if (mark.hides) this.hidingCount += 1;
    if (mark.mayHide) this.uncertainCount += 1;
    if (mark.actualText !== null) this.explainingCount += 1;
  }

  /**
   * ActualText is used only where the glyphs cannot be decoded: otherwise a person sees the glyphs, and a different
   * text would be invisible words.
   */
  private explain(actualText: string, firstStrip: number): void {
    const strips = this.canvas.strips.slice(firstStrip);
    const glyphs = strips.reduce((count, strip) => count + strip.texts.length, 0);
    const isSilent = strips.every((strip) => strip.texts.every((text) => text === ''));
    const first = strips[0];
    const text = readableText(actualText);
    if (isSilent && first !== undefined && text.length <= glyphs * maxCharactersPerGlyph) {
      this.canvas.strips[firstStrip] = { ...first, texts: [text, ...first.texts.slice(1)] };
      return;
    }
    const { replacements } = this.canvas;
    if (replacements.length >= maxReplacements || glyphs > maxComparedGlyphs) return;
    const drawn = strips.map((strip) => strip.texts.join('')).join('');
    if (saysOtherWords(text, drawn)) replacements.push(text);
  }
}

/** A text string: UTF-16 or UTF-8 with a byte order mark, otherwise one byte per character. */
export function textString(value: string): string {
  if (value.startsWith('\xfe\xff'))
    return new TextDecoder('utf-16be').decode(Buffer.from(value.slice(2), 'latin1'));
  if (value.startsWith('\xef\xbb\xbf')) return Buffer.from(value.slice(3), 'latin1').toString('utf8');
  return value;
}
