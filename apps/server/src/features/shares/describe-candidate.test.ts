import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverText } from './describe-candidate.ts';

const text = 'Anna Example wrote reports with Boris Sample in Lima.';
const place = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const names = [place('Anna Example'), place('Boris Sample'), place('Lima')];

test.each([
  ['wrote reports', 'wrote reports'],
  ['Anna Example wrote', '[…] wrote'],
  ['with Boris Sample in', 'with […] in'],
  ['Example wrote reports with Boris', '[…] wrote reports with […]'],
  ['Anna Example', '[…]'],
])('of %j %j is shown', (quote, shown) => {
  expect(coverText(text, place(quote), names)).toBe(shown);
});

test('quotes omit every character of personal data and keep all others', () => {
  const position = fc.nat(text.length);
  fc.assert(
    fc.property(position, position, (one, other) => {
      const quote = { start: Math.min(one, other), end: Math.max(one, other) };
      const isPersonal = (at: number) => names.some(({ start, end }) => start <= at && at < end);
      const open = [...text]
        .filter((_, at) => at >= quote.start && at < quote.end && !isPersonal(at))
        .join('');
      expect(coverText(text, quote, names).replaceAll('[…]', '')).toBe(open);
    }),
  );
});
