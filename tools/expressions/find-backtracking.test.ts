import { expect, it } from 'vitest';
import { findBacktracking } from './find-backtracking.ts';

const of = (expression: RegExp) => findBacktracking(expression);

it('finds expressions that read a text more than once', () => {
  for (const expression of [
    /\p{Lu}{2}.*\s.*\p{Lu}{2}|\p{Lu}{7}\/|\/\p{Lu}{7}/u,
    /\s+$/,
    /^\s*,?\s*or$/,
    /(?:[^()\s]+ ?){1,6}\)/,
    /[\p{L}--[a-z]]+[\p{Lu}]+x/v,
    /(?<=^\s*)\s*x/,
  ])
    expect(of(expression), String(expression)).toMatchObject({ isExponential: false });
});

it('finds expressions that take exponential time', () => {
  expect(of(/^(?:[\s,|]*(?:page|\d{1,2}|\S*@\S*))*$/)).toMatchObject({ isExponential: true });
  expect(of(/^(?:a+)*$/)).toMatchObject({ isExponential: true });
});

it('finds nothing in expressions that read a text once', () => {
  for (const expression of [
    /(?<!\s)\s+$/,
    /^\s*(?:,\s*)?or$/,
    /\([^()\s]+(?: [^()\s]+){0,5} ?\)/,
    /\p{L}{2,40}\d/u,
    /^a+b+$/,
  ])
    expect(of(expression), String(expression)).toBeNull();
});
