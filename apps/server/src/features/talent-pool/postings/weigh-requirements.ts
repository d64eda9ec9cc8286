import type { PoolRequirement } from './pool-query.ts';

/** A requirement with what is computed of it once in a search. */
export type WeighedRequirement = PoolRequirement & {
  /** The most that a person can earn by it: weight times credit. */
  readonly most: number;
  /** Of its only way, what each value earns; `null` where it has several, or does not count for everybody. */
  readonly earnedByValue: Int32Array | null;
  /** The weight for each value of `known`. */
  readonly askedByValue: Int32Array;
};

export type WeighedRequirements = {
  readonly requirements: readonly WeighedRequirement[];
  /** The sum of the weights that count for everybody. */
  readonly weightOfAll: number;
  /** Whether all do. */
  readonly isSameForAll: boolean;
};

export function weighRequirements(requirements: readonly PoolRequirement[]): WeighedRequirements {
  return {
    requirements: requirements.map(weigh),
    weightOfAll: requirements.reduce((sum, { weight, known }) => (known === null ? sum + weight : sum), 0),
    isSameForAll: requirements.every(({ known }) => known === null),
  };
}

function weigh(requirement: PoolRequirement): WeighedRequirement {
  const { ways, weight, known } = requirement;
  const [only] = ways;
  let best = 0;
  for (const { credits } of ways)
    for (let value = 1; value < 256; value += 1) best = Math.max(best, credits[value] ?? 0);
  const earnedByValue = ways.length === 1 && only && known === null ? new Int32Array(256) : null;
  if (earnedByValue)
    for (let value = 1; value < 256; value += 1) earnedByValue[value] = weight * (only?.credits[value] ?? 0);
  const askedByValue = new Int32Array(256).fill(weight, 1);
  return { ...requirement, most: weight * best, earnedByValue, askedByValue };
}
