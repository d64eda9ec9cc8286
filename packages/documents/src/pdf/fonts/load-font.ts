import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import { type CMap, parseCMap } from './cmap.ts';
import { loadCompositeFont } from './composite-font.ts';
import type { Font } from './font.ts';
import { loadSimpleFont } from './simple-font.ts';

/** What all kinds of fonts have in common. */
export type FontSource = {
  readonly file: PdfFile;
  readonly dictionary: PdfDictionary;
  /** Name without the tag of a subset. */
  readonly name: string;
  readonly toUnicode: CMap | null;
};

/** Makes a font of its dictionary. */
export function loadFont(file: PdfFile, dictionary: PdfDictionary): Font {
  const name = (file.name(dictionary.get('BaseFont')) ?? file.name(dictionary.get('Name')) ?? '').replace(
    /^[A-Z]{6}\+/,
    '',
  );
  const source = { file, dictionary, name, toUnicode: loadToUnicode(file, dictionary) };
  return file.name(dictionary.get('Subtype')) === 'Type0'
    ? loadCompositeFont(source)
    : loadSimpleFont(source);
}

function loadToUnicode(file: PdfFile, dictionary: PdfDictionary): CMap | null {
  const stream = file.get(dictionary, 'ToUnicode');
  if (!(stream instanceof PdfStream)) return null;
  const bytes = file.decode(stream);
  if (bytes === null) return null;
  const cmap = parseCMap(bytes, file.budget);
  return cmap.texts.size > 0 ? cmap : null;
}

/** Whether the name or the flags of the descriptor call a font bold or italic (ISO 32000-1, table 123). */
export function fontStyle(
  source: FontSource,
  descriptor: PdfDictionary | null,
): { bold: boolean; italic: boolean } {
  const flags = source.file.number(descriptor?.get('Flags')) ?? 0;
  const weight = source.file.number(descriptor?.get('FontWeight')) ?? 0;
  return {
    bold: (flags & 0x40000) !== 0 || weight >= 600 || /bold|black|heavy|semib|demi/i.test(source.name),
    italic: (flags & 0x40) !== 0 || /italic|oblique/i.test(source.name),
  };
}
