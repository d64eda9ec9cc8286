import type { Budget } from '../budget.ts';
import { endOfInput, Lexer } from '../syntax/lexer.ts';
import { Parser } from '../syntax/parser.ts';
import { PdfKeyword, PdfName, type PdfValue } from '../syntax/values.ts';

/**
 * Maximum number of letters of one glyph. Real ligatures have at most three ("ffi", "www"); a glyph mapped to a
 * sentence does not show that sentence.
 */
const maxLetters = 5;
const lettersOnly = /^[A-Za-z ,.]+$/;

type Range = { readonly low: number; readonly high: number };

/** Code ranges of one length; every code shown is compared with them. */
const maxCodespaces = 64;
const maxCidRanges = 20_000;

/** Maximum number of codes in one range. A two-byte font has no more. */
const maxRange = 65_536;

/** A character map: codes of one to four bytes to CIDs or to Unicode text. */
export class CMap {
  /** Code ranges by length in bytes, 1 to 4 (index 0 unused). */
  private readonly codespaces: Range[][] = [[], [], [], [], []];
  readonly texts = new Map<number, string>();
  readonly cids = new Map<number, number>();
  readonly cidRanges: { low: number; high: number; cid: number }[] = [];
  /** Name of the map this one builds on. */
  base: string | null = null;

  get hasCodespace(): boolean {
    return this.codespaces.some((ranges) => ranges.length > 0);
  }

  addCodespace(length: number, low: number, high: number): void {
    const ranges = this.codespaces[length];
    if (ranges && ranges.length < maxCodespaces) ranges.push({ low, high });
  }

  /** Length in bytes of the code at `position`. */
  codeLength(text: string, position: number): number {
    let code = 0;
    for (let length = 1; length <= 4 && position + length <= text.length; length++) {
      code = code * 256 + text.charCodeAt(position + length - 1);
      for (const range of this.codespaces[length] ?? [])
        if (code >= range.low && code <= range.high) return length;
    }
    // A code outside all ranges is as long as the shortest defined code.
    return Math.max(
      1,
      this.codespaces.findIndex((ranges) => ranges.length > 0),
    );
  }

  /** Sets the text of a code; ignores text longer than a glyph can show. */
  setText(code: number, text: string): void {
    const isTooMuch = text.length > maxLetters && lettersOnly.test(text.slice(0, maxLetters + 1));
    this.texts.set(code, isTooMuch ? '' : text);
  }

  cid(code: number): number | null {
    const single = this.cids.get(code);
    if (single !== undefined) return single;
    for (const range of this.cidRanges)
      if (code >= range.low && code <= range.high) return range.cid + code - range.low;
    return null;
  }
}

/** Reads an embedded CMap or ToUnicode map (ISO 32000-1, 9.7.5.4 and 9.10.3). */
export function parseCMap(bytes: Uint8Array, budget: Budget): CMap {
  const cmap = new CMap();
  const parser = new Parser(new Lexer(bytes), budget);
  let operands: PdfValue[] = [];
  for (;;) {
    const value = parser.next();
    budget.spend(1);
    if (value === endOfInput) return cmap;
    if (!(value instanceof PdfKeyword)) {
      operands.push(value);
      if (operands.length > 100_000) operands = [];
      continue;
    }
    const last = operands[operands.length - 1];
    switch (value.word) {
      case 'usecmap':
        if (last instanceof PdfName) cmap.base = last.name;
        break;
      case 'endcodespacerange':
        addCodespaces(cmap, operands);
        break;
      case 'endbfchar':
        for (let index = 0; index + 1 < operands.length; index += 2) {
          const code = operands[index];
          const text = unicodeText(operands[index + 1]);
          if (typeof code === 'string' && text !== null) cmap.setText(codeValue(code), text);
        }
        break;
      case 'endbfrange':
        addTextRanges(cmap, operands, budget);
        break;
      case 'endcidchar':
        for (let index = 0; index + 1 < operands.length; index += 2) {
          const code = operands[index];
          const cid = operands[index + 1];
          if (typeof code === 'string' && typeof cid === 'number') cmap.cids.set(codeValue(code), cid);
        }
        break;
      case 'endcidrange':
        for (let index = 0; index + 2 < operands.length; index += 3) {
          const [low, high, cid] = operands.slice(index, index + 3);
          if (typeof low !== 'string' || typeof high !== 'string' || typeof cid !== 'number') continue;
          if (cmap.cidRanges.length < maxCidRanges)
            cmap.cidRanges.push({ low: codeValue(low), high: codeValue(high), cid });
        }
        break;
    }
    operands = [];
  }
}

function addCodespaces(cmap: CMap, operands: readonly PdfValue[]): void {
  for (let index = 0; index + 1 < operands.length; index += 2) {
    const low = operands[index];
    const high = operands[index + 1];
    if (typeof low !== 'string' || typeof high !== 'string') continue;
    cmap.addCodespace(high.length, codeValue(low), codeValue(high));
  }
}

function addTextRanges(cmap: CMap, operands: readonly PdfValue[], budget: Budget): void {
  for (let index = 0; index + 2 < operands.length; index += 3) {
    const [low, high, target] = operands.slice(index, index + 3);
    if (typeof low !== 'string' || typeof high !== 'string') continue;
    const first = codeValue(low);
    const last = Math.min(codeValue(high), first + maxRange - 1);
    budget.spend(Math.max(0, last - first));
    if (Array.isArray(target)) {
      for (let code = first; code <= last && code - first < target.length; code++) {
        const text = unicodeText(target[code - first]);
        if (text !== null) cmap.setText(code, text);
      }
      continue;
    }
    const text = unicodeText(target);
    if (text === null || text === '') continue;
    const head = text.slice(0, -1);
    const tail = text.charCodeAt(text.length - 1);
    for (let code = first; code <= last; code++)
      cmap.setText(code, head + String.fromCharCode(tail + code - first));
  }
}

/** The number in a string of code bytes. */
function codeValue(code: string): number {
  let value = 0;
  for (let index = 0; index < code.length && index < 4; index++) value = value * 256 + code.charCodeAt(index);
  return value;
}

/** UTF-16BE text, as in the targets of ToUnicode maps. A single byte counts as one character. */
function unicodeText(value: PdfValue | undefined): string | null {
  if (typeof value === 'number') return String.fromCharCode(value & 0xffff);
  if (typeof value !== 'string') return null;
  if (value.length === 1) return value;
  let text = '';
  for (let index = 0; index + 1 < value.length; index += 2) {
    text += String.fromCharCode(value.charCodeAt(index) * 256 + value.charCodeAt(index + 1));
  }
  return text;
}
