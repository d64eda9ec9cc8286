/** Repeated words count a little more: similar to a logarithm, but the same on every processor. */
const byCount = [1, 1.7, 2.1, 2.4, 2.6, 2.8, 2.9, 3.1, 3.2, 3.3] as const;

/** How much a word with this many occurrences counts, relative to a single one. */
export const timesSaid = (count: number): number => byCount[Math.min(count, byCount.length) - 1] ?? 1;

/** Number of occurrences of each stem. */
export function countStems(words: Iterable<{ readonly stem: string }>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of words) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
