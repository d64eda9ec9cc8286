import { wordRarityTable } from './word-rarity-table.ts';

/**
 * For a word that is not in the table: a name, a tool, a typo. Names of tools are distinctive, but typos must not weigh
 * most.
 */
const unknownRarity = 0.8;

let rarities: ReadonlyMap<string, number> | null = null;

/** How strongly a stem describes an occupation: 0 (in every one) to 1 (in one of about a thousand). */
export function wordRarity(stem: string): number {
  rarities ??= unpack();
  return rarities.get(stem) ?? unknownRarity;
}

/** Whether this is the stem of a word used in descriptions of tasks. */
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
