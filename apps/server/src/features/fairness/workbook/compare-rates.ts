import { type FairnessMeasure, type FairnessRate, fairnessLimits } from '@winnow/contracts';
import { compareProportions, fisherTwoSided, rateOf, type Share } from './statistics.ts';

/** Published numbers of a category; `null` if hidden. */
export type ShownShare = { readonly of: number | null; readonly selected: number | null };

/**
 * The rates of the categories of a table, each compared with the highest. Uses only published numbers, so that a ratio
 * reveals nothing about hidden ones.
 */
export function compareRates(measure: FairnessMeasure, shown: readonly ShownShare[]): FairnessRate[] {
  const all = shown.reduce((sum, { of }) => sum + (of ?? 0), 0);
  const gaps = shown.map((one) => gapOf(one, all));
  const compared = shown.flatMap((one, at) =>
    gaps[at] === null && isShown(one) ? [{ at, share: one }] : [],
  );
  const highest = compared.reduce<(typeof compared)[number] | null>(
    (best, one) => (best === null || rateOf(one.share) > rateOf(best.share) ? one : best),
    null,
  );
  return shown.map((one, at) => {
    const rate = isShown(one) && one.of >= fairnessLimits.group ? rateOf(one) : null;
    const silent = {
      ...{ measure, of: one.of, selected: one.selected, rate },
      ...{ impactRatio: null, isHighest: false, isBelowFourFifths: null, fisherP: null, z: null, zP: null },
    };
    const gap = gaps[at] ?? null;
    if (gap !== null || !highest || !isShown(one)) return { ...silent, gap: gap ?? 'too-few' };
    const best = rateOf(highest.share);
    if (best === 0) return { ...silent, gap: 'none-selected' };
    if (at === highest.at) {
      return { ...silent, gap: null, impactRatio: 1, isHighest: true, isBelowFourFifths: false };
    }
    const normal = compareProportions(one, highest.share);
    return {
      ...silent,
      gap: null,
      impactRatio: rateOf(one) / best,
      // Compares integers, so that rounding never puts exactly four fifths below the limit.
      isBelowFourFifths: one.selected * highest.share.of * 5 < highest.share.selected * one.of * 4,
      fisherP: fisherTwoSided(one, highest.share),
      z: normal?.z ?? null,
      zP: normal?.p ?? null,
    };
  });
}

function gapOf(one: ShownShare, all: number): FairnessRate['gap'] {
  if (!isShown(one) || one.of < fairnessLimits.group) return 'too-few';
  return one.of < all * fairnessLimits.share ? 'left-out' : null;
}

function isShown(one: ShownShare): one is Share {
  return one.of !== null && one.selected !== null;
}
