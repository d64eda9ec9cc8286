import type { Budget } from '../budget.ts';
import { latin1 } from '../syntax/lexer.ts';

/** Glyph names from a compact font program (Adobe Technical Note 5176). */
export type CffNames = {
  readonly isCidKeyed: boolean;
  /** Names by glyph number; glyph 0 is `.notdef`. */
  readonly glyphNames: readonly string[];
  /** Names by code from the built-in encoding; empty for the predefined ones. */
  readonly encoding: ReadonlyMap<number, string>;
};

/** The standard strings 1 to 228 (appendix A); the strings of expert sets are left out. */
const standardStrings =
  '.notdef space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl endash dagger daggerdbl periodcentered paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown grave acute circumflex tilde macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine Lslash Oslash OE ordmasculine ae dotlessi lslash oslash oe germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters twosuperior registered minus eth multiply threesuperior copyright Aacute Acircumflex Adieresis Agrave Aring Atilde Ccedilla Eacute Ecircumflex Edieresis Egrave Iacute Icircumflex Idieresis Igrave Ntilde Oacute Ocircumflex Odieresis Ograve Otilde Scaron Uacute Ucircumflex Udieresis Ugrave Yacute Ydieresis Zcaron aacute acircumflex adieresis agrave aring atilde ccedilla eacute ecircumflex edieresis egrave iacute icircumflex idieresis igrave ntilde oacute ocircumflex odieresis ograve otilde scaron uacute ucircumflex udieresis ugrave yacute ydieresis zcaron'.split(
    ' ',
  );
const firstOwnString = 391;

type Index = { readonly starts: readonly number[]; readonly end: number };

/** Reads the names of a font program; `null` if it has another format or is damaged. Spends budget per glyph. */
export function readCff(bytes: Uint8Array, budget: Budget): CffNames | null {
  if (bytes.length < 4 || bytes[0] !== 1) return null;
  const names = readIndex(bytes, bytes[2] ?? 4);
  const tops = names && readIndex(bytes, names.end);
  const strings = tops && readIndex(bytes, tops.end);
  if (!tops || !strings || tops.starts.length < 2) return null;
  const top = readDictionary(bytes, tops.starts[0] ?? 0, tops.starts[1] ?? 0);
  const glyphs = readIndex(bytes, top.get(17) ?? 0);
  if (!glyphs) return null;
  const count = glyphs.starts.length - 1;
  budget.spend(count);

  function nameOf(string: number): string {
    const own = string - firstOwnString;
    if (own < 0) return standardStrings[string] ?? '.notdef';
    const start = strings?.starts[own];
    const end = strings?.starts[own + 1];
    return start === undefined || end === undefined
      ? '.notdef'
      : latin1(bytes, start, Math.min(end, start + 64));
  }

  const glyphNames = readCharset(bytes, top.get(15) ?? 0, count).map(nameOf);
  return {
    isCidKeyed: top.has(1230),
    glyphNames,
    encoding: readEncoding(bytes, top.get(16) ?? 0, glyphNames),
  };
}

function readIndex(bytes: Uint8Array, offset: number): Index | null {
  if (offset < 0 || offset + 2 > bytes.length) return null;
  const count = uint(bytes, offset, 2);
  if (count === 0) return { starts: [0], end: offset + 2 };
  const size = bytes[offset + 2] ?? 0;
  if (size < 1 || size > 4) return null;
  const base = offset + 3 + (count + 1) * size - 1;
  if (base > bytes.length) return null;
  const starts: number[] = [];
  for (let index = 0; index <= count; index++)
    starts.push(base + uint(bytes, offset + 3 + index * size, size));
  return { starts, end: starts[count] ?? base };
}

/** First operand of every operator; two-byte operators have 1200 added. */
function readDictionary(bytes: Uint8Array, start: number, end: number): Map<number, number> {
  const entries = new Map<number, number>();
  let operand = 0;
  let hasOperand = false;
  for (let position = start; position < Math.min(end, bytes.length); ) {
    const first = bytes[position++] as number;
    let value: number | null = null;
    if (first <= 21) {
      const operator = first === 12 ? 1200 + (bytes[position++] ?? 0) : first;
      entries.set(operator, operand);
      hasOperand = false;
    } else if (first === 28) {
      value = (uint(bytes, position, 2) << 16) >> 16;
      position += 2;
    } else if (first === 29) {
      value = uint(bytes, position, 4) | 0;
      position += 4;
    } else if (first === 30) {
      while (position < end && ((bytes[position] as number) & 0x0f) !== 0x0f) position += 1;
      position += 1;
      value = 0;
    } else if (first >= 32 && first <= 246) value = first - 139;
    else if (first >= 247 && first <= 250) value = (first - 247) * 256 + (bytes[position++] ?? 0) + 108;
    else if (first >= 251 && first <= 254) value = -(first - 251) * 256 - (bytes[position++] ?? 0) - 108;
    if (value !== null && !hasOperand) {
      operand = value;
      hasOperand = true;
    }
  }
  return entries;
}

/** String numbers by glyph. Charset 0 is ISOAdobe, in which both are the same. */
function readCharset(bytes: Uint8Array, offset: number, count: number): number[] {
  if (offset <= 2) return Array.from({ length: count }, (_, glyph) => glyph);
  const charset = [0];
  const format = bytes[offset];
  let position = offset + 1;
  while (charset.length < count && position < bytes.length) {
    const first = uint(bytes, position, 2);
    position += 2;
    let left = 0;
    if (format === 1) left = bytes[position++] ?? 0;
    else if (format === 2) {
      left = uint(bytes, position, 2);
      position += 2;
    }
    for (let index = 0; index <= left && charset.length < count; index++) charset.push(first + index);
  }
  return charset;
}

function readEncoding(bytes: Uint8Array, offset: number, glyphNames: readonly string[]): Map<number, string> {
  const encoding = new Map<number, string>();
  if (offset <= 1) return encoding;
  const format = (bytes[offset] ?? 0) & 0x7f;
  const count = bytes[offset + 1] ?? 0;
  let glyph = 1;
  for (let index = 0; index < count; index++) {
    const entry = offset + 2 + index * (format === 1 ? 2 : 1);
    const first = bytes[entry] ?? 0;
    const left = format === 1 ? (bytes[entry + 1] ?? 0) : 0;
    for (let code = first; code <= first + left; code++) encoding.set(code, glyphNames[glyph++] ?? '.notdef');
  }
  return encoding;
}

function uint(bytes: Uint8Array, offset: number, size: number): number {
  let value = 0;
  for (let index = 0; index < size; index++) value = value * 256 + (bytes[offset + index] ?? 0);
  return value;
}
