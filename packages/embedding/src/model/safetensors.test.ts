import { describe, expect, it } from 'vitest';
import { readSafetensors } from './safetensors.ts';

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

describe('the reader of weights', () => {
  const halves = [0x3c00, 0xc000, 0x3555, 0x0001, 0x7bff, 0x8000];
  const file = fileOf({ row: { dtype: 'F16', shape: [2, 3], data_offsets: [0, 12] } }, halves);

  it('turns half floats into floats, the smallest and largest too', () => {
    const [one, minusTwo, third, smallest, largest, minusZero] = readSafetensors(file).get('row', [2, 3]);
    expect([one, minusTwo, smallest, largest, minusZero]).toEqual([1, -2, 2 ** -24, 65_504, -0]);
    expect(third).toBeCloseTo(1 / 3, 3);
  });

  it('refuses another shape and a name that is absent', () => {
    expect(() => readSafetensors(file).get('row', [3, 2])).toThrow('shape');
    expect(() => readSafetensors(file).get('column', [6])).toThrow('column');
  });
});
