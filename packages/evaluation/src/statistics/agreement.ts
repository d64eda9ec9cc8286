/** `null` for an empty list. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The share of items that meet a condition; `null` for an empty list. */
export function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number | null {
  return mean(items.map((item) => Number(holds(item))));
}

/**
 * Agreement beyond chance of two lists of grades, weighted linearly by distance: 1 if they are equal, 0 if they agree
 * as often as shuffled lists. `null` if chance alone would agree completely.
 */
export function weightedKappa(first: readonly number[], second: readonly number[]): number | null {
  const count = first.length;
  const counts = (list: readonly number[]) => [...Map.groupBy(list, (grade) => grade)];
  let apart = 0;
  for (const [index, grade] of first.entries()) apart += Math.abs(grade - (second[index] ?? grade));
  let byChance = 0;
  for (const [a, ofFirst] of counts(first))
    for (const [b, ofSecond] of counts(second))
      byChance += (ofFirst.length * ofSecond.length * Math.abs(a - b)) / count;
  return byChance === 0 ? null : 1 - apart / byChance;
}

/** Rank correlation; ties share their mean rank. `null` if one of the lists has a single distinct value. */
export function spearman(first: readonly number[], second: readonly number[]): number | null {
  const a = ranksOf(first);
  const b = ranksOf(second);
  const middle = (first.length + 1) / 2;
  let together = 0;
  let ofFirst = 0;
  let ofSecond = 0;
  for (const [index, rank] of a.entries()) {
    const x = rank - middle;
    const y = (b[index] ?? middle) - middle;
    together += x * y;
    ofFirst += x * x;
    ofSecond += y * y;
  }
  return ofFirst === 0 || ofSecond === 0 ? null : together / Math.sqrt(ofFirst * ofSecond);
}

/** Ranks from 1, by value. */
function ranksOf(values: readonly number[]): readonly number[] {
  const byValue = [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < byValue.length; ) {
    const value = values[byValue[from] ?? 0];
    let to = from;
    while (to < byValue.length && values[byValue[to] ?? 0] === value) to += 1;
    for (const index of byValue.slice(from, to)) ranks[index] = (from + 1 + to) / 2;
    from = to;
  }
  return ranks;
}
