/** A training example: features from 0 to 1, with the grade: 0 not at all, 1 in part, 2 in full. */
export type Example = {
  readonly signs: readonly number[];
  readonly grade: 0 | 1 | 2;
  /** Weight of the example. */
  readonly weight: number;
};

/**
 * The probability of at least grade 1 is logistic in the weighted features minus `first`, that of grade 2 in those
 * minus `second`.
 */
export type Model = { readonly weights: readonly number[]; readonly first: number; readonly second: number };

const rounds = 6000;
const stepSize = 0.05;
/** Minimum distance of the two thresholds. */
const minApart = 0.05;

/**
 * Proportional odds (McCullagh, 1980) with a quadratic penalty, by full-batch steps of Adagrad. No weight is negative:
 * a feature supports a verdict or has no effect. The same examples give the same model, rounded to two decimals.
 */
export function fitOdds(examples: readonly Example[], penalty: number): Model {
  const count = examples[0]?.signs.length ?? 0;
  const spread = spreadOf(examples, count);
  // Features are scaled to unit spread, so that the penalty is the same for each.
  const state = { weights: new Array<number>(count).fill(0), first: 1, apart: 1 };
  const squares = new Array<number>(count + 2).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = state.weights.map((weight) => penalty * weight);
    let slopeOfFirst = 0;
    let slopeOfApart = 0;
    for (const { signs, grade, weight } of examples) {
      const sum = signs.reduce(
        (all, sign, at) => all + ((state.weights[at] ?? 0) * sign) / (spread[at] ?? 1),
        0,
      );
      const low = logistic(sum - state.first);
      const high = logistic(sum - state.first - state.apart);
      const slopesHere = slopesOf(grade, low, high);
      const ofLow = weight * slopesHere.ofLow;
      const ofHigh = weight * slopesHere.ofHigh;
      signs.forEach((sign, at) => {
        slopes[at] = (slopes[at] ?? 0) + ((ofLow + ofHigh) * sign) / (spread[at] ?? 1);
      });
      slopeOfFirst -= ofLow + ofHigh;
      slopeOfApart -= ofHigh;
    }
    const stepOf = (at: number, slope: number): number => {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      return (stepSize * slope) / Math.sqrt(squares[at] ?? 1);
    };
    state.weights = state.weights.map((weight, at) => Math.max(0, weight - stepOf(at, slopes[at] ?? 0)));
    state.first -= stepOf(count, slopeOfFirst);
    state.apart = Math.max(minApart, state.apart - stepOf(count + 1, slopeOfApart));
  }
  return {
    weights: state.weights.map((weight, at) => hundredths(weight / (spread[at] ?? 1))),
    first: hundredths(state.first),
    second: hundredths(state.first + state.apart),
  };
}

/** The probabilities of at least grade 1 and of grade 2. */
export function likelihoods(
  { weights, first, second }: Model,
  signs: readonly number[],
): readonly [number, number] {
  const sum = signs.reduce((all, sign, at) => all + (weights[at] ?? 0) * sign, 0);
  return [logistic(sum - first), logistic(sum - second)];
}

/** Derivative of an example's loss with respect to the sum, through both probabilities. */
function slopesOf(grade: 0 | 1 | 2, low: number, high: number): { ofLow: number; ofHigh: number } {
  if (grade === 0) return { ofLow: low, ofHigh: 0 };
  if (grade === 2) return { ofLow: 0, ofHigh: high - 1 };
  const between = Math.max(1e-9, low - high);
  return { ofLow: (-low * (1 - low)) / between, ofHigh: (high * (1 - high)) / between };
}

function spreadOf(examples: readonly Example[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => {
    const mean = examples.reduce((sum, { signs }) => sum + (signs[at] ?? 0), 0) / examples.length;
    const squares = examples.reduce((sum, { signs }) => sum + ((signs[at] ?? 0) - mean) ** 2, 0);
    return Math.sqrt(squares / examples.length) || 1;
  });
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

const hundredths = (value: number): number => Math.round(100 * value) / 100;
