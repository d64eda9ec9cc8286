import type { Evidence } from '@winnow/engine';
import { addedHeading } from '@winnow/engine/presenting';

/**
 * Evidence as text. Quotes come from the resume alone; user corrections, stored after its `text`, are marked as such.
 * `shown` returns the text of an interval with covered words replaced.
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
