import { wordCommonnessTable } from './word-commonness-table.ts';
import { wordRarity } from './word-rarity.ts';

let commonness: ReadonlyMap<string, number> | null = null;

/**
 * How distinctive a stem of an advert is, 0 to 1: rare among occupations and in general English. Texts about work have
 * few of the most common words ("seven", "weekend"), which would otherwise seem as rare as a technical term.
 */
export function distinctiveRarity(stem: string): number {
  commonness ??= unpack();
  return wordRarity(stem) * (1 - (commonness.get(stem) ?? 0));
}

function unpack(): ReadonlyMap<string, number> {
  const steps = wordCommonnessTable.length - 1;
  return new Map(
    wordCommonnessTable.flatMap((row, step) => row.split(' ').map((stem) => [stem, step / steps] as const)),
  );
}
