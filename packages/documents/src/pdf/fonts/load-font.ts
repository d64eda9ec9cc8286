import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import { type CMap, parseCMap } from './cmap.ts';
import { loadCompositeFont } from './composite-font.ts';
import type { Font } from './font.ts';
import { loadSimpleFont } from './simple-font.ts';

/** Creates a font from its dictionary. */
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
