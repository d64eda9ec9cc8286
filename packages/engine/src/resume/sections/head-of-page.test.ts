import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeadOfPage } from './head-of-page.ts';

/** The intended meaning as one expression: correct, but exponential. */
const meant =
  /^(?:[\s,|•·–-]*(?:page|resume|cv|curriculum vitae|continued|\(cont\S*\)|\d{1,2}|of|\S*@\S*|\+?[\d() .-]{7,}|https?:\S+|www\.\S+))*[\s|•·–-]*$/;

const pieces = [
  ...['page', 'resume', 'cv', 'curriculum vitae', 'continued', 'of', 'contact', 'x', '(cont)', '(cont', ')'],
  ...[
    '1',
    '22',
    '@',
    'ana@b.co',
    '+',
    '+44 20 7946',
    '555 1234',
    '.',
    '(',
    'http:',
    'https://a.b',
    'www.',
    'www',
  ],
  ...[' ', '  ', ',', '|', '•', '·', '–', '-', '\t', '\u00a0'],
];

describe('a page header', () => {
  it('is recognized next to a name on each page', () => {
    for (const text of ['', ' 2', ' | page 2 of 3', ', ana@example.com • +44 20 7946 0958', ' (continued) –'])
      expect(isHeadOfPage(text)).toBe(true);
    for (const text of [' accountant', ', ', ' | page two', ' 12 oak street', '(cont'])
      expect(isHeadOfPage(text)).toBe(false);
  });

  it('agrees with the expression for any short text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 7 }), (parts) => {
        const text = parts.join('');
        expect(isHeadOfPage(text), JSON.stringify(text)).toBe(meant.test(text));
      }),
      { numRuns: 5_000 },
    );
  });

  // A backtracking expression would not finish within the time limit of a test.
  it('terminates for a text that can be split in many ways', () => {
    for (const piece of ['@', '1', '1 1', '(cont)', 'www.', '@1 '])
      expect(isHeadOfPage(`${piece.repeat(80).slice(0, 250)}x !`)).toBe(false);
    expect(isHeadOfPage(`${'@'.repeat(250)}`)).toBe(true);
    expect(isHeadOfPage('@'.repeat(100_000))).toBe(false);
  });
});
