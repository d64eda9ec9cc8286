/** Grammar words, left out. */
const grammar = new Set(
  `a about above after again against all also although am among an and another any are around as at be because been before
  being below between both but by can cannot could did do does doing down during each either else enough etc even ever every
  few for from further had has have having he her here hers him his how however i if in into is it its itself just last least
  less many may me might mine more most much must my neither next no nor not now of off often on once one only or other
  others our ours out over own per perhaps rather same see she should since so some still such than that the their theirs
  them then there therefore these they this those through thus to together too toward towards two under until up upon us very
  was we were what when where whether which while who whole whom whose why will with within without would yet you your yours
  aber als am an auch auf aus bei bis das dass dem den der des die durch ein eine einem einen einer eines er es für haben hat
  ich ihr ihre im in ist mit nach nicht noch nur oder sein sich sie sind sowie über um und uns unser unsere von vor was wenn
  wie wir wird zu zum zur`.split(/\s+/),
);

/**
 * Similarity of each text to a query, 0 to 1: the cosine of counts (damped by the logarithm) times rarity among the
 * texts, over words and pairs of adjacent words.
 */
export function tfIdf(texts: readonly string[]): (query: string) => readonly number[] {
  const counted = texts.map(countTerms);
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
    const asked = weigh(countTerms(query));
    return weighed.map((said) => {
      let sum = 0;
      for (const [word, weight] of asked) sum += weight * (said.get(word) ?? 0);
      return sum;
    });
  };
}

function countTerms(text: string): ReadonlyMap<string, number> {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}_]{2,}/gu)]
    .map(([word]) => word)
    .filter((word) => !grammar.has(word));
  const counts = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    for (const term of next === undefined ? [word] : [word, `${word} ${next}`])
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
