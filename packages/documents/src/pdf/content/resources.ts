import type { Font } from '../fonts/font.ts';
import { loadFont } from '../fonts/load-font.ts';
import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfName, type PdfValue } from '../syntax/values.ts';
import { type ColorSpace, readColorSpace } from './color-space.ts';
import { type ExtendedState, readExtendedState } from './extended-state.ts';

/** Resources shared by all pages of a file. */
export type SharedResources = {
  readonly file: PdfFile;
  readonly fonts: Map<PdfDictionary, Font>;
  /** By the value that defines them: a reference or an array, which is the same object every time. */
  readonly colorSpaces: Map<PdfValue, ColorSpace>;
};

/**
 * The named resources of a content stream (ISO 32000-1, 7.8.3), each looked up once, since many writers set all of them
 * for every line.
 */
export class Resources {
  readonly dictionary: PdfDictionary | null;
  private readonly shared: SharedResources;
  private readonly fonts = new Map<string, Font>();
  private readonly colorSpaces = new Map<string, ColorSpace>();
  private readonly states = new Map<string, ExtendedState | null>();

  constructor(shared: SharedResources, dictionary: PdfDictionary | null) {
    this.shared = shared;
    this.dictionary = dictionary;
  }

  /** The font with a name; plain Helvetica if the resources lack it. */
  font(name: string): Font {
    const known = this.fonts.get(name);
    if (known) return known;
    const { file } = this.shared;
    const font = this.fontFrom(file.dictionary(file.dictionary(this.dictionary?.get('Font'))?.get(name)));
    this.fonts.set(name, font);
    return font;
  }

  /** The settings that `gs` applies; `null` if there are none with this name. */
  extendedState(name: string): ExtendedState | null {
    const known = this.states.get(name);
    if (known !== undefined) return known;
    const { file } = this.shared;
    const settings = file.dictionary(file.dictionary(this.dictionary?.get('ExtGState'))?.get(name));
    const state = settings && readExtendedState(file, settings, (font) => this.fontFrom(font));
    this.states.set(name, state);
    return state;
  }

  /** The color space with a name, or one defined by its own value. */
  colorSpace(value: PdfValue | undefined): ColorSpace {
    if (!(value instanceof PdfName)) return this.readSpace(value);
    const known = this.colorSpaces.get(value.name);
    if (known) return known;
    const space = this.namedSpace(value);
    this.colorSpaces.set(value.name, space);
    return space;
  }

  private namedSpace(name: PdfName): ColorSpace {
    const { file, colorSpaces } = this.shared;
    const defined = file.dictionary(this.dictionary?.get('ColorSpace'))?.get(name.name);
    if (defined === undefined) return this.readSpace(name);
    const known = colorSpaces.get(defined);
    if (known) return known;
    const space = this.readSpace(name);
    colorSpaces.set(defined, space);
    return space;
  }

  private readSpace(value: PdfValue | undefined): ColorSpace {
    const { file } = this.shared;
    file.budget.spend(100);
    return readColorSpace(file, value, this.dictionary);
  }

  private fontFrom(dictionary: PdfDictionary | null): Font {
    const { file, fonts } = this.shared;
    const key = dictionary ?? missingFont;
    const known = fonts.get(key);
    if (known) return known;
    file.budget.spend(500);
    const font = loadFont(file, key);
    fonts.set(key, font);
    return font;
  }
}

const missingFont: PdfDictionary = new Map();
