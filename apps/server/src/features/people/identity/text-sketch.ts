import { findWords } from '../../search/words/fold-words.ts';

/**
 * A MinHash sketch of a text: the smallest hash of its word triples under each of 64 permutations. The share of equal
 * entries estimates the similarity of two texts.
 */
export type TextSketch = readonly number[];

const orders = 64;
/** Maximum triples that are used, and the minimum for a sketch. */
const triplesMax = 4_000;
const triplesMin = 30;

const factors = Array.from({ length: orders }, (_, order) => [
  Math.imul(order + 1, 0x9e3779b1) | 1,
  Math.imul(order + 7, 0x85ebca6b),
]);

/** Empty for a text that is too short to compare. */
export function sketchText(text: string): TextSketch {
  const triples = new Set<number>();
  const last: string[] = [];
  for (const { word } of findWords(text)) {
    last.push(word);
    if (last.length > 3) last.shift();
    if (last.length === 3) triples.add(hash(last.join(' ')));
    if (triples.size >= triplesMax) break;
  }
  if (triples.size < triplesMin) return [];
  return factors.map(([factor = 1, shift = 0]) => {
    let least = 0xffffffff;
    for (const triple of triples) least = Math.min(least, mixed(Math.imul(triple, factor) + shift));
    return least;
  });
}

/** Estimated share of word triples that two texts have in common, 0 to 1, with an error of about 0.06. */
export function similarityOf(left: TextSketch, right: TextSketch): number {
  if (left.length === 0 || left.length !== right.length) return 0;
  return left.filter((least, order) => least === right[order]).length / left.length;
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return value >>> 0;
}

function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (once ^ (once >>> 13)) >>> 0;
}
