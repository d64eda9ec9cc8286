import { normaliseVector } from '../vector.ts';
import { quantiseRow } from './quantise.ts';
import type { Rows } from './safetensors.ts';
import { modelShape } from './sentence-model.ts';
import { readWordMean } from './word-mean.ts';

const { vocabulary, hidden } = modelShape;

/** The vocabulary begins with special entries and single characters; words follow, the commonest first. */
export const firstWord = 1996;

/** A single character or mark says little. */
const characterWeight = 0.3;

/** Tokens of a text → their weighted mean, a vector of length one. */
export type WordVectors = (tokens: readonly number[]) => Float32Array;

/**
 * Makes sentence vectors from the vectors of the words alone, as the model holds them before its first layer:
 * no order, no context, and a hundredth of the work. Rows are brought to length one and freed of what they
 * all share; a rare word weighs more, by the logarithm of its rank, which stands in for its frequency.
 */
export function createWordVectors(words: Rows): WordVectors {
  const mean = readWordMean();
  // One table, of which the system gives only what is written to: a run meets a tenth of the vocabulary, and a row is made
  // ready when its word is first met.
  const numbers = new Int8Array(vocabulary * hidden);
  const scales = new Float32Array(vocabulary);
  // Used again for every text: to make arrays takes as long as to fill them.
  const row = new Float32Array(hidden);
  const sum = new Float64Array(hidden);

  const makeReady = (token: number): number => {
    words(token, row);
    normaliseRow(row);
    for (let at = 0; at < hidden; at += 1) row[at] = (row[at] ?? 0) - (mean[at] ?? 0);
    scales[token] = quantiseRow(row, numbers.subarray(token * hidden, (token + 1) * hidden));
    return scales[token] ?? 0;
  };

  return (tokens) => {
    sum.fill(0);
    for (const token of tokens) {
      const scale = scales[token] || makeReady(token);
      addTimes(sum, numbers, token * hidden, weightOf(token) * scale);
    }
    row.set(sum);
    return normaliseVector(row);
  };
}

function weightOf(token: number): number {
  return token < firstWord ? characterWeight : Math.log(token - firstWord + 2);
}

/** Brings a row to length one, in place. */
export function normaliseRow(row: Float32Array): void {
  let squares = 0;
  for (let at = 0; at < row.length; at += 1) squares += (row[at] ?? 0) ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / length;
}

/** Adds the row that begins at a place, four numbers a turn: most of the time of a text goes by here. */
function addTimes(sum: Float64Array, numbers: Int8Array, from: number, weight: number): void {
  for (let at = 0; at < hidden; at += 4) {
    sum[at] = (sum[at] ?? 0) + weight * (numbers[from + at] ?? 0);
    sum[at + 1] = (sum[at + 1] ?? 0) + weight * (numbers[from + at + 1] ?? 0);
    sum[at + 2] = (sum[at + 2] ?? 0) + weight * (numbers[from + at + 2] ?? 0);
    sum[at + 3] = (sum[at + 3] ?? 0) + weight * (numbers[from + at + 3] ?? 0);
  }
}
