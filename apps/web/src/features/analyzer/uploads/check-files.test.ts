import { expect, test } from 'vitest';
import { findError, isLeftover } from './check-files.ts';

const mebibyte = 1024 * 1024;

test.each([
  ['cv.pdf', 10 * mebibyte, null],
  ['cv.pdf', 10 * mebibyte + 1, 'too-large'],
  ['CV.DOCX', 1, null],
  ['cv.pdf', 0, 'empty'],
  ['all.zip', 20 * mebibyte, null],
  ['all.zip', 65 * mebibyte, 'too-large'],
  ['cv.exe', 5, 'wrong-type'],
  ['cv', 5, 'wrong-type'],
])('%s of %d bytes: %s', (name, size, error) => {
  expect(findError({ name, size })).toBe(error);
});

test('files that operating systems create in folders are skipped', () => {
  expect(['.DS_Store', 'Thumbs.db', 'cv.pdf'].map(isLeftover)).toEqual([true, true, false]);
});
