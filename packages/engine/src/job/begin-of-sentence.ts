import type { Gloss } from '../languages/gloss.ts';

/**
 * "Vous lisez les plans": where the sentence or line begins whose first words a gloss leaves out; the place itself
 * elsewhere.
 */
export function beginOfSentence(text: string, at: number, gloss: Gloss): number {
  const begin = beginOfClause(at, gloss);
  return /(?:^|\n[^\p{L}\p{N}]{0,6}|[.!?:] )$/u.test(text.slice(Math.max(0, begin - reach), begin))
    ? begin
    : at;
}

/** The same for a clause: where the words that a gloss leaves out before a place begin. */
export function beginOfClause(at: number, { parts }: Gloss): number {
  let part = partFrom(parts, at) - 1;
  let begin = at;
  while (part >= 0 && parts[part]?.english === '') {
    begin = parts[part]?.start ?? begin;
    part -= 1;
  }
  return begin;
}

/** The first part that begins at a place or later. */
function partFrom(parts: Gloss['parts'], at: number): number {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parts[middle]?.start ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Characters before a sentence that show that it begins there. */
const reach = 8;
