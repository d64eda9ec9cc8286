import { normaliseVector } from '../vector.ts';
import { type Quantised, quantiseTable } from './quantise.ts';
import type { Weights } from './safetensors.ts';
import { modelShape } from './sentence-model.ts';

const { vocabulary, hidden } = modelShape;

/** The vocabulary begins with special entries and single characters; words follow, the commonest first. */
const firstWord = 1996;

/** A single character or mark says little. */
const characterWeight = 0.3;

/** Tokens of a text → their weighted mean, a vector of length one. */
export type WordVectors = (tokens: readonly number[]) => Float32Array;

/**
 * Makes sentence vectors from the vectors of the words alone, as the model holds them before its first layer:
 * no order, no context, and a hundredth of the work. Rows are brought to length one and freed of what they
 * all share; a rare word weighs more, by the logarithm of its rank, which stands in for its frequency.
 */
export function createWordVectors(weights: Weights): WordVectors {
  const rows = weights.get('embeddings.word_embeddings.weight', [vocabulary, hidden]);
  normaliseRows(rows);
  const mean = meanOfWords(rows);
  const known = new Map<number, Quantised>();
  // A run meets a tenth of the vocabulary: a row is made ready when its word is first met.
  const rowOf = (token: number): Quantised => {
    const ready = known.get(token);
    if (ready) return ready;
    const row = rows.subarray(token * hidden, (token + 1) * hidden);
    for (let at = 0; at < hidden; at += 1) row[at] = (row[at] ?? 0) - (mean[at] ?? 0);
    const made = quantiseTable(row, 1, hidden);
    known.set(token, made);
    return made;
  };

  return (tokens) => {
    const sum = new Float64Array(hidden);
    for (const token of tokens) {
      const { numbers, scales } = rowOf(token);
      const weight = weightOf(token) * (scales[0] ?? 0);
      for (let at = 0; at < hidden; at += 1) sum[at] = (sum[at] ?? 0) + weight * (numbers[at] ?? 0);
    }
    return normaliseVector(new Float32Array(sum));
  };
}

function weightOf(token: number): number {
  return token < firstWord ? characterWeight : Math.log(token - firstWord + 2);
}

function normaliseRows(rows: Float32Array): void {
  for (let start = 0; start < rows.length; start += hidden) {
    let squares = 0;
    for (let at = start; at < start + hidden; at += 1) squares += (rows[at] ?? 0) ** 2;
    const length = Math.sqrt(squares) || 1;
    for (let at = start; at < start + hidden; at += 1) rows[at] = (rows[at] ?? 0) / length;
  }
}

/** The mean of the words, which is taken from every row: what all words share tells none apart. */
function meanOfWords(rows: Float32Array): Float64Array {
  const mean = new Float64Array(hidden);
  const count = vocabulary - firstWord;
  for (let start = firstWord * hidden; start < rows.length; start += hidden) {
    for (let at = 0; at < hidden; at += 1) mean[at] = (mean[at] ?? 0) + (rows[start + at] ?? 0) / count;
  }
  return mean;
}
