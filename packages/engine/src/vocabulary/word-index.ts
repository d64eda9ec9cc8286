/**
 * Finds the number of a word directly from its position in a text, without creating substrings: most words occur in no
 * name, and a string for each would take most of the time.
 */
export type WordIndex = {
  /** The number of the word at `start`-`end`, ignoring case, singular or plural; -1 if unknown. */
  find(text: string, start: number, end: number): number;
};

/** `words` must be folded, see `foldWord`. The number of a word is its index in the list. */
export function createWordIndex(words: readonly string[]): WordIndex {
  const size = 1 << Math.ceil(Math.log2(words.length * 2 + 16));
  const slots = new Int32Array(size).fill(-1);
  words.forEach((word, number) => {
    let slot = hashOf(word, 0, word.length) & (size - 1);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = number;
  });

  const findWhole = (text: string, start: number, stop: number): number => {
    let slot = hashOf(text, start, stop) & (size - 1);
    for (;;) {
      const number = slots[slot] ?? -1;
      if (number === -1) return -1;
      if (isWord(words[number] ?? '', text, start, stop)) return number;
      slot = (slot + 1) & (size - 1);
    }
  };
  const and = findWhole('and', 0, 3);
  return {
    find: (text, start, end) =>
      end - start === 1 && text.charCodeAt(start) === ampersand
        ? and
        : findWhole(text, start, endOfStem(text, start, end)),
  };
}

/** The normalized form of a word: lowercase, without a plural -s, `&` as "and". */
export function foldWord(word: string): string {
  if (word === '&') return 'and';
  const stem = word.slice(0, endOfStem(word, 0, word.length));
  return [...stem].map((character) => lower(character)).join('');
}

/** The end of the word without a plural -s: "systems", but "access", "status", "analysis", "accounts". */
function endOfStem(text: string, start: number, end: number): number {
  if (end - start < 4 || (text.charCodeAt(end - 1) | 32) !== letterS) return end;
  const before = text.charCodeAt(end - 2) | 32;
  if (before === letterS || before === letterU || before === letterI) return end;
  for (const word of ownPlurals) if (isWord(word, text, start, end)) return end;
  return end - 1;
}

/**
 * Words with a different meaning in the plural: the accounts department keeps the books, an account manager looks after
 * clients.
 */
const ownPlurals = ['accounts', 'customs', 'goods', 'news'];

const letterS = 115;
const letterU = 117;
const letterI = 105;
const ampersand = 38;

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index++) {
    hash = Math.imul(hash ^ fold(text.charCodeAt(index)), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isWord(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let index = 0; index < word.length; index++) {
    if (word.charCodeAt(index) !== fold(text.charCodeAt(start + index))) return false;
  }
  return true;
}

const fold = (code: number): number => {
  if (code < 128) return code >= 65 && code <= 90 ? code | 32 : code;
  return lower(String.fromCharCode(code)).charCodeAt(0);
};

/** Lowercase of the same length, so that offsets stay valid. */
const lower = (character: string): string => {
  const lowered = character.toLowerCase();
  return lowered.length === character.length ? lowered : character;
};
