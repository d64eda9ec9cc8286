/** Numbers in a vector. */
export const dimensions = 384;

/**
 * Vectors consist of multiples of 2⁻¹⁵, so that products add up without rounding: the same similarity in every order
 * and on every processor.
 */
const unit = 32_768;

/** Scales a vector to length one and rounds its numbers, in a given array or in a new one. */
export function normaliseVector(
  values: Float32Array,
  vector: Float32Array = new Float32Array(values.length),
): Float32Array {
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) squares += (values[at] ?? 0) * (values[at] ?? 0);
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) vector[at] = toWhole((values[at] ?? 0) / length) / unit;
  return vector;
}

/** The cosine of two vectors of length one: −1 to 1, apart from the rounding of their numbers. */
export function cosine(left: Float32Array, right: Float32Array): number {
  // Four parallel sums keep the processor busy; the numbers are such that their order does not change the result.
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let at = 0; at < dimensions; at += 4) {
    first += (left[at] ?? 0) * (right[at] ?? 0);
    second += (left[at + 1] ?? 0) * (right[at + 1] ?? 0);
    third += (left[at + 2] ?? 0) * (right[at + 2] ?? 0);
    fourth += (left[at + 3] ?? 0) * (right[at + 3] ?? 0);
  }
  return first + second + third + fourth;
}

function toWhole(value: number): number {
  const whole = toNearest(value * unit);
  if (whole >= unit) return unit - 1;
  return whole <= -unit ? 1 - unit : whole;
}

/**
 * The nearest integer, rounding half up, and never −0. `Math.round` takes twice as long, because of a branch that
 * processors cannot predict.
 */
export const toNearest = (value: number): number => Math.floor(value + 0.5);
