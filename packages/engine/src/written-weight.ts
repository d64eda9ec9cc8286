import type { RequirementKind } from './job/job-description.ts';
import { baseWeightOf } from './weights.ts';

/** The fields of existing requirements needed to weight a new one. */
export type WeighedLine = {
  readonly kind: RequirementKind;
  readonly weight: number;
  /** Part of the overall fit, which is weighed on a separate scale. */
  readonly overall: boolean;
};

/**
 * The weight of a requirement that a person adds: the weight of other requirements of its kind, or, if the job has
 * none, estimated from its other requirements. 0 to 5, to two decimals.
 */
export function weightOfWritten(kind: RequirementKind, lines: readonly WeighedLine[]): number {
  const weighed = lines.filter(({ weight, overall }) => weight > 0 && !overall);
  const alike = weighed.filter((line) => line.kind === kind).map(({ weight }) => weight);
  const base = baseWeightOf(kind);
  const weight =
    medianOf(alike) ?? base * (medianOf(weighed.map((line) => line.weight / baseWeightOf(line.kind))) ?? 1);
  return Math.round(100 * Math.min(heaviest, Math.max(lightest, weight))) / 100;
}

const heaviest = 5;
const lightest = 0.01;

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
