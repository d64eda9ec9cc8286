import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { packVector, unpackVector } from '../vector.ts';
import { appendVectors, loadVectors, type VectorRecord } from './vector-file.ts';

/** Vectors in memory; the longest unused go first. 20,000 take some 20 MB. */
const maxVectors = 20_000;

/** Remembers vectors by the SHA-256 of model version and text; the text itself is not kept. */
export type VectorCache = {
  find(text: string): Float32Array | undefined;
  add(text: string, vector: Float32Array): void;
  /** Appends what was added since the last time to the file, if there is one. */
  flush(): Promise<void>;
};

/** A cache in memory, and with a folder also in a file there that later processes start from. */
export async function createVectorCache(version: string, folder: string | null): Promise<VectorCache> {
  const path = folder === null ? null : join(folder, `${version}.vectors`);
  // A Map keeps the order of insertion: the first is the longest unused.
  const vectors = new Map<string, Int16Array>();
  if (path) for (const { key, vector } of await loadVectors(path, maxVectors)) vectors.set(key, vector);
  let unwritten: VectorRecord[] = [];
  let writing = Promise.resolve();

  const keyOf = (text: string) => createHash('sha256').update(`${version}\n${text}`).digest('hex');
  const remember = (key: string, vector: Int16Array) => {
    vectors.delete(key);
    vectors.set(key, vector);
    if (vectors.size <= maxVectors) return;
    for (const oldest of vectors.keys()) {
      vectors.delete(oldest);
      return;
    }
  };

  return {
    find(text) {
      const key = keyOf(text);
      const vector = vectors.get(key);
      if (!vector) return undefined;
      remember(key, vector);
      return unpackVector(vector);
    },
    add(text, vector) {
      const record = { key: keyOf(text), vector: packVector(vector) };
      remember(record.key, record.vector);
      if (path) unwritten.push(record);
    },
    async flush() {
      if (!path || unwritten.length === 0) return writing;
      const records = unwritten;
      unwritten = [];
      writing = writing.then(() => appendVectors(path, records));
      await writing;
    },
  };
}
