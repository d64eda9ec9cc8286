import type { Tokens } from './tokens.ts';
import type { WordIndex } from './word-index.ts';

/** Phrases as paths of word numbers. A node's number is above 0; the root is 0. */
export type PhraseTrie = {
  /** The node reached from `node` by a word; -1 if no phrase continues, or for the unknown word -1. */
  step(node: number, word: number): number;
  /** The value of the phrase that ends here; -1 if none does. */
  value(node: number): number;
};

/** The 64 digits in which numbers are written in the generated artifact. */
export const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

const digitValues = buildDigitValues();

/**
 * Reads phrases in the encoding of the artifact: sorted by words, each with one digit for the number of words shared
 * with the previous phrase, one for the number of further words, three for each of those, four for the value.
 */
export function readPhrases(encoded: string): PhraseTrie {
  const edgeCount = countEdges(encoded);
  const size = 1 << Math.ceil(Math.log2(edgeCount * 2 + 16));
  // A compact table of nodes with random access, 0 for empty entries: small enough for the processor's cache.
  const nodes = new Int32Array(size);
  const parents = new Int32Array(edgeCount + 1);
  const words = new Int32Array(edgeCount + 1);
  const values = new Int32Array(edgeCount + 1).fill(-1);
  const path: number[] = [0];
  let count = 0;

  for (let at = 0; at < encoded.length; ) {
    let depth = numberAt(encoded, at, 1);
    const added = numberAt(encoded, at + 1, 1);
    at += 2;
    for (let index = 0; index < added; index++, at += 3) {
      path[depth + 1] = addNode(path[depth] ?? 0, numberAt(encoded, at, 3));
      depth += 1;
    }
    values[path[depth] ?? 0] = numberAt(encoded, at, 4);
    at += 4;
  }

  function addNode(parent: number, word: number): number {
    count += 1;
    parents[count] = parent;
    words[count] = word;
    let slot = slotOf(parent, word, size);
    while (nodes[slot] !== 0) slot = (slot + 1) & (size - 1);
    nodes[slot] = count;
    return count;
  }

  return {
    step(node, word) {
      // Most words of a text occur in no name.
      if (word < 0) return -1;
      let slot = slotOf(node, word, size);
      for (;;) {
        const found = nodes[slot] as number;
        if (found === 0) return -1;
        if (words[found] === word && parents[found] === node) return found;
        slot = (slot + 1) & (size - 1);
      }
    },
    value: (node) => values[node] ?? -1,
  };
}

/** Number of phrases in the encoding of the artifact. */
export function countPhrases(encoded: string): number {
  let count = 0;
  eachPhrase(encoded, () => {
    count += 1;
  });
  return count;
}

/** A text, its tokens, and the number of each token's word as `numberWords` gives it. */
export type NumberedText = { readonly text: string; readonly tokens: Tokens; readonly numbers: Int32Array };

/** The number of each token's word; -1 for a word that occurs in no name. */
export function numberWords(text: string, tokens: Tokens, index: WordIndex): Int32Array {
  const numbers = new Int32Array(tokens.count);
  for (let token = 0; token < tokens.count; token++) {
    numbers[token] = index.find(text, tokens.start[token] ?? 0, tokens.end[token] ?? 0);
  }
  return numbers;
}

function countEdges(encoded: string): number {
  let count = 0;
  eachPhrase(encoded, (added) => {
    count += added;
  });
  return count;
}

function eachPhrase(encoded: string, visit: (addedWords: number) => void): void {
  for (let at = 0; at < encoded.length; ) {
    const added = numberAt(encoded, at + 1, 1);
    visit(added);
    at += 6 + added * 3;
  }
}

function numberAt(text: string, at: number, width: number): number {
  let number = 0;
  for (let index = at; index < at + width; index++) {
    number = number * 64 + (digitValues[text.charCodeAt(index)] ?? 0);
  }
  return number;
}

const slotOf = (node: number, word: number, size: number): number => {
  const mixed = Math.imul(word ^ Math.imul(node, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) & (size - 1);
};

function buildDigitValues(): Uint8Array {
  const values = new Uint8Array(128);
  [...digits].forEach((digit, value) => {
    values[digit.charCodeAt(0)] = value;
  });
  return values;
}
