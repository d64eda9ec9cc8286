import { isDictionary, PdfName } from '../syntax/values.ts';
import { builtInEncoding } from './built-in-encoding.ts';
import {
  dingbatsEncoding,
  type Encoding,
  encodingNamed,
  standardEncoding,
  symbolEncoding,
  winAnsiEncoding,
} from './encodings.ts';
import type { Font, Glyph } from './font.ts';
import { type FontSource, fontStyle } from './font-source.ts';
import { charactersOfGlyphName } from './glyph-names.ts';
import { readableText } from './readable-text.ts';
import { standardWidth } from './standard-widths.ts';

/** A font with one byte per code: Type 1, TrueType and Type 3. */
export function loadSimpleFont(source: FontSource): Font {
  const { file, dictionary } = source;
  const isType3 = file.name(dictionary.get('Subtype')) === 'Type3';
  const descriptor = file.dictionary(dictionary.get('FontDescriptor'));
  const characters = charactersByCode(source);
  const widths = file.numbers(dictionary.get('Widths'));
  const firstCode = file.number(dictionary.get('FirstChar')) ?? 0;
  const missingWidth = file.number(descriptor?.get('MissingWidth'));
  const matrix = isType3 ? file.numbers(dictionary.get('FontMatrix')) : null;
  const cache: (Glyph | undefined)[] = new Array(256);

  function glyph(code: number): Glyph {
    const known = cache[code];
    if (known) return known;
    const mapped = characters(code);
    const text = readableText(mapped ?? '');
    const width =
      widths?.[code - firstCode] ?? (widths ? (missingWidth ?? 0) : standardWidth(source.name, text));
    // Control codes without a mapping draw nothing in fonts without a glyph for them.
    const made = { text, width, isWordSpace: code === 32, isDecoded: mapped !== null || code < 32 };
    cache[code] = made;
    return made;
  }

  return {
    ...fontStyle(source, descriptor),
    isDrawn: isType3,
    emHeight: isType3 ? type3EmHeight(source, matrix) : 1,
    widthScale: Math.abs(matrix?.[0] ?? 0) || 0.001,
    glyphs(text) {
      const glyphs: Glyph[] = new Array(text.length);
      for (let index = 0; index < text.length; index++) glyphs[index] = glyph(text.charCodeAt(index));
      return glyphs;
    },
  };
}

/** A Type 3 font has a separate coordinate system, so its size is that of its box. */
function type3EmHeight(source: FontSource, matrix: readonly number[] | null): number {
  const scale = Math.abs(matrix?.[3] ?? 0.001) || 0.001;
  const box = source.file.numbers(source.dictionary.get('FontBBox'));
  const height = box ? Math.abs((box[3] ?? 0) - (box[1] ?? 0)) * scale : 0;
  return height > 0.01 && height < 100 ? height : Math.max(1, 1000 * scale) === 1 ? 1 : 1000 * scale;
}

/** A single ASCII letter or digit. */
const plainSign = /^[A-Za-z0-9]$/;

/** ToUnicode first, then the named encoding with its differences, then the encoding of the font program itself. */
function charactersByCode(source: FontSource): (code: number) => string | null {
  const { file, dictionary, toUnicode } = source;
  const encoding = file.get(dictionary, 'Encoding');
  const name = encoding instanceof PdfName ? encoding.name : null;
  const differences = isDictionary(encoding) ? readDifferences(source, encoding.get('Differences')) : null;
  const named = encodingNamed(
    name ?? (isDictionary(encoding) ? file.name(encoding.get('BaseEncoding')) : null),
  );
  let base: Encoding | null = named;
  const isDrawnByName = isOfViewer(source);

  function baseEncoding(): Encoding {
    base ??= implicitEncoding(source);
    return base;
  }

  return (code) => {
    const mapped = toUnicode?.texts.get(code);
    const difference = differences?.get(code);
    if (isDrawnByName && mapped !== undefined) {
      // The viewer's substitute font draws the letter that the encoding names, even if the map says otherwise.
      const drawn = difference === undefined ? named?.[code] : charactersOfGlyphName(difference);
      if (drawn && plainSign.test(drawn) && plainSign.test(mapped[0] ?? '')) return drawn;
    }
    if (mapped !== undefined && readableText(mapped) !== '') return mapped;
    if (difference !== undefined)
      return charactersOfGlyphName(difference) ?? guessedName(difference) ?? mapped ?? null;
    if (mapped !== undefined) return mapped;
    return baseEncoding()[code] || null;
  };
}

/** Whether a font of letters is not embedded, so that the viewer substitutes one. */
function isOfViewer({ file, dictionary, name }: FontSource): boolean {
  if (file.name(dictionary.get('Subtype')) === 'Type3' || /symbol|dingbats/i.test(name)) return false;
  const descriptor = file.dictionary(dictionary.get('FontDescriptor'));
  return !['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
}

function implicitEncoding(source: FontSource): Encoding {
  if (/symbol/i.test(source.name) && !/segoe/i.test(source.name)) return symbolEncoding;
  if (/dingbats/i.test(source.name)) return dingbatsEncoding;
  const descriptor = source.file.dictionary(source.dictionary.get('FontDescriptor'));
  const builtIn = descriptor && builtInEncoding(source.file, descriptor);
  if (builtIn) return builtIn;
  return source.file.name(source.dictionary.get('Subtype')) === 'TrueType'
    ? winAnsiEncoding
    : standardEncoding;
}

function readDifferences(
  source: FontSource,
  value: Parameters<FontSource['file']['array']>[0],
): Map<number, string> {
  const differences = new Map<number, string>();
  let code = 0;
  for (const item of source.file.array(value) ?? []) {
    const resolved = source.file.resolve(item);
    if (typeof resolved === 'number') code = resolved;
    else if (resolved instanceof PdfName && code < 256) differences.set(code++, resolved.name);
  }
  return differences;
}

/** Names that some writers number: "g65", "c65", "cid_65", "a65" with an ASCII code. Only the plainest are trusted. */
function guessedName(name: string): string | null {
  const code = /^(?:c|char|ch)(\d{2,3})$/i.exec(name)?.[1];
  const value = code ? Number(code) : 0;
  return value >= 32 && value < 127 ? String.fromCharCode(value) : null;
}
