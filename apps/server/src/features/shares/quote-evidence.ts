import type { Evidence } from '@winnow/engine';
import { addedHeading } from '@winnow/engine/presenting';

type Quoted = { readonly reason: string; readonly evidence: readonly Evidence[] };

/**
 * A finding in words: quotes are of the resume alone. What a person wrote below its `text` to set facts right is told
 * as theirs. `shown` gives the words of a place, with what is covered left out.
 */
export function quoteEvidence(
  { reason, evidence }: Quoted,
  text: string,
  shown: (place: Evidence) => string,
): { readonly reason: string; readonly quotes: readonly string[] } {
  const heading = text.lastIndexOf(`\n${addedHeading}\n`);
  const end = heading < 0 ? text.length : heading;
  const own = evidence.filter(({ start }) => start < end);
  const byHand = [...new Set(evidence.filter(({ start }) => start >= end).map(shown))];
  return {
    reason: byHand.length === 0 ? reason : `${reason} ${addedHeading} ${byHand.join(', ')}.`,
    quotes: own.map(shown),
  };
}
