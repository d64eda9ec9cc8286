import { hexValue, isDigit, isRegular, isWhiteSpace } from './characters.ts';
import { keyOf, longestKey, operators } from './operators.ts';
import { PdfKeyword, PdfName } from './values.ts';

export const arrayStart = new PdfKeyword('[');
export const arrayEnd = new PdfKeyword(']');
export const dictionaryStart = new PdfKeyword('<<');
export const dictionaryEnd = new PdfKeyword('>>');
const procedureStart = new PdfKeyword('{');
const procedureEnd = new PdfKeyword('}');
export const endOfInput = new PdfKeyword('');

export type Token = number | string | PdfName | PdfKeyword;

/** A move of the line and one glyph of two bytes shown there: `x y Td <0012> Tj`. */
export type LoneGlyph = { x: number; y: number; text: string };

/** Longest name or keyword that is kept; real ones stay far below the 127 bytes of the standard. */
const maxWordLength = 256;

/** Two-byte strings, one instance per value, since lookups hash each instance only once. */
const pairs = new Array<string | undefined>(65_536);

const beginsNumber = (code: number): boolean =>
  isDigit(code) || code === 0x2d || code === 0x2b || code === 0x2e;

/** Splits bytes into tokens. Never throws: damaged input becomes the nearest sensible token. */
export class Lexer {
  readonly bytes: Uint8Array;
  readonly end: number;
  position: number;
  private readonly keywords = new Map<number, PdfKeyword>();
  private readonly names = new Map<number, PdfName>();

  constructor(bytes: Uint8Array, position = 0, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.end = end;
  }

  next(): Token {
    let code = this.skipWhiteSpace();
    // A stray closing bracket carries no meaning.
    while (code === 0x29) {
      this.position += 1;
      code = this.skipWhiteSpace();
    }
    if (code < 0) return endOfInput;
    if (beginsNumber(code)) return this.readNumber();
    switch (code) {
      case 0x2f:
        return this.readName();
      case 0x28:
        return this.readLiteralString();
      case 0x3c:
        return this.readAngle();
      case 0x3e:
        this.position += this.bytes[this.position + 1] === 0x3e ? 2 : 1;
        return dictionaryEnd;
      case 0x5b:
        this.position += 1;
        return arrayStart;
      case 0x5d:
        this.position += 1;
        return arrayEnd;
      case 0x7b:
        this.position += 1;
        return procedureStart;
      case 0x7d:
        this.position += 1;
        return procedureEnd;
      default:
        return this.readKeyword();
    }
  }

  /** Moves to the next byte that is neither white space nor comment and returns it, or -1 at the end. */
  skipWhiteSpace(): number {
    const { bytes, end } = this;
    let position = this.position;
    while (position < end) {
      const code = bytes[position] as number;
      if (code === 0x25) {
        while (position < end && bytes[position] !== 0x0a && bytes[position] !== 0x0d) position += 1;
      } else if (isWhiteSpace(code)) {
        position += 1;
      } else {
        this.position = position;
        return code;
      }
    }
    this.position = end;
    return -1;
  }

  /**
   * Whether a move and one glyph come next, as in files of writers that show every glyph alone (Qt does, and with it
   * wkhtmltopdf). Then these five tokens are read at once, into `glyph`; else nothing is read.
   */
  readLoneGlyph(glyph: LoneGlyph): boolean {
    const back = this.position;
    const isRead = this.tryLoneGlyph(glyph);
    if (!isRead) this.position = back;
    return isRead;
  }

  private tryLoneGlyph(glyph: LoneGlyph): boolean {
    if (!beginsNumber(this.skipWhiteSpace())) return false;
    const x = this.readNumber();
    if (!beginsNumber(this.skipWhiteSpace())) return false;
    const y = this.readNumber();
    if (typeof x !== 'number' || typeof y !== 'number' || !this.skipOperator(0x54, 0x64)) return false;
    if (this.skipWhiteSpace() !== 0x3c || this.bytes[this.position + 5] !== 0x3e) return false;
    const text = this.twoBytesAt(this.position + 1);
    if (text === null || !this.skipOperator(0x54, 0x6a)) return false;
    glyph.x = x;
    glyph.y = y;
    glyph.text = text;
    return true;
  }

