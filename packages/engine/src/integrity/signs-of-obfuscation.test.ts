import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patterns } from './obfuscation.ts';
import { type Signs, signsIn } from './signs-of-obfuscation.ts';

// Parts of obfuscations, among words and repeated, so that every few texts have most of them, also at minimum length.
const piece = fc.oneof(
  fc.constantFrom(
    'led a team',
    'r0ses',
    'R@',
    '| ',
    'x|y |',
    'a.b-c_d*e|f.g',
    'A b C d e f g ',
    'q r ',
    '0x4f, ',
    '\\x6f ',
  ),
  fc.constantFrom(
    '49 67 6e ',
    '1010',
    '%4a%',
    '&#73;',
    '\\x49',
    '.. -- .- ',
    ' - ',
    '12, 120 ',
    'ABCD2345EFGH',
    'k+/=_-',
  ),
  fc.constantFrom('12 34 56 7', '. -- .', '01010101'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 3 }),
);
const line = fc
  .array(fc.tuple(piece, fc.integer({ min: 1, max: 14 })), { maxLength: 6 })
  .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(''));

const names = Object.keys(patterns) as (keyof Signs)[];

test.each(names)('no text matches the obfuscation %s without its sign', (name) => {
  const look = new RegExp(patterns[name].source);
  let met = 0;
  fc.assert(
    fc.property(line, (text) => {
      const signs = signsIn(text);
      fc.pre(signs !== null);
      if (!look.test(text) && !look.test(text.toLowerCase())) return;
      met += 1;
      expect(signs?.[name]).toBe(true);
    }),
    { numRuns: 1000 },
  );
  expect(met).toBeGreaterThan(10);
});

test('a plain line has no sign, and non-ASCII text is not checked', () => {
  const signs = signsIn('Arranged flowers for 12 weddings, from May 2019 on.');
  expect(Object.values(signs ?? { none: true }).some(Boolean)).toBe(false);
  expect(signsIn('Café')).toBeNull();
});
