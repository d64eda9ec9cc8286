/** The words of a text as written, in lowercase, with their counts. */
export function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]{2,}/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
