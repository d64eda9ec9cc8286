import { expect, test } from 'vitest';
import { countAffordable } from './count-affordable.ts';

const nothingFree = () => false;

test('credits pay for so many files', () => {
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 2)).toBe(2);
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 3)).toBe(3);
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 0)).toBe(0);
});

test('a file that stands in the list twice is paid once', () => {
  expect(countAffordable(['a', 'a', 'b', 'a', 'c'], nothingFree, 2)).toBe(4);
});

test('what was analysed before counts where it stands, and not ahead of what has to be paid', () => {
  const isFree = (id: string) => id === 'known';
  expect(countAffordable(['a', 'b', 'c', 'known'], isFree, 2)).toBe(2);
  expect(countAffordable(['known', 'a', 'b', 'c'], isFree, 2)).toBe(3);
});

test('credits without limit pay for all', () => {
  expect(countAffordable(['a', 'b'], nothingFree, -1)).toBe(2);
});
