import { describe, expect, it } from 'vitest';
import { cosine, dimensions, normaliseVector } from './vector.ts';

const vectorOf = (seed: number) =>
  normaliseVector(Float32Array.from({ length: dimensions }, (_, at) => Math.sin(seed * (at + 1))));

describe('a vector', () => {
  it('has length one to four decimals', () => {
    expect(cosine(vectorOf(1), vectorOf(1))).toBeCloseTo(1, 4);
  });

  it('gives the same cosine regardless of the order of addition', () => {
    const [left, right] = [vectorOf(3), vectorOf(4)];
    expect(cosine(left.toReversed(), right.toReversed())).toBe(cosine(left, right));
  });

  it('of zeros stays zero, and no number exceeds one', () => {
    const axis = new Float32Array(dimensions);
    expect(normaliseVector(axis)).toEqual(axis);
    axis[0] = -9;
    expect(normaliseVector(axis)[0]).toBe(-32_767 / 32_768);
  });
});
