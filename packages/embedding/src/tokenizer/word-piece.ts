import { endOfPlainWord, isPlain, splitWords } from './normalise.ts';
import { absent, createWordTable, type WordTable } from './word-table.ts';

/** Maximum sentence length in tokens, including the two that frame it; the rest is not read. */
export const maxTokens = 256;

/** A longer "word" is not a word (a key, a hash) and would take time proportional to the square of its length. */
const maxWordLength = 100;

/** Maximum characters to read: far more than `maxTokens` cover in any script, far less than a whole book. */
const maxCharacters = 10_000;

/** Maximum number of cached words; a batch of resumes repeats the same names. */
const maxRemembered = 20_000;

/** The numbers of the pieces that start a word, and of those that continue one; and the total number of pieces. */
export type PieceNumbers = { readonly first: WordTable; readonly further: WordTable; readonly count: number };

/** Text → numbers of its pieces, framed by [CLS] and [SEP], at most `maxTokens`. */
export type Tokenizer = (text: string) => number[];

/** A WordPiece tokenizer: splits each word into the longest known pieces, from the left. */
export function createTokenizer(pieces: PieceNumbers): Tokenizer {
  const special = (name: string) => {
    const number = pieces.first.find(name, 0, name.length);
    if (number === absent) throw new Error(`The vocabulary of the word vectors lacks ${name}.`);
    return number;
  };
  const unknown = special('[UNK]');
  const start = special('[CLS]');
  const end = special('[SEP]');
  const remembered = createWordTable(maxRemembered);
  const cuts: (readonly number[])[] = [];

  /** The pieces of a word that is not an entry itself. */
  function cut(text: string, from: number, to: number): readonly number[] {
    const known = cuts[remembered.find(text, from, to)];
    if (known) return known;
    const tokens = cutWord(pieces, text, from, to) ?? [unknown];
    if (to - from > maxWordLength) return tokens;
    if (cuts.length === maxRemembered) {
      remembered.clear();
      cuts.length = 0;
    }
    remembered.add(text.slice(from, to), cuts.length);
    cuts.push(tokens);
    return tokens;
  }

  function addWord(tokens: number[], text: string, from: number, to: number): void {
    const whole = pieces.first.find(text, from, to);
    if (whole === absent) tokens.push(...cut(text, from, to));
    else tokens.push(whole);
  }

  return (text) => {
    const tokens = [start];
    const read = text.slice(0, maxCharacters);
    if (isPlain(read)) {
      const plain = read.toLowerCase();
      for (let at = 0; at < plain.length && tokens.length < maxTokens; ) {
        const to = endOfPlainWord(plain, at);
        if (to > at) addWord(tokens, plain, at, to);
        at = Math.max(to, at + 1);
      }
    } else {
      for (const word of splitWords(read)) {
        addWord(tokens, word, 0, word.length);
        if (tokens.length >= maxTokens) break;
      }
    }
    return [...tokens.slice(0, maxTokens - 1), end];
  };
}

/** The pieces of a word, or `null` if some part of it has no piece. */
function cutWord(
  { first, further }: PieceNumbers,
  text: string,
  start: number,
  end: number,
): number[] | null {
  if (end - start > maxWordLength) return null;
  const tokens: number[] = [];
  for (let from = start; from < end; ) {
    const known = from === start ? first : further;
    let to = end;
    let token = known.find(text, from, to);
    // A cut inside a surrogate pair matches no piece, so it needs no special handling.
    while (token === absent && to > from + 1) {
      to -= 1;
      token = known.find(text, from, to);
    }
    if (token === absent) return null;
    tokens.push(token);
    from = to;
  }
  return tokens;
}

/** Marks pieces that continue a word. */
const furtherMark = '##';

/**
 * Reads the vocabulary from the `tokenizer.json` that comes with the weights. Its entries are read one by one: parsing
 * all thirty thousand into an object takes four times as long.
 */
export function readPieces(json: string): PieceNumbers {
  const first = createWordTable(maxPieces);
  const further = createWordTable(maxPieces);
  const opening = '"vocab":{';
  let count = 0;
  let at = json.indexOf(opening) + opening.length;
  while (json.charCodeAt(at) === quote) {
    const end = endOfString(json, at + 1);
    const name = json.slice(at + 1, end);
    const piece: string = name.includes('\\') ? JSON.parse(`"${name}"`) : name;
    // The name is followed by a quote and a colon.
    const number = Number.parseInt(json.slice(end + 2, end + 2 + maxDigits), 10);
    if (piece.startsWith(furtherMark) && piece.length > furtherMark.length)
      further.add(piece.slice(furtherMark.length), number);
    else first.add(piece, number);
    count += 1;
    const next = end + 2 + String(number).length;
    at = json.charCodeAt(next) === comma ? next + 1 : next;
  }
  return { first, further, count };
}

const quote = 34;
const backslash = 92;
const comma = 44;

/** The end of the JSON string that starts at a position. */
function endOfString(json: string, start: number): number {
  let end = start;
  for (let code = json.charCodeAt(end); code !== quote; code = json.charCodeAt(end))
    end += code === backslash ? 2 : 1;
  return end;
}

/** The vocabulary has 30,522. */
const maxPieces = 32_768;
const maxDigits = 5;
