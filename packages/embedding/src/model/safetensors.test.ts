import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTable } from './safetensors.ts';

function fileOf(header: object, halves: number[]): Uint8Array {
  const json = Buffer.from(JSON.stringify(header));
  const file = Buffer.alloc(8 + json.length + halves.length * 2);
  file.writeBigUInt64LE(BigInt(json.length));
  json.copy(file, 8);
  halves.forEach((half, index) => {
    file.writeUInt16LE(half, 8 + json.length + index * 2);
  });
  return file;
}

describe('a table in a file of weights', () => {
  const halves = [0x3c00, 0xc000, 0x0001, 0x7bff, 0x8000, 0x3c00];
  const header = {
    other: { dtype: 'F16', shape: [1, 1], data_offsets: [0, 2] },
    words: { dtype: 'F16', shape: [2, 3], data_offsets: [2, 14] },
  };

  function writeWeights(): string {
    const folder = mkdtempSync(join(tmpdir(), 'winnow-weights-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'weights');
    writeFileSync(path, fileOf(header, [0x7bff, ...halves]));
    return path;
  }
  const open = (path: string, shape: [number, number] = [2, 3]) => {
    const table = openTable(path, 'words', shape);
    onTestFinished(table.close);
    return table;
  };
  const rowOf = ({ rows }: ReturnType<typeof open>, number: number) => {
    const row = new Float32Array(3);
    rows(number, row);
    return [...row];
  };

  it('returns any row in any order', () => {
    const table = open(writeWeights());
    expect(rowOf(table, 1)).toEqual([65_504, -0, 1]);
    expect(rowOf(table, 0)).toEqual([1, -2, 2 ** -24]);
    expect(rowOf(table, 1)).toEqual([65_504, -0, 1]);
  });

  it('is refused if it has another shape', () => {
    expect(() => open(writeWeights(), [3, 2])).toThrow('shape');
  });

  it('is refused if the file lacks it', () => {
    expect(() => openTable(writeWeights(), 'columns', [2, 3])).toThrow('columns');
  });

  it('throws for a missing row or after closing, instead of returning other numbers', () => {
    const path = writeWeights();
    const table = open(path);
    truncateSync(path, fileOf(header, halves).length - 2);
    expect(rowOf(table, 0)).toEqual([1, -2, 2 ** -24]);
    expect(() => rowOf(table, 1)).toThrow('ends too early');
    table.close();
    table.close();
    expect(() => rowOf(table, 0)).toThrow('closed');
  });
});
