import { countWords } from './count-words.ts';

/** How near each text is to a query, 0 to 1: the cosine of counts (damped by the logarithm) times rarity among the texts. */
export function tfIdf(texts: readonly string[]): (query: string) => readonly number[] {
  const counted = texts.map(countWords);
  const holding = new Map<string, number>();
  for (const counts of counted)
    for (const word of counts.keys()) holding.set(word, (holding.get(word) ?? 0) + 1);
  const weigh = (counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
    const weights = new Map<string, number>();
    for (const [word, count] of counts) {
      const rarity = Math.log((1 + texts.length) / (1 + (holding.get(word) ?? 0))) + 1;
      weights.set(word, (1 + Math.log(count)) * rarity);
    }
    const length = Math.hypot(...weights.values()) || 1;
    for (const [word, weight] of weights) weights.set(word, weight / length);
    return weights;
  };
  const weighed = counted.map(weigh);
  return (query) => {
    const asked = weigh(countWords(query));
    return weighed.map((said) => {
      let sum = 0;
      for (const [word, weight] of asked) sum += weight * (said.get(word) ?? 0);
      return sum;
    });
  };
}
