import { normaliseVector } from '../vector.ts';
import { modelShape } from './model-shape.ts';
import { quantizeRow } from './quantize-row.ts';
import type { Rows } from './safetensors.ts';
import { readWordMean } from './word-mean.ts';

const { vocabulary, hidden } = modelShape;

/** The vocabulary starts with special entries and single characters; words follow, the most common first. */
export const firstWord = 1996;

/** A single character or punctuation mark carries little meaning. */
const characterWeight = 0.3;

/** Writes the weighted mean of the tokens of a text, a vector of length one. */
export type WordVectors = (tokens: readonly number[], into: Float32Array) => void;

/**
 * Creates sentence vectors from word vectors alone, the model's input before its first layer: no order, no context, and
 * a hundredth of the work. Rows are scaled to length one and their shared component is removed; rare words weigh more,
 * by the logarithm of their rank, which approximates their frequency.
 */
export function createWordVectors(words: Rows): WordVectors {
  const mean = readWordMean();
  // One table, of which the system allocates only the pages that are written: a run uses a tenth of the vocabulary, and
  // a row is prepared when its word first occurs.
  const numbers = new Int8Array(vocabulary * hidden);
  const scales = new Float32Array(vocabulary);
  // Reused for every text, since allocating arrays takes as long as filling them.
  const row = new Float32Array(hidden);

  const makeReady = (token: number): number => {
    words(token, row);
    normaliseRow(row);
    for (let at = 0; at < hidden; at += 1) row[at] = (row[at] ?? 0) - (mean[at] ?? 0);
    scales[token] = quantizeRow(row, numbers.subarray(token * hidden, (token + 1) * hidden));
    return scales[token] ?? 0;
  };

  return (tokens, into) => {
    const places: number[] = [];
    const weights: number[] = [];
    for (const token of tokens) {
      const scale = scales[token] || makeReady(token);
      places.push(token * hidden);
      weights.push(weightOf(token) * scale);
    }
    addRows(numbers, places, weights, row);
    normaliseVector(row, into);
  };
}

function weightOf(token: number): number {
  return token < firstWord ? characterWeight : Math.log(token - firstWord + 2);
}

/** Scales a row to length one, in place. */
export function normaliseRow(row: Float32Array): void {
  let squares = 0;
  for (let at = 0; at < row.length; at += 1) squares += (row[at] ?? 0) * (row[at] ?? 0);
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / length;
}

/**
 * The weighted sum of some rows. Computed four columns at a time, whose sums stay in registers across rows, since most
 * of the time for a text is spent here.
 */
function addRows(
  numbers: Int8Array,
  places: readonly number[],
  weights: readonly number[],
  into: Float32Array,
): void {
  for (let column = 0; column < hidden; column += 4) {
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let index = 0; index < places.length; index += 1) {
      const at = (places[index] ?? 0) + column;
      const weight = weights[index] ?? 0;
      first += weight * (numbers[at] ?? 0);
      second += weight * (numbers[at + 1] ?? 0);
      third += weight * (numbers[at + 2] ?? 0);
      fourth += weight * (numbers[at + 3] ?? 0);
    }
    into[column] = first;
    into[column + 1] = second;
    into[column + 2] = third;
    into[column + 3] = fourth;
  }
}
