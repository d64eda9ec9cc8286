import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNarrow, narrowText } from './narrow-text.ts';

it('keeps every text unchanged', () => {
  const signs = fc.constantFrom(
    'a',
    'ë',
    '½',
    '"',
    '\\',
    '/',
    '\n',
    '\u0000',
    '\u0085',
    '–',
    '語',
    '\ud800',
    '\udc00',
  );
  fc.assert(fc.property(fc.string({ unit: signs }), (text) => narrowText(text) === text));
});

it('distinguishes text with one byte per character from other text', () => {
  expect(isNarrow('Zoë, 12 ½\n')).toBe(true);
  expect(isNarrow('2012 – 2014')).toBe(false);
});
