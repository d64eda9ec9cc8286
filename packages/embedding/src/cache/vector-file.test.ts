import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dimensions } from '../vector.ts';
import { appendVectors, loadVectors, type VectorRecord } from './vector-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-vectors-'));
  path = join(folder, 'test.vectors');
});

afterEach(() => rm(folder, { recursive: true }));

function recordOf(number: number): VectorRecord {
  return {
    key: number.toString(16).padStart(64, '0'),
    vector: Int16Array.from({ length: dimensions }, (_, at) => ((number + 1) * (at - 190)) % 32_000),
  };
}

const keysOf = (records: VectorRecord[]) => records.map(({ key }) => Number.parseInt(key, 16));

describe('the file of vectors', () => {
  it('gives back what was written, oldest first', async () => {
    await appendVectors(path, [recordOf(1), recordOf(2)]);
    await appendVectors(path, [recordOf(3)]);
    expect(await loadVectors(path, 10)).toEqual([recordOf(1), recordOf(2), recordOf(3)]);
  });

  it('is as empty when it is absent or no such file', async () => {
    expect(await loadVectors(path, 10)).toEqual([]);
    await writeFile(path, 'something else');
    expect(await loadVectors(path, 10)).toEqual([]);
  });

  it('loses only the record that a crash tore, also when writing goes on behind it', async () => {
    await appendVectors(path, [recordOf(1), recordOf(2)]);
    await truncate(path, (await stat(path)).size - 100);
    await appendVectors(path, [recordOf(3), recordOf(4)]);
    expect(keysOf(await loadVectors(path, 10))).toEqual([1, 3, 4]);
  });

  it('never gives a record with a flipped bit', async () => {
    await appendVectors(path, [recordOf(1), recordOf(2), recordOf(3)]);
    const file = await readFile(path);
    const middle = Math.floor(file.length / 2);
    file[middle] = (file[middle] ?? 0) ^ 4;
    await writeFile(path, file);
    expect(keysOf(await loadVectors(path, 10))).toEqual([1, 3]);
  });

  it('keeps every record of writers that append at the same time', async () => {
    const writers = Array.from({ length: 20 }, (_, writer) =>
      appendVectors(
        path,
        Array.from({ length: 10 }, (__, index) => recordOf(writer * 10 + index)),
      ),
    );
    await Promise.all(writers);
    const keys = keysOf(await loadVectors(path, 1_000));
    expect(keys.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 200 }, (_, index) => index),
    );
  });

  it('is cut to the newest records when it has grown to twice the limit', async () => {
    await appendVectors(path, [1, 2, 3, 4, 5, 6, 7].map(recordOf));
    expect(keysOf(await loadVectors(path, 3))).toEqual([5, 6, 7]);
    expect(keysOf(await loadVectors(path, 100))).toEqual([5, 6, 7]);
  });

  it('costs no error where nothing can be written', async () => {
    await expect(appendVectors(join(folder, 'absent', 'file'), [recordOf(1)])).resolves.toBeUndefined();
  });
});
