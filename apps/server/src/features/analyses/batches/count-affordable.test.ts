import { expect, test } from 'vitest';
import { countAffordable } from './count-affordable.ts';

const nothingFree = () => false;

test('credits pay for so many files', () => {
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 2)).toBe(2);
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 3)).toBe(3);
  expect(countAffordable(['a', 'b', 'c'], nothingFree, 0)).toBe(0);
});

test('a file listed twice is paid once', () => {
  expect(countAffordable(['a', 'a', 'b', 'a', 'c'], nothingFree, 2)).toBe(4);
});

test('earlier analyses count at their position, not before files that must be paid', () => {
  const isFree = (id: string) => id === 'known';
  expect(countAffordable(['a', 'b', 'c', 'known'], isFree, 2)).toBe(2);
  expect(countAffordable(['known', 'a', 'b', 'c'], isFree, 2)).toBe(3);
});

test('unlimited credits pay for everything', () => {
  expect(countAffordable(['a', 'b'], nothingFree, -1)).toBe(2);
});
