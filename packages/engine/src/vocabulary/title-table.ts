/** Occupations of O*NET, by number. */
export type OccupationTable = {
  codeOf(number: number): string;
  /** Closeness of two occupations: 3 to 1 for the tiers of O*NET's related occupations, 0 for none. */
  relation(left: number, right: number): number;
};

/** Lines of a code and the related occupations as `number:tier`, parsed on demand. */
export function readOccupations(text: string): OccupationTable {
  const lines = text.split('\n');
  const known = new Map<number, ReadonlyMap<number, number>>();
  const tiersOf = (occupation: number): ReadonlyMap<number, number> => {
    const made = known.get(occupation);
    if (made) return made;
    const [, list = ''] = (lines[occupation] ?? '').split('\t');
    const tiers = new Map(
      list
        .split(',')
        .filter((pair) => pair !== '')
        .map((pair): [number, number] => {
          const [other = '0', tier = '0'] = pair.split(':');
          return [Number(other), Number(tier)];
        }),
    );
    known.set(occupation, tiers);
    return tiers;
  };
  return {
    codeOf: (number) => (lines[number] ?? '').slice(0, '15-1252.00'.length),
    relation: (left, right) => Math.max(tiersOf(left).get(right) ?? 0, tiersOf(right).get(left) ?? 0),
  };
}

/** An occupation that a title may mean; a guess comes only from similar titles. */
export type TitleOccupation = { readonly number: number; readonly isGuess: boolean };

/** The occupations of a set, best first, by the set's number. */
export type OccupationSets = (set: number) => readonly TitleOccupation[];

/** Lines of occupation numbers, a question mark after a guess. */
export function readOccupationSets(text: string): OccupationSets {
  const lines = text.split('\n');
  return (set) =>
    (lines[set] ?? '')
      .split(',')
      .filter((part) => part !== '' && part !== '?')
      .map((part) => ({ number: Number.parseInt(part, 10), isGuess: part.endsWith('?') }));
}
