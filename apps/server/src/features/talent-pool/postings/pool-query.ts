/** One way to show a requirement: a term, and the credit (0-255) that each of its values earns. */
export type Way = { readonly term: number; readonly credits: Uint8Array };

/** Something asked for. The best of its ways counts: "React or Vue". */
export type PoolRequirement = {
  readonly ways: readonly Way[];
  /** A whole number above 0. */
  readonly weight: number;
  /** Least credit of who is found at all; 0 where the requirement excludes nobody. */
  readonly minCredit: number;
  /**
   * The term of those of whom something is known about it: of others the requirement does not count. `null` where it
   * counts for everybody.
   */
  readonly known: number | null;
};

/** Who is found at all. `people` are numbers in ascending order. */
export type PoolFilter =
  | { readonly kind: 'ways'; readonly ways: readonly Way[]; readonly minCredit: number }
  | { readonly kind: 'people'; readonly people: Int32Array }
  | { readonly kind: 'all' | 'any'; readonly of: readonly PoolFilter[] }
  | { readonly kind: 'not'; readonly of: PoolFilter };

export type PoolQuery = {
  readonly requirements: readonly PoolRequirement[];
  readonly filter: PoolFilter | null;
  /** How many of the best are listed. */
  readonly limit: number;
  /** Terms whose people are counted among all who are found. */
  readonly counted: readonly number[];
  /** A term whose people are counted by its value. */
  readonly countedByValue: number | null;
};

/** Sums of weights times 255 stay exact in 32 bits. */
export const weightsMax = 2 ** 23 / 256;

/** All terms that a query reads. */
export function termsOf({ requirements, filter, counted, countedByValue }: PoolQuery): Set<number> {
  const terms = new Set(counted);
  if (countedByValue !== null) terms.add(countedByValue);
  for (const { ways, known } of requirements) {
    for (const { term } of ways) terms.add(term);
    if (known !== null) terms.add(known);
  }
  const visit = (each: PoolFilter) => {
    if (each.kind === 'ways') for (const { term } of each.ways) terms.add(term);
    else if (each.kind === 'not') visit(each.of);
    else if (each.kind !== 'people') each.of.forEach(visit);
  };
  if (filter) visit(filter);
  return terms;
}
