/** A name object such as `/Type`, without its slash. */
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A reference such as `12 0 R`. */
export class PdfReference {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** A bare word: an operator of a content stream, or syntax such as `obj`. */
export class PdfKeyword {
  readonly word: string;
  constructor(word: string) {
    this.word = word;
  }
}

/** A stream with still encoded bytes: `source[start..end)`. */
export class PdfStream {
  readonly dictionary: PdfDictionary;
  readonly source: Uint8Array;
  readonly start: number;
  readonly end: number;
  /** Number and generation of the indirect object, which its encryption key depends on; `null` if it has none. */
  readonly id: PdfReference | null;

  constructor(
    dictionary: PdfDictionary,
    source: Uint8Array,
    start: number,
    end: number,
    id: PdfReference | null,
  ) {
    this.dictionary = dictionary;
    this.source = source;
    this.start = start;
    this.end = end;
    this.id = id;
  }
}

export type PdfDictionary = Map<string, PdfValue>;

/** Strings are binary: one UTF-16 unit from 0 to 255 for each byte. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | PdfName
  | PdfReference
  | PdfKeyword
  | PdfStream
  | PdfDictionary
  | PdfValue[];

/** Whether a value is a dictionary; `false` for a stream, which contains one. */
export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

/** The operand at an index; 0 if it is not a number. */
export function numberAt(operands: readonly PdfValue[], index: number): number {
  const operand = operands[index];
  return typeof operand === 'number' ? operand : 0;
}
