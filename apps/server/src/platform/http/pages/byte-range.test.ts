import { expect, test } from 'vitest';
import { readByteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=200-299', { first: 200, last: 299 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=300-200', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=-', null],
  [undefined, null],
])('of 1,000 bytes, %s means %j', (header, range) => {
  expect(readByteRange(header, 1_000)).toEqual(range);
});

test('an empty file has no range', () => {
  expect(readByteRange('bytes=0-', 0)).toBe('outside');
});
