import type { Budget } from '../budget.ts';
import {
  arrayEnd,
  arrayStart,
  dictionaryEnd,
  dictionaryStart,
  endOfInput,
  type Lexer,
  type Token,
} from './lexer.ts';
import { type PdfDictionary, PdfKeyword, PdfName, PdfReference, type PdfValue } from './values.ts';

/** Maximum nesting depth; deeper containers are read but dropped, since no real file needs them. */
const maxDepth = 200;

/** Builds objects from tokens. Uses its own stack, so nesting cannot overflow the call stack. */
export class Parser {
  readonly lexer: Lexer;
  private readonly budget: Budget;

  constructor(lexer: Lexer, budget: Budget) {
    this.lexer = lexer;
    this.budget = budget;
  }

  /** An operand or operator of a content stream, which has no references: numbers need no lookahead. */
  nextOfContent(): PdfValue {
    const token = this.token();
    return token === arrayStart || token === dictionaryStart ? this.readContainer(token) : token;
  }

  /** The next object; keywords are returned unchanged, and `endOfInput` at the end. */
  next(): PdfValue {
    const token = this.token();
    if (token === arrayStart || token === dictionaryStart) return this.readContainer(token);
    return typeof token === 'number' ? this.numberOrReference(token) : token;
  }

  /** Long strings and comments cost budget by length, since damaged files may be read repeatedly. */
  private token(): Token {
    const before = this.lexer.position;
    const token = this.lexer.next();
    this.budget.spend(1 + ((this.lexer.position - before) >> 3));
    return token;
  }

  /** `first generation R` is a reference; anything else leaves the number alone. */
  private numberOrReference(first: number): PdfValue {
    if (!Number.isInteger(first) || first < 0) return first;
    const { lexer } = this;
    const back = lexer.position;
    const generation = lexer.next();
    if (typeof generation === 'number' && Number.isInteger(generation) && generation >= 0) {
      const keyword = lexer.next();
      if (keyword instanceof PdfKeyword && keyword.word === 'R') return new PdfReference(first, generation);
    }
    lexer.position = back;
    return first;
  }

  private readContainer(opening: Token): PdfValue {
    const open: PdfValue[][] = [[]];
    const openings: Token[] = [opening];
    let skippedDepth = 0;
    for (;;) {
      const token = this.token();
      const items = open[open.length - 1] as PdfValue[];
      if (token === arrayStart || token === dictionaryStart) {
        if (skippedDepth > 0 || open.length >= maxDepth) {
          skippedDepth += 1;
          continue;
        }
        open.push([]);
        openings.push(token);
        continue;
      }
      const ended = token === endOfInput || isObjectBorder(token);
      if (skippedDepth > 0 && !ended) {
        if (token === arrayEnd || token === dictionaryEnd) skippedDepth -= 1;
        continue;
      }
      if (token === arrayEnd || token === dictionaryEnd || ended) {
        const kind = openings.pop();
        open.pop();
        const value = kind === arrayStart ? withoutKeywords(items) : dictionaryFrom(items);
        const parent = open[open.length - 1];
        if (ended) this.lexer.position -= token instanceof PdfKeyword ? token.word.length : 0;
        if (parent === undefined) return value;
        parent.push(value);
        continue;
      }
      items.push(typeof token === 'number' ? this.numberOrReference(token) : token);
    }
  }
}

/** Whether a keyword occurs only outside objects, which means that a closing bracket is missing. */
function isObjectBorder(token: Token): boolean {
  return (
    token instanceof PdfKeyword &&
    (token.word === 'endobj' || token.word === 'stream' || token.word === 'endstream')
  );
}

function plain(value: PdfValue): PdfValue {
  if (!(value instanceof PdfKeyword)) return value;
  if (value.word === 'true') return true;
  if (value.word === 'false') return false;
  return null;
}

function withoutKeywords(items: PdfValue[]): PdfValue[] {
  for (let index = 0; index < items.length; index++) items[index] = plain(items[index] as PdfValue);
  return items;
}

/** Pairs keys with values. A key without a value gets `null`; anything else in place of a key is skipped. */
function dictionaryFrom(items: readonly PdfValue[]): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  let index = 0;
  while (index < items.length) {
    const key = items[index];
    index += 1;
    if (!(key instanceof PdfName)) continue;
    const value = index < items.length ? (items[index] as PdfValue) : null;
    index += 1;
    dictionary.set(key.name, plain(value));
  }
  return dictionary;
}
