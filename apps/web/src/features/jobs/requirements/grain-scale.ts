export const mostGrains = 5;

/** What the heaviest line weighs: the full scale. */
const mostWeight = 5;

/**
 * Grains for a weight, from 0 to 5. A line of a long advert weighs a tenth of what looks at the whole resume, so the scale
 * is one of roots: a duty is one grain, a skill two, and what looks at the whole resume five.
 */
export function grainsOf(weight: number): number {
  return Math.sqrt(Math.min(weight, mostWeight) / mostWeight) * mostGrains;
}

/** The weight that so many grains stand for, in hundredths. */
export function weightOf(grains: number): number {
  return Math.round(100 * mostWeight * (grains / mostGrains) ** 2) / 100;
}
