import { countWords } from './count-words.ts';

/** How well each text matches a query, by plain BM25 over words as written (k1 1.2, b 0.75). */
export function bm25(texts: readonly string[], query: string): readonly number[] {
  const counted = texts.map(countWords);
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  const asked = [...countWords(query).keys()];
  return counted.map((counts, number) => {
    const norm = 1.2 * (0.25 + (0.75 * (lengths[number] ?? 0)) / meanLength);
    return asked.reduce((sum, word) => {
      const said = counts.get(word) ?? 0;
      if (said === 0) return sum;
      const holding = counted.filter((other) => other.has(word)).length;
      const rarity = Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
      return sum + (rarity * said * 2.2) / (said + norm);
    }, 0);
  });
}
