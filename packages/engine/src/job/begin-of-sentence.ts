import type { Gloss } from '../languages/gloss.ts';

/**
 * "Vous lisez les plans": where the sentence or line begins whose first words a gloss leaves out; the place itself
 * elsewhere.
 */
export function beginOfSentence(text: string, at: number, { parts }: Gloss): number {
  let part = parts.findIndex(({ start }) => start === at) - 1;
  let begin = at;
  while (part >= 0 && parts[part]?.english === '') {
    begin = parts[part]?.start ?? begin;
    part -= 1;
  }
  return /(?:^|\n[^\p{L}\p{N}]*|[.!?:] )$/u.test(text.slice(Math.max(0, begin - reach), begin)) ? begin : at;
}

/** Characters before a sentence that show that it begins there. */
const reach = 8;
