import { toNearest } from '../vector.ts';

/** The largest number of a row as a signed byte. */
const range = 127;

/** Writes the integers of a row and returns its scale: value = number × scale. */
export function quantizeRow(weights: Float32Array, numbers: Int8Array): number {
  let largest = 0;
  for (let at = 0; at < weights.length; at += 1) largest = Math.max(largest, Math.abs(weights[at] ?? 0));
  const scale = largest / range || 1;
  for (let at = 0; at < weights.length; at += 1) numbers[at] = toNearest((weights[at] ?? 0) / scale);
  return scale;
}
