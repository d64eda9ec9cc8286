import { expect, test } from 'vitest';
import { isShortFor } from './is-short-for.ts';

test.each([
  ['HR', 'Human Resources', true],
  ['R&D', 'research and development', true],
  ['ETL', 'extract-transform-load', true],
  ['S.E.O.', 'search engine optimization', true],
  ['HR', 'Recruiting', false],
  ['C', 'Coding', false],
  ['UX', 'user interface', false],
  ['human resources', 'HR', false],
])('%s stands for the words %s: %s', (letters, words, is) => {
  expect(isShortFor(letters, words)).toBe(is);
});
