import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNarrow, narrowText } from './narrow-text.ts';

it('keeps every text as it is', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => narrowText(text) === text));
  expect(narrowText('Zoë "Bell"\\\n\ud800')).toBe('Zoë "Bell"\\\n\ud800');
});

it('tells a text that needs one byte a sign from any other', () => {
  expect(isNarrow('Zoë, 12 ½\n')).toBe(true);
  expect(isNarrow('2012 – 2014')).toBe(false);
});
