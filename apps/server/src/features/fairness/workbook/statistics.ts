/** Number of selected people of a group, and its size. */
export type Share = { readonly selected: number; readonly of: number };

export const rateOf = ({ selected, of }: Share): number => selected / of;

/** The middle value, or the mean of the two middle values; `null` for an empty list. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  if (upper === undefined) return null;
  const lower = Number.isInteger(middle) ? sorted[middle - 1] : upper;
  return ((lower ?? upper) + upper) / 2;
}

/**
 * Fisher's exact test of two shares, two-sided: the probability of all tables at most as likely as this one, given the
 * totals, if both groups are selected at the same rate.
 */
export function fisherTwoSided(one: Share, other: Share): number {
  const all = one.of + other.of;
  const selected = one.selected + other.selected;
  const logFactorials = listLogFactorials(all);
  const logChoose = (from: number, some: number) =>
    (logFactorials[from] ?? 0) - (logFactorials[some] ?? 0) - (logFactorials[from - some] ?? 0);
  const logOfAll = logChoose(all, selected);
  const likelihoodOf = (count: number) =>
    Math.exp(logChoose(one.of, count) + logChoose(other.of, selected - count) - logOfAll);
  // Tolerance: equally likely tables may differ by rounding errors.
  const limit = likelihoodOf(one.selected) * (1 + 1e-7);
  let sum = 0;
  const most = Math.min(one.of, selected);
  for (let count = Math.max(0, selected - other.of); count <= most; count += 1) {
    const likelihood = likelihoodOf(count);
    if (likelihood <= limit) sum += likelihood;
  }
  return Math.min(1, sum);
}

/** `ln n!` for every `n` up to `max`. */
function listLogFactorials(max: number): Float64Array {
  const logs = new Float64Array(max + 1);
  for (let n = 2; n <= max; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n);
  return logs;
}

/**
 * Two-proportion z-test with pooled variance: `z`, and the two-sided p of the normal distribution. `null` if all or none
 * of both groups are selected.
 */
export function compareProportions(one: Share, other: Share): { z: number; p: number } | null {
  const pooled = (one.selected + other.selected) / (one.of + other.of);
  const variance = pooled * (1 - pooled) * (1 / one.of + 1 / other.of);
  if (!(variance > 0)) return null;
  const z = (rateOf(one) - rateOf(other)) / Math.sqrt(variance);
  return { z, p: twoSidedNormal(Math.abs(z)) };
}

/** Two-sided tail probability of the normal distribution beyond `z`. @param z at least 0 */
function twoSidedNormal(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  return z < 3 ? 1 - 2 * density * sumSeries(z) : 2 * density * continueFraction(z);
}

/** `z + z³/3 + z⁵/(3·5) + …`: times the density, the probability between 0 and `z`. */
function sumSeries(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return sum;
}

/** `1/(z + 1/(z + 2/(z + 3/(z + …))))`: times the density, the probability beyond `z`. */
function continueFraction(z: number): number {
  let below = z;
  for (let depth = 80; depth >= 1; depth -= 1) below = z + depth / below;
  return 1 / below;
}
