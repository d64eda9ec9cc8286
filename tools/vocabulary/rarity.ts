import { readTabbed } from './delimited-text.ts';
import type { SkillEntry } from './skill-shelf.ts';

/** How strongly a skill distinguishes jobs, 0 (in every job) to 1 (rare). */
export type Rarities = { of(skill: SkillEntry): number };

/** The share of job descriptions naming a skill at which it no longer distinguishes. */
const everywhere = 0.47;

/**
 * Two sources, each weighted half: the entry's own rarity, from a manual tier or from the number of O*NET occupations
 * that use it, and the number of about 850 job adverts that name it (`advert-counts.tsv`, made by `count-adverts.ts`).
 * A skill in almost no advert keeps its own.
 */
export function readRarities(counts: string): Rarities {
  const [[, total = '1'] = [], ...rows] = readTabbed(counts);
  const most = Number(total) * everywhere;
  const named = new Map(rows.map(([id = '', count = '0']) => [id, Number(count)]));
  return {
    of({ id, rarity }) {
      const count = named.get(id);
      if (count === undefined) return rarity;
      const inAdverts = Math.max(0, 1 - Math.log(1 + count) / Math.log(1 + most));
      return (rarity + inAdverts) / 2;
    },
  };
}
