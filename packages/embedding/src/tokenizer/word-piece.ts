import { splitWords } from './normalise.ts';

/** Longest sentence in tokens, with the two that frame it; what is beyond is not read. */
export const maxTokens = 256;

/** A longer "word" is no word (a key, a hash) and would cost time in the square of its length. */
const maxWordLength = 100;

/** Characters looked at: far more than `maxTokens` hold in any writing, far less than a whole book costs. */
const maxCharacters = 10_000;

/** Words cut before that are remembered: a batch of resumes says the same names again and again. */
const mostRemembered = 20_000;

/** The number of each piece; pieces that go on a word start with `##`. */
export type PieceNumbers = ReadonlyMap<string, number>;

/** Text → numbers of its pieces, framed by [CLS] and [SEP], at most `maxTokens`. */
export type Tokenizer = (text: string) => number[];

/** A WordPiece tokenizer: each word is cut into the longest pieces that the vocabulary knows, from the left. */
export function createTokenizer(pieces: PieceNumbers): Tokenizer {
  const special = (name: string) => {
    const number = pieces.get(name);
    if (number === undefined) throw new Error(`The vocabulary of the sentence model lacks ${name}.`);
    return number;
  };
  const unknown = special('[UNK]');
  const start = special('[CLS]');
  const end = special('[SEP]');
  const remembered = new Map<string, readonly number[]>();

  /** The pieces of a word that is none itself. */
  function cut(word: string): readonly number[] {
    const known = remembered.get(word);
    if (known) return known;
    const tokens = cutWord(pieces, word) ?? [unknown];
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, tokens);
    return tokens;
  }

  return (text) => {
    const tokens = [start];
    for (const word of splitWords(text.slice(0, maxCharacters))) {
      const whole = pieces.get(word);
      if (whole === undefined) tokens.push(...cut(word));
      else tokens.push(whole);
      if (tokens.length >= maxTokens) break;
    }
    return [...tokens.slice(0, maxTokens - 1), end];
  };
}

/** The pieces of a word, or `null` where some stretch of it has no piece. */
function cutWord(pieces: PieceNumbers, word: string): number[] | null {
  if (word.length > maxWordLength) return null;
  const tokens: number[] = [];
  let from = 0;
  while (from < word.length) {
    let to = word.length;
    let token: number | undefined;
    // A cut inside a surrogate pair finds no piece, so it needs no care.
    for (; to > from && token === undefined; to -= 1) {
      const piece = word.slice(from, to);
      token = pieces.get(from === 0 ? piece : `##${piece}`);
    }
    if (token === undefined) return null;
    tokens.push(token);
    from = to + 1;
  }
  return tokens;
}

/** Reads the vocabulary from the `tokenizer.json` that comes with the weights. */
export function readPieces(json: string): PieceNumbers {
  const { model }: { model: { vocab: Record<string, number> } } = JSON.parse(json);
  return new Map(Object.entries(model.vocab));
}
