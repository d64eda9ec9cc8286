import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it('counts the same pieces as splitting at white space', () => {
  const signs = fc.constantFrom(
    'a',
    'é',
    '語',
    '-',
    ' ',
    '\t',
    '\n',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    '\u0085',
  );
  fc.assert(fc.property(fc.string({ unit: signs }), (text) => countWords(text) === text.split(/\s+/).length));
  expect(countWords('Ana  Pop,\tLeeds')).toBe(3);
});
