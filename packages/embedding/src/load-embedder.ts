import { mkdir } from 'node:fs/promises';
import { createVectorCache } from './cache/vector-cache.ts';
import { createEmbedder, type Embedder } from './embedder.ts';
import { modelVersion, openModel } from './model/open-model.ts';

export type EmbedderOptions = {
  /**
   * Where the built model and the vectors are kept between runs; nothing is written without it. The vectors
   * are made from the texts and say something about them: treat the folder like the texts themselves.
   */
  cacheFolder?: string;
  /** Told why there is no embedder, in words for a log. */
  onUnavailable?: (reason: string) => void;
};

/**
 * Loads the sentence model, which takes a tenth of a second from a cache folder and about half a second
 * without. `null` where it cannot run (its packages are absent, no binary for this machine): the engine then
 * goes by words alone.
 */
export async function loadEmbedder(options: EmbedderOptions = {}): Promise<Embedder | null> {
  const { cacheFolder = null, onUnavailable } = options;
  try {
    const folder = cacheFolder === null ? null : await usableFolder(cacheFolder);
    const [model, cache] = await Promise.all([openModel(folder), createVectorCache(modelVersion, folder)]);
    return createEmbedder(modelVersion, model, cache);
  } catch (error) {
    onUnavailable?.(
      `The sentence model could not be loaded: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  }
}

/** A folder that cannot be made costs speed, not the model. */
async function usableFolder(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch {
    return null;
  }
}
