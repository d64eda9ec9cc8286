import { wordRarityTable } from './word-rarity-table.ts';

/** Of a word the table does not hold: a name, a tool, a slip. Names of tools tell much, slips must not tell most. */
const unknownRarity = 0.8;

let rarities: ReadonlyMap<string, number> | null = null;

/** How much a stem describes the occupation: 0 (in every one) to 1 (in one of about a thousand). */
export function wordRarity(stem: string): number {
  rarities ??= unpack();
  return rarities.get(stem) ?? unknownRarity;
}

/** Is this the stem of a word that tasks of work are told in? */
export function isKnownStem(stem: string): boolean {
  rarities ??= unpack();
  return rarities.has(stem);
}

function unpack(): ReadonlyMap<string, number> {
  const steps = wordRarityTable.length - 1;
  return new Map(
    wordRarityTable.flatMap((row, step) => row.split(' ').map((stem) => [stem, step / steps] as const)),
  );
}
