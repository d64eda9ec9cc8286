import { deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Budget, defaultPdfLimits } from '../budget.ts';
import { decodeAscii85, decodeAsciiHex } from './ascii.ts';
import { decodeFlate } from './flate.ts';
import { inflateLeniently } from './lenient-inflate.ts';
import { decodeLzw } from './lzw.ts';
import { undoPredictor } from './predictor.ts';
import { decodeRunLength } from './run-length.ts';

const budget = () => new Budget(defaultPdfLimits);
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const prose = Array.from({ length: 3000 }, (_, index) => `word${(index * 7919) % 613}`).join(' ');

describe('Flate', () => {
  it('inflates', () => {
    expect(latin1(decodeFlate(deflateSync(prose), budget()))).toBe(prose);
  });

  it('inflates data without a header or with a damaged one', () => {
    const damaged = deflateSync(prose);
    damaged[0] = 0;
    expect(latin1(decodeFlate(damaged, budget()))).toBe(prose);
    expect(latin1(decodeFlate(deflateRawSync(prose), budget()))).toBe(prose);
  });

  it('returns the beginning of truncated data', () => {
    const cut = deflateSync(prose).subarray(0, 2000);
    const text = latin1(decodeFlate(cut, budget()));
    expect(text.length).toBeGreaterThan(1000);
    expect(prose.startsWith(text)).toBe(true);
  });

  it('stops at the limit', () => {
    const small = new Budget({ ...defaultPdfLimits, maxDecodedBytes: 1000 });
    const bomb = deflateSync(Buffer.alloc(1_000_000));
    expect(() => decodeFlate(bomb, small)).toThrow('limit');
    expect(() => inflateLeniently(bomb, small)).toThrow('limit');
  });

  it.each([0, 1, 9])('inflates level %i without zlib to the same result', (level) => {
    expect(latin1(inflateLeniently(deflateSync(prose, { level }), budget()))).toBe(prose);
  });
});

describe('the other filters', () => {
  it('LZW decodes the example of the standard', () => {
    const packed = Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01);
    expect([...decodeLzw(packed, 1, budget())]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it('ASCII 85 decodes complete and incomplete groups', () => {
    expect(latin1(decodeAscii85(Buffer.from('9jqo^BlbD-BleB1DJ+*+F(f,q~>')))).toBe('Man is distinguished');
    expect([...decodeAscii85(Buffer.from('z~>'))]).toEqual([0, 0, 0, 0]);
  });

  it('ASCII hex skips white space and completes an odd digit', () => {
    expect([...decodeAsciiHex(Buffer.from('48 65\n6C7>'))]).toEqual([0x48, 0x65, 0x6c, 0x70]);
  });

  it('run length repeats and copies', () => {
    expect(latin1(decodeRunLength(Uint8Array.of(1, 97, 98, 254, 99, 128, 7), budget()))).toBe('abccc');
  });

  it('the PNG predictor adds the row above', () => {
    const settings = { predictor: 12, colors: 1, bitsPerComponent: 8, columns: 3 };
    expect([...undoPredictor(Uint8Array.of(0, 1, 2, 3, 2, 1, 1, 1), settings)]).toEqual([1, 2, 3, 2, 3, 4]);
  });

  it('the TIFF predictor adds the sample to the left', () => {
    const settings = { predictor: 2, colors: 1, bitsPerComponent: 8, columns: 3 };
    expect([...undoPredictor(Uint8Array.of(1, 1, 1, 5, 1, 1), settings)]).toEqual([1, 2, 3, 5, 6, 7]);
  });
});
