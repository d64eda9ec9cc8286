export const maxGrains = 5;

/** The highest weight: the full scale. */
const maxWeight = 5;

/**
 * Grains for a weight, from 0 to 5, on a square-root scale: a line of a long advert has a tenth of the weight of the
 * overall fit, so a duty is one grain, a skill two, and the overall fit five.
 */
export function grainsOf(weight: number): number {
  return Math.sqrt(Math.min(weight, maxWeight) / maxWeight) * maxGrains;
}

/** The weight of a number of grains, in hundredths. */
export function weightOf(grains: number): number {
  return Math.round(100 * maxWeight * (grains / maxGrains) ** 2) / 100;
}

const grainStep = 0.5;

/** The weight one step up or down on the scale of grains. */
export function stepWeight(weight: number, step: -1 | 1): number {
  const steps = grainsOf(weight) / grainStep;
  // Rounding to hundredths may put a weight slightly off its step.
  const nearest = Math.round(steps);
  const isOnStep = Math.abs(steps - nearest) < 0.02;
  const next = isOnStep ? nearest + step : step === 1 ? Math.ceil(steps) : Math.floor(steps);
  return weightOf(Math.min(maxGrains, Math.max(0, next * grainStep)));
}