  /** Moves behind an operator of these two letters if it comes next. */
  private skipOperator(first: number, second: number): boolean {
    if (this.skipWhiteSpace() !== first) return false;
    const { bytes, position, end } = this;
    if (position + 2 > end || bytes[position + 1] !== second) return false;
    if (position + 2 < end && isRegular(bytes[position + 2] as number)) return false;
    this.position = position + 2;
    return true;
  }

  private readNumber(): Token {
    const { bytes, end } = this;
    const start = this.position;
    let position = start;
    let sign = 1;
    let code = bytes[position] as number;
    // Some writers emit several signs; one minus makes the number negative.
    while (code === 0x2d || code === 0x2b) {
      if (code === 0x2d) sign = -1;
      position += 1;
      code = position < end ? (bytes[position] as number) : 0;
    }
    let value = 0;
    let digits = 0;
    while (position < end && isDigit(code)) {
      value = value * 10 + (code - 0x30);
      digits += 1;
      position += 1;
      code = bytes[position] as number;
    }
    if (position < end && code === 0x2e) {
      position += 1;
      code = bytes[position] as number;
      let scale = 0.1;
      while (position < end && (isDigit(code) || code === 0x2d)) {
        // "12.-34" is written by broken writers; the digits after the stray minus are ignored.
        if (code === 0x2d) scale = 0;
        else value += (code - 0x30) * scale;
        digits += 1;
        scale /= 10;
        position += 1;
        code = bytes[position] as number;
      }
    }
    // A minus inside a number ends it in other readers too: 123-456 is 123.
    if (digits > 0 && position < end && code === 0x2d) {
      while (position < end && isRegular(bytes[position] as number)) position += 1;
    }
    this.position = Math.max(position, start + 1);
    if (digits === 0 && position < end && isRegular(bytes[position] as number)) return this.readKeyword();
    return Number.isFinite(value) ? sign * value : 0;
  }

  private readName(): PdfName {
    const { bytes, end } = this;
    const start = this.position + 1;
    let position = start;
    while (position < end && isRegular(bytes[position] as number) && bytes[position] !== 0x23) position += 1;
    // Content streams repeat a few short names; packed into a number, they need no string.
    const isShort = position - start <= longestKey && bytes[position] !== 0x23;
    if (!isShort) return this.readLongName(start);
    this.position = position;
    const key = keyOf(bytes, start, position);
    const known = this.names.get(key);
    if (known) return known;
    const name = new PdfName(latin1(bytes, start, position));
    this.names.set(key, name);
    return name;
  }

  private readLongName(start: number): PdfName {
    const { bytes, end } = this;
    let position = start;
    let name = '';
    while (position < end) {
      let code = bytes[position] as number;
      if (!isRegular(code)) break;
      position += 1;
      if (code === 0x23 && position + 1 < end) {
        const high = hexValue(bytes[position] as number);
        const low = hexValue(bytes[position + 1] as number);
        if (high >= 0 && low >= 0) {
          code = high * 16 + low;
          position += 2;
        }
      }
      if (name.length < maxWordLength) name += String.fromCharCode(code);
    }
    this.position = position;
    return new PdfName(name);
  }

