import { PdfName, PdfStream, type PdfValue } from '../syntax/values.ts';
import { readCff } from './cff.ts';
import { CMap, parseCMap } from './cmap.ts';
import type { Font, Glyph } from './font.ts';
import { type FontSource, fontStyle } from './font-source.ts';
import { charactersOfGlyphName } from './glyph-names.ts';
import { legacyCharset } from './legacy-charset.ts';
import { readableText } from './readable-text.ts';
import { readTrueType } from './true-type.ts';

/** Strings of one or two glyphs are cached as a whole, since many writers show every glyph separately. */
const shortString = 4;
const maxShortStrings = 5000;

/** A Type 0 font: codes of several bytes go through a CMap to the glyphs of a CID font. */
export function loadCompositeFont(source: FontSource): Font {
  const { file, dictionary, toUnicode } = source;
  const descendant = file.dictionary(file.array(dictionary.get('DescendantFonts'))?.[0]);
  const descriptor = file.dictionary(descendant?.get('FontDescriptor'));
  const encoding = file.get(dictionary, 'Encoding');
  const encodingName = encoding instanceof PdfName ? encoding.name : '';
  const cmap = loadCMap(source, encoding);
  const widths = readWidths(source, descendant?.get('W'));
  const defaultWidth = file.number(descendant?.get('DW')) ?? 1000;
  const isUnicodeMap = /UCS2|UTF16/.test(encodingName) || saysCodesAreUnicode(source);
  const charset = legacyCharset(encodingName);
  const cache = new Map<number, Glyph>();
  const shortStrings = new Map<string, readonly Glyph[]>();
  let programTexts: ((cid: number) => string | null) | null = null;

  function textOf(code: number, length: number, cid: number): string | null {
    const mapped = toUnicode?.texts.get(code);
    if (mapped !== undefined && readableText(mapped) !== '') return mapped;
    if (charset) return charset.text(code, length);
    if (isUnicodeMap) return String.fromCharCode(code & 0xffff);
    if (mapped !== undefined) return mapped;
    programTexts ??= textsOfProgram(source, descendant);
    return programTexts(cid);
  }

  function glyph(code: number, length: number): Glyph {
    const key = code * 8 + length;
    const known = cache.get(key);
    if (known) return known;
    const cid = cmap.cid(code) ?? code;
    const mapped = textOf(code, length, cid);
    const made = {
      text: readableText(mapped ?? ''),
      width: widths(cid) ?? defaultWidth,
      isWordSpace: length === 1 && code === 32,
      isDecoded: mapped !== null,
    };
    cache.set(key, made);
    return made;
  }

  function glyphsOf(text: string): readonly Glyph[] {
    const glyphs: Glyph[] = [];
    for (let position = 0; position < text.length; ) {
      const length = Math.min(
        charset?.codeLength(text.charCodeAt(position)) ?? cmap.codeLength(text, position),
        text.length - position,
      );
      let code = 0;
      for (let index = 0; index < length; index++) code = code * 256 + text.charCodeAt(position + index);
      glyphs.push(glyph(code, length));
      position += length;
    }
    return glyphs;
  }

  return {
    ...fontStyle(source, descriptor),
    isDrawn: false,
    emHeight: 1,
    widthScale: 0.001,
    glyphs(text) {
      if (text.length > shortString) return glyphsOf(text);
      const known = shortStrings.get(text);
      if (known) return known;
      const made = glyphsOf(text);
      if (shortStrings.size < maxShortStrings) shortStrings.set(text, made);
      return made;
    },
  };
}

/** `/ToUnicode /Identity-H`, which some writers use instead of a map. */
function saysCodesAreUnicode({ file, dictionary }: FontSource): boolean {
  return file.name(dictionary.get('ToUnicode'))?.startsWith('Identity') === true;
}

function loadCMap(source: FontSource, encoding: PdfValue): CMap {
  const bytes = encoding instanceof PdfStream ? source.file.decode(encoding) : null;
  const cmap = bytes ? parseCMap(bytes, source.file.budget) : new CMap();
  // A map without explicit ranges, such as a named map, has two-byte codes.
  if (!cmap.hasCodespace) cmap.addCodespace(2, 0, 0xffff);
  return cmap;
}

/** Widths by CID from both forms of the W array (ISO 32000-1, 9.7.4.3). */
function readWidths(source: FontSource, value: PdfValue | undefined): (cid: number) => number | null {
  const { file } = source;
  const singles = new Map<number, number>();
  const ranges: { first: number; last: number; width: number }[] = [];
  const items = file.array(value) ?? [];
  for (let index = 0; index < items.length; ) {
    file.budget.spend(1);
    const first = file.number(items[index]);
    const second = file.resolve(items[index + 1]);
    if (first === null) {
      index += 1;
    } else if (Array.isArray(second)) {
      for (const [offset, width] of second.entries()) singles.set(first + offset, file.number(width) ?? 0);
      index += 2;
    } else {
      ranges.push({
        first,
        last: typeof second === 'number' ? second : first,
        width: file.number(items[index + 2]) ?? 0,
      });
      index += 3;
    }
  }
  return (cid) => {
    const single = singles.get(cid);
    if (single !== undefined) return single;
    file.budget.spend(ranges.length >> 2);
    for (const range of ranges) if (cid >= range.first && cid <= range.last) return range.width;
    return null;
  };
}

/** Characters by CID from the embedded font program, for fonts without a ToUnicode map. */
function textsOfProgram(
  source: FontSource,
  descendant: ReturnType<FontSource['file']['dictionary']>,
): (cid: number) => string | null {
  const { file } = source;
  const descriptor = file.dictionary(descendant?.get('FontDescriptor'));
  const stream = file.resolve(descriptor?.get('FontFile2') ?? descriptor?.get('FontFile3'));
  const bytes = stream instanceof PdfStream ? file.decode(stream) : null;
  if (bytes === null) return () => null;
  const toGlyph = file.get(descendant ?? new Map(), 'CIDToGIDMap');
  const glyphMap = toGlyph instanceof PdfStream ? file.decode(toGlyph) : null;
  const trueType = readTrueType(bytes, file.budget);
  if (trueType && !trueType.cff) {
    return (cid) => {
      const glyph = glyphMap ? ((glyphMap[cid * 2] ?? 0) << 8) | (glyphMap[cid * 2 + 1] ?? 0) : cid;
      return trueType.textOfGlyph(glyph);
    };
  }
  const cff = readCff(trueType?.cff ?? bytes, file.budget);
  if (cff === null || cff.isCidKeyed) return () => null;
  return (cid) => {
    const name = cff.glyphNames[cid];
    return name === undefined ? null : charactersOfGlyphName(name);
  };
}
