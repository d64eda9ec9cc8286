import { toNearest } from '../vector.ts';

/** Whole numbers that stand for floats: value = number × the scale of its row or column. */
export type Quantised = { numbers: Int8Array; scales: Float32Array };

/**
 * The largest weight of a layer as a whole number. Seven bits, not eight: processors without VNNI add pairs of
 * products of an unsigned and a signed byte in 16 bits and cut off what does not fit; 2 × 255 × 63 = 32,130
 * fits, so that every processor finds the same sum.
 */
const layerRange = 63;

/** Embedding rows are looked up, never multiplied as bytes, and may use all eight bits. */
const rowRange = 127;

/** Quantises a layer given as [outputs, inputs] and turns it to [inputs, outputs]; one scale an output. */
export function quantiseLayer(weights: Float32Array, outputs: number, inputs: number): Quantised {
  const rows = quantiseRows(weights, outputs, inputs, layerRange);
  const turned = new Int8Array(rows.numbers.length);
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      turned[input * outputs + output] = rows.numbers[output * inputs + input] ?? 0;
    }
  }
  return { numbers: turned, scales: rows.scales };
}

/** Quantises a table row by row; one scale a row. */
export function quantiseTable(weights: Float32Array, rows: number, columns: number): Quantised {
  return quantiseRows(weights, rows, columns, rowRange);
}

/** Quantises one row of a table into its place there, and tells its scale. */
export function quantiseRow(weights: Float32Array, numbers: Int8Array, range: number = rowRange): number {
  let largest = 0;
  for (let at = 0; at < weights.length; at += 1) largest = Math.max(largest, Math.abs(weights[at] ?? 0));
  const scale = largest / range || 1;
  for (let at = 0; at < weights.length; at += 1) numbers[at] = toNearest((weights[at] ?? 0) / scale);
  return scale;
}

function quantiseRows(weights: Float32Array, rows: number, columns: number, range: number): Quantised {
  const numbers = new Int8Array(rows * columns);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const place = [row * columns, (row + 1) * columns] as const;
    scales[row] = quantiseRow(weights.subarray(...place), numbers.subarray(...place), range);
  }
  return { numbers, scales };
}
