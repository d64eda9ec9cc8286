/** One way to show a requirement: a term, and the credit (0-255) that each of its values earns. */
export type Way<Term = number> = { readonly term: Term; readonly credits: Uint8Array };

/** Something asked for. The best of its ways counts: "React or Vue". */
export type PoolRequirement<Term = number> = {
  readonly ways: readonly Way<Term>[];
  /** A whole number above 0. */
  readonly weight: number;
  /** Least credit of who is found at all; 0 where the requirement excludes nobody. */
  readonly minCredit: number;
  /**
   * The term of those of whom something is known about it: of others the requirement does not count. `null` where it
   * counts for everybody.
   */
  readonly known: Term | null;
};

/** Who is found at all. `people` are numbers in ascending order. */
export type PoolFilter<Term = number> =
  | { readonly kind: 'ways'; readonly ways: readonly Way<Term>[]; readonly minCredit: number }
  | { readonly kind: 'people'; readonly people: Int32Array }
  | { readonly kind: 'all' | 'any'; readonly of: readonly PoolFilter<Term>[] }
  | { readonly kind: 'not'; readonly of: PoolFilter<Term> };

export type PoolQuery<Term = number> = {
  readonly requirements: readonly PoolRequirement<Term>[];
  readonly filter: PoolFilter<Term> | null;
  /** How many of the best are listed. */
  readonly limit: number;
  /** Terms whose people are counted among all who are found. */
  readonly counted: readonly Term[];
  /** A term whose people are counted by its value. */
  readonly countedByValue: Term | null;
};

/** Sums of weights times 255 stay exact in 32 bits. */
export const weightsMax = 2 ** 23 / 256;

/** All terms that a query reads, as often as it does. */
export function termsOf<Term>({ requirements, filter, counted, countedByValue }: PoolQuery<Term>): Term[] {
  const ofFilter = (each: PoolFilter<Term>): Term[] => {
    if (each.kind === 'ways') return each.ways.map(({ term }) => term);
    if (each.kind === 'not') return ofFilter(each.of);
    return each.kind === 'people' ? [] : each.of.flatMap(ofFilter);
  };
  return [
    ...counted,
    ...(countedByValue === null ? [] : [countedByValue]),
    ...requirements.flatMap(({ ways, known }) => [
      ...ways.map(({ term }) => term),
      ...(known === null ? [] : [known]),
    ]),
    ...(filter ? ofFilter(filter) : []),
  ];
}

/** The same query with other names of its terms. */
export function withTerms<Term, Other>(
  { requirements, filter, counted, countedByValue, limit }: PoolQuery<Term>,
  rename: (term: Term) => Other,
): PoolQuery<Other> {
  const waysOf = (ways: readonly Way<Term>[]) =>
    ways.map(({ term, credits }) => ({ term: rename(term), credits }));
  const filterOf = (each: PoolFilter<Term>): PoolFilter<Other> => {
    if (each.kind === 'ways') return { ...each, ways: waysOf(each.ways) };
    if (each.kind === 'not') return { ...each, of: filterOf(each.of) };
    return each.kind === 'people' ? each : { ...each, of: each.of.map(filterOf) };
  };
  return {
    requirements: requirements.map((each) => ({
      ...each,
      ways: waysOf(each.ways),
      known: each.known === null ? null : rename(each.known),
    })),
    filter: filter && filterOf(filter),
    counted: counted.map(rename),
    countedByValue: countedByValue === null ? null : rename(countedByValue),
    limit,
  };
}
