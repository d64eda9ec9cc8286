/** Occupations of O*NET, by number. */
export type OccupationTable = {
  codeOf(number: number): string;
  /** How near two occupations are: 3 to 1 for the tiers of O*NET's related occupations, 0 for none. */
  relation(left: number, right: number): number;
};

export function readOccupations(lines: string): OccupationTable {
  const rows = lines.split('\n').map((line) => line.split('\t'));
  const codes = rows.map(([code = '']) => code);
  const related = rows.map(
    ([, list = '']) =>
      new Map(
        list === ''
          ? []
          : list.split(',').map((pair): [number, number] => {
              const [other = '0', tier = '0'] = pair.split(':');
              return [Number(other), Number(tier)];
            }),
      ),
  );
  return {
    codeOf: (number) => codes[number] ?? '',
    relation: (left, right) => Math.max(related[left]?.get(right) ?? 0, related[right]?.get(left) ?? 0),
  };
}

/** An occupation a title may stand for; a guess comes from the occupation's neighbours in ESCO only. */
export type TitleOccupation = { readonly number: number; readonly isGuess: boolean };

export function readOccupationSet(line: string): TitleOccupation[] {
  return line
    .split(',')
    .filter((part) => part !== '' && part !== '?')
    .map((part) => ({ number: Number.parseInt(part, 10), isGuess: part.endsWith('?') }));
}