  private readKeyword(): PdfKeyword {
    const { bytes, end } = this;
    const start = this.position;
    let position = start;
    while (position < end && isRegular(bytes[position] as number)) position += 1;
    if (position === start) position += 1;
    this.position = position;
    const length = position - start;
    // Operators have at most three letters; packed into a number, they need no string.
    if (length <= 3) {
      const key = keyOf(bytes, start, position);
      const known = operators.get(key) ?? this.keywords.get(key);
      if (known) return known;
      const keyword = new PdfKeyword(latin1(bytes, start, position));
      this.keywords.set(key, keyword);
      return keyword;
    }
    return new PdfKeyword(latin1(bytes, start, Math.min(position, start + maxWordLength)));
  }

  private readLiteralString(): string {
    const { bytes, end } = this;
    let position = this.position + 1;
    let depth = 1;
    let text = '';
    let plainStart = position;
    while (position < end) {
      const code = bytes[position] as number;
      if (code === 0x5c) {
        text += latin1(bytes, plainStart, position);
        this.position = position + 1;
        text += this.readEscape();
        position = this.position;
        plainStart = position;
        continue;
      }
      if (code === 0x28) depth += 1;
      else if (code === 0x29) {
        depth -= 1;
        if (depth === 0) break;
      }
      position += 1;
    }
    text += latin1(bytes, plainStart, position);
    this.position = position + 1;
    return text;
  }

  /** Reads what follows a backslash in a literal string. */
  private readEscape(): string {
    const { bytes } = this;
    const code = bytes[this.position] ?? 0;
    this.position += 1;
    switch (code) {
      case 0x6e:
        return '\n';
      case 0x72:
        return '\r';
      case 0x74:
        return '\t';
      case 0x62:
        return '\b';
      case 0x66:
        return '\f';
      case 0x0d:
        if (bytes[this.position] === 0x0a) this.position += 1;
        return '';
      case 0x0a:
        return '';
    }
    if (code < 0x30 || code > 0x37) return String.fromCharCode(code);
    let value = code - 0x30;
    for (let count = 0; count < 2; count++) {
      const digit = bytes[this.position] ?? 0;
      if (digit < 0x30 || digit > 0x37) break;
      value = value * 8 + (digit - 0x30);
      this.position += 1;
    }
    return String.fromCharCode(value & 0xff);
  }

  private readAngle(): Token {
    const { bytes, end } = this;
    if (bytes[this.position + 1] === 0x3c) {
      this.position += 2;
      return dictionaryStart;
    }
    if (this.position + 5 < end && bytes[this.position + 5] === 0x3e) {
      const glyph = this.twoBytesAt(this.position + 1);
      if (glyph !== null) return glyph;
    }
    let position = this.position + 1;
    const codes: number[] = [];
    let text = '';
    let high = -1;
    while (position < end && bytes[position] !== 0x3e) {
      const value = hexValue(bytes[position] as number);
      position += 1;
      if (value < 0) continue;
      if (high < 0) high = value;
      else {
        codes.push(high * 16 + value);
        high = -1;
        if (codes.length === 4096) text += String.fromCharCode(...codes.splice(0));
      }
    }
    if (high >= 0) codes.push(high * 16);
    this.position = position + 1;
    return text + String.fromCharCode(...codes);
  }

  /** A two-byte string, as many writers show each glyph; `null` if other characters are in between. */
  private twoBytesAt(position: number): string | null {
    const { bytes } = this;
    const first = hexValue(bytes[position] as number);
    const second = hexValue(bytes[position + 1] as number);
    const third = hexValue(bytes[position + 2] as number);
    const fourth = hexValue(bytes[position + 3] as number);
    // An invalid digit is -1, which makes the combined value negative too.
    if ((first | second | third | fourth) < 0) return null;
    this.position = position + 5;
    const high = first * 16 + second;
    const low = third * 16 + fourth;
    const text = pairs[high * 256 + low] ?? String.fromCharCode(high, low);
    pairs[high * 256 + low] = text;
    return text;
  }
}

/** Bytes `[start, end)` as a binary string. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  if (end - start < 24) {
    let text = '';
    for (let index = start; index < end; index++) text += String.fromCharCode(bytes[index] as number);
    return text;
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}
