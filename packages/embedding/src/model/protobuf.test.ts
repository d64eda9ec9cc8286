import { describe, expect, it } from 'vitest';
import { floatField, message, messageField, numberField, textField } from './protobuf.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('a Protocol Buffers message', () => {
  // The first three are the examples of the encoding's own documentation.
  it('writes a number seven bits at a time', () => {
    expect(hex(message([numberField(1, 150)]))).toBe('089601');
  });

  it('writes a text behind its length', () => {
    expect(hex(message([textField(2, 'testing')]))).toBe('120774657374696e67');
  });

  it('writes a message in a message', () => {
    expect(hex(message([messageField(3, [numberField(1, 150)])]))).toBe('1a03089601');
  });

  it('writes numbers beyond 32 bits and zero', () => {
    expect(hex(message([numberField(1, 2 ** 35)]))).toBe('08808080808001');
    expect(hex(message([numberField(1, 0)]))).toBe('0800');
  });

  it('writes floats with the low byte first', () => {
    expect(hex(message([floatField(2, 1)]))).toBe('150000803f');
  });

  it('refuses what is no whole number', () => {
    expect(() => numberField(1, -1)).toThrow(RangeError);
    expect(() => numberField(1, 1.5)).toThrow(RangeError);
  });
});
