import { describe, expect, test } from 'vitest';
import { readAllYears } from './years-demand.ts';

const years = (line: string) => readAllYears(line).map(({ minMonths }) => minMonths / 12);

describe('years among those before them', () => {
  test.each([
    ['Five years of orchard work, two of them in charge', [5, 2]],
    ['Two (2) years of acute care experience, one (1) of them in critical care', [2, 1]],
    ['5 years as a keeper, at least 3 of which as a senior one', [5, 3]],
  ])('%s', (line, asked) => {
    expect(years(line)).toEqual(asked);
  });
  test.each([
    ['Five years of orchard work in teams, two of them large', [5]],
    ['Two of them in charge of the oil', []],
  ])('none: %s', (line, asked) => {
    expect(years(line)).toEqual(asked);
  });
});

describe('years at the head of a line', () => {
  test.each([
    ['3-5 yrs restaurant mgmt, high volume', [3]],
    ['1 yr security, corrections or military', [1]],
    ['2 years old', []],
    ['3 years in business', []],
  ])('%s', (line, asked) => {
    expect(years(line)).toEqual(asked);
  });
});

describe('years behind what they are of', () => {
  test.each([
    ['Baking - 2 years (Preferred)', [2]],
    ['Rye bread, 3+ years', [3]],
    ['Contract: 2 years', []],
    ['Fixed term, 2 years', []],
    ['Warranty - 3 years', []],
    ['Voted best bakery for 5 years', []],
  ])('%s', (line, asked) => {
    expect(years(line)).toEqual(asked);
  });
});
