import type { Budget } from '../budget.ts';
import { isWhiteSpace } from '../syntax/characters.ts';
import { Lexer } from '../syntax/lexer.ts';
import { Parser } from '../syntax/parser.ts';
import { isDictionary, PdfKeyword, PdfReference, PdfStream, type PdfValue } from '../syntax/values.ts';

/** An object of the file's body with its number. */
export type IndirectObject = { readonly id: PdfReference; readonly value: PdfValue };

/** Reads `n g obj … endobj` at an offset, without knowing where other objects are. */
export class ObjectReader {
  readonly bytes: Uint8Array;
  readonly budget: Budget;
  private readonly buffer: Buffer;
  private readonly resolveLength: (reference: PdfReference) => PdfValue;

  constructor(bytes: Uint8Array, budget: Budget, resolveLength: (reference: PdfReference) => PdfValue) {
    this.bytes = bytes;
    this.budget = budget;
    this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.resolveLength = resolveLength;
  }

  parserAt(offset: number): Parser {
    return new Parser(new Lexer(this.bytes, offset), this.budget);
  }

  readObjectAt(offset: number): IndirectObject | null {
    if (!(offset >= 0 && offset < this.bytes.length)) return null;
    const parser = this.parserAt(offset);
    const { lexer } = parser;
    const number = lexer.next();
    const generation = lexer.next();
    const keyword = lexer.next();
    if (typeof number !== 'number' || typeof generation !== 'number') return null;
    if (!(keyword instanceof PdfKeyword) || !keyword.word.startsWith('obj')) return null;
    // "obj" may run into what follows it, as in "objnull".
    if (keyword.word.length > 3) lexer.position -= keyword.word.length - 3;
    const id = new PdfReference(number, generation);
    const value = parser.next();
    if (value instanceof PdfKeyword) {
      return { id, value: value.word === 'true' ? true : value.word === 'false' ? false : null };
    }
    if (!isDictionary(value)) return { id, value };
    const back = lexer.position;
    const after = lexer.next();
    if (!(after instanceof PdfKeyword) || !after.word.startsWith('stream')) {
      lexer.position = back;
      return { id, value };
    }
    const start = this.dataStart(lexer.position - after.word.length + 6);
    return {
      id,
      value: new PdfStream(value, this.bytes, start, this.dataEnd(start, value.get('Length')), id),
    };
  }

  /** The data begins after the line end that follows `stream`. */
  private dataStart(position: number): number {
    const { bytes } = this;
    let start = position;
    while (bytes[start] === 0x20) start += 1;
    if (bytes[start] === 0x0d) start += 1;
    if (bytes[start] === 0x0a) start += 1;
    return start;
  }

  /** Trusts `Length` only if `endstream` follows; otherwise searches for it. */
  private dataEnd(start: number, length: PdfValue | undefined): number {
    const given = length instanceof PdfReference ? this.resolveLength(length) : length;
    if (typeof given === 'number' && given >= 0 && this.isFollowedByEnd(start + given)) return start + given;
    const found = this.buffer.indexOf('endstream', start, 'latin1');
    const border = found >= 0 ? found : this.buffer.indexOf('endobj', start, 'latin1');
    let end = border >= 0 ? border : this.bytes.length;
    this.budget.spend((end - start) >> 6);
    if (border >= 0 && end > start && this.bytes[end - 1] === 0x0a) end -= 1;
    if (border >= 0 && end > start && this.bytes[end - 1] === 0x0d) end -= 1;
    return end;
  }

  private isFollowedByEnd(offset: number): boolean {
    const { bytes } = this;
    if (offset > bytes.length) return false;
    let position = offset;
    while (position < bytes.length && position < offset + 8 && isWhiteSpace(bytes[position] as number))
      position += 1;
    return this.buffer.toString('latin1', position, position + 9) === 'endstream';
  }
}
