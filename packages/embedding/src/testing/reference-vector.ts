import type { Weights } from '../model/safetensors.ts';
import { modelShape } from '../model/sentence-model.ts';

const { hidden, intermediate, heads, layers, layerNormEpsilon } = modelShape;
const headSize = hidden / heads;

type Matrix = Float64Array[];

/**
 * The vector of a sentence by the plain formulas of BERT in double precision, as a yardstick for the quantised
 * graph: written apart from it, slow, and without any library.
 */
export function referenceVector(weights: Weights, tokens: readonly number[]): Float64Array {
  const words = weights.get('embeddings.word_embeddings.weight', [modelShape.vocabulary, hidden]);
  const places = weights.get('embeddings.position_embeddings.weight', [modelShape.positions, hidden]);
  const kind = weights.get('embeddings.token_type_embeddings.weight', [2, hidden]);
  const embedded = tokens.map((token, position) =>
    Float64Array.from(
      { length: hidden },
      (_, at) => (words[token * hidden + at] ?? 0) + (places[position * hidden + at] ?? 0) + (kind[at] ?? 0),
    ),
  );

  let state = norm(weights, 'embeddings.LayerNorm', embedded);
  for (let layer = 0; layer < layers; layer += 1) {
    const prefix = `encoder.layer.${layer}`;
    const part = (name: string) => dense(weights, `${prefix}.attention.self.${name}`, hidden, state);
    const attended = attention(part('query'), part('key'), part('value'));
    const mixed = dense(weights, `${prefix}.attention.output.dense`, hidden, attended);
    const middle = norm(weights, `${prefix}.attention.output.LayerNorm`, add(mixed, state));
    const wide = dense(weights, `${prefix}.intermediate.dense`, intermediate, middle).map((row) =>
      row.map(gelu),
    );
    const narrow = dense(weights, `${prefix}.output.dense`, hidden, wide);
    state = norm(weights, `${prefix}.output.LayerNorm`, add(narrow, middle));
  }

  const mean = Float64Array.from({ length: hidden }, (_, at) => sumOf(state.map((row) => row[at] ?? 0)));
  const length = Math.sqrt(sumOf([...mean].map((value) => value * value)));
  return mean.map((value) => value / length);
}

function attention(query: Matrix, key: Matrix, value: Matrix): Matrix {
  return query.map((row) => {
    const out = new Float64Array(hidden);
    for (let start = 0; start < hidden; start += headSize) {
      const scores = key.map((other) => dot(row, other, start) / Math.sqrt(headSize));
      const largest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - largest));
      const total = sumOf(powers);
      value.forEach((other, index) => {
        const share = (powers[index] ?? 0) / total;
        for (let at = start; at < start + headSize; at += 1)
          out[at] = (out[at] ?? 0) + share * (other[at] ?? 0);
      });
    }
    return out;
  });
}

function dot(left: Float64Array, right: Float64Array, start: number): number {
  let sum = 0;
  for (let at = start; at < start + headSize; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function dense(weights: Weights, name: string, outputs: number, rows: Matrix): Matrix {
  const inputs = rows[0]?.length ?? 0;
  const matrix = weights.get(`${name}.weight`, [outputs, inputs]);
  const bias = weights.get(`${name}.bias`, [outputs]);
  return rows.map((row) =>
    Float64Array.from({ length: outputs }, (_, output) => {
      let sum = bias[output] ?? 0;
      for (let input = 0; input < inputs; input += 1)
        sum += (matrix[output * inputs + input] ?? 0) * (row[input] ?? 0);
      return sum;
    }),
  );
}

function norm(weights: Weights, name: string, rows: Matrix): Matrix {
  const scale = weights.get(`${name}.weight`, [hidden]);
  const shift = weights.get(`${name}.bias`, [hidden]);
  return rows.map((row) => {
    const mean = sumOf(row) / hidden;
    const variance = sumOf(row.map((value) => (value - mean) ** 2)) / hidden;
    return row.map(
      (value, at) =>
        ((value - mean) / Math.sqrt(variance + layerNormEpsilon)) * (scale[at] ?? 0) + (shift[at] ?? 0),
    );
  });
}

function add(left: Matrix, right: Matrix): Matrix {
  return left.map((row, index) => row.map((value, at) => value + (right[index]?.[at] ?? 0)));
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

function gelu(value: number): number {
  return (value / 2) * (1 + errorFunction(value / Math.SQRT2));
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26; off by at most 1.5 × 10⁻⁷. */
function errorFunction(value: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(value));
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(value) * (1 - series * Math.exp(-value * value));
}
