import { expect, test } from 'vitest';
import { quotesOf } from './quotes-of.ts';

const place = (start: number, end: number) => ({ start, end, quote: '', page: null, boxes: [] });

test('quotes are taken from the visible text, so that hidden parts stay hidden', () => {
  expect(quotesOf({ evidence: [place(0, 7)] }, '▇▇▇ SQL and more').shown).toEqual(['▇▇▇ SQL']);
});

test('equal quotes are shown once, on one line, and the rest is counted', () => {
  const text = 'SQL\nGit SQL Go Rust C';
  const evidence = [place(0, 7), place(0, 3), place(8, 11), place(12, 14), place(15, 19), place(20, 21)];
  expect(quotesOf({ evidence }, text)).toEqual({ shown: ['SQL Git', 'SQL', 'Go'], more: 2 });
});
