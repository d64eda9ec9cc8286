import type { Evidence } from '@winnow/engine';
import { addedHeading } from '@winnow/engine/presenting';

/**
 * Evidence in words: quotes are of the resume alone. What a person wrote below its `text` to set facts right is told
 * as theirs. `shown` gives the words of a place, with what is covered left out.
 */
export function quoteEvidence(
  evidence: readonly Evidence[],
  text: string,
  shown: (place: Evidence) => string,
): { readonly quotes: readonly string[]; readonly byHand: readonly string[] } {
  const heading = text.lastIndexOf(`\n${addedHeading}\n`);
  const end = heading < 0 ? text.length : heading;
  return {
    quotes: evidence.filter(({ start }) => start < end).map(shown),
    byHand: [...new Set(evidence.filter(({ start }) => start >= end).map(shown))],
  };
}
