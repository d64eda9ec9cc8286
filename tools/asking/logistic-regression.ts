/** A line with its features. Lines of one group (an advert) are never split between training and test. */
export type Example = {
  readonly features: readonly string[];
  readonly isPositive: boolean;
  readonly group: string;
};

export type Head = { readonly bias: number; readonly weights: Readonly<Record<string, number>> };

type TrainingOptions = {
  /** Strength of the quadratic penalty on weights. */
  readonly penalty: number;
  /** Features of fewer groups than this are left out: they identify single job descriptions. */
  readonly minGroups: number;
  /** Weights closer to zero than this are omitted. */
  readonly minWeight: number;
};

const rounds = 200;
const stepSize = 0.5;

/**
 * Logistic regression on binary features with a quadratic penalty, by full-batch steps of Adagrad (Duchi, Hazan and Singer,
 * 2011). The same examples give the same weights, which are rounded to two decimals.
 */
export function trainHead(
  examples: readonly Example[],
  { penalty, minGroups, minWeight }: TrainingOptions,
): Head {
  const names = featureNames(examples, minGroups);
  const indexes = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features }) =>
    Int32Array.from(features.flatMap((name) => indexes.get(name) ?? [])),
  );
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight) => penalty * weight);
    let biasSlope = 0;
    for (const [at, row] of rows.entries()) {
      const error = sigmoid(sumOf(row, weights, bias)) - (examples[at]?.isPositive ? 1 : 0);
      biasSlope += error;
      for (const feature of row) slopes[feature] = (slopes[feature] ?? 0) + error;
    }
    for (const [feature, slope] of slopes.entries()) {
      squares[feature] = (squares[feature] ?? 0) + slope * slope;
      weights[feature] = (weights[feature] ?? 0) - (stepSize * slope) / Math.sqrt(squares[feature] ?? 1);
    }
    biasSquares += biasSlope * biasSlope;
    bias -= (stepSize * biasSlope) / Math.sqrt(biasSquares);
  }
  const kept = names
    .map((name, at) => [name, hundredths(weights[at] ?? 0)] as const)
    .filter(([, weight]) => Math.abs(weight) >= minWeight);
  return { bias: hundredths(bias), weights: Object.fromEntries(kept) };
}

/** How likely a line with these features is positive, 0 to 1. */
export function predict({ bias, weights }: Head, features: readonly string[]): number {
  return sigmoid(features.reduce((sum, name) => sum + (weights[name] ?? 0), bias));
}

function featureNames(examples: readonly Example[], minGroups: number): readonly string[] {
  const groups = new Map<string, Set<string>>();
  for (const { features, group } of examples)
    for (const name of features) groups.set(name, (groups.get(name) ?? new Set()).add(group));
  return [...groups]
    .filter(([, seen]) => seen.size >= minGroups)
    .map(([name]) => name)
    .sort();
}

function sumOf(row: Int32Array, weights: Float64Array, bias: number): number {
  let sum = bias;
  for (const feature of row) sum += weights[feature] ?? 0;
  return sum;
}

const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));
const hundredths = (value: number): number => Math.round(100 * value) / 100;
