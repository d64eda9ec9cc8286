import { normaliseVector } from '../vector.ts';
import { quantiseTable } from './quantise.ts';
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
  centreRows(rows);
  const { numbers, scales } = quantiseTable(rows, vocabulary, hidden);

  return (tokens) => {
    const sum = new Float64Array(hidden);
    for (const token of tokens) {
      const weight = weightOf(token) * (scales[token] ?? 0);
      const start = token * hidden;
      for (let at = 0; at < hidden; at += 1) sum[at] = (sum[at] ?? 0) + weight * (numbers[start + at] ?? 0);
    }
    return normaliseVector(Float32Array.from(sum));
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

/** Takes the mean of the words from every row: what all words share tells none apart. */
function centreRows(rows: Float32Array): void {
  const mean = new Float64Array(hidden);
  const count = vocabulary - firstWord;
  for (let at = firstWord * hidden; at < rows.length; at += 1) {
    mean[at % hidden] = (mean[at % hidden] ?? 0) + (rows[at] ?? 0) / count;
  }
  for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) - (mean[at % hidden] ?? 0);
}
