import type { TextDocument } from '@winnow/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from './match-report.ts';

/** A document with this many words of this many characters, separated by spaces, ten on a page. */
function documentOf(words: number, characters: number): TextDocument {
  const spans = Array.from({ length: words }, (_, index) => {
    const start = index * (characters + 1);
    const page = Math.floor(index / 10);
    return { start, end: start + characters, page, box: [index, index, index + 1, index + 1] as const };
  });
  const text = Array.from({ length: words }, () => 'a'.repeat(characters)).join(' ');
  return { text, spans } as unknown as TextDocument;
}

test('a quote is placed on the page where it starts, with the boxes that it touches there', () => {
  fc.assert(
    fc.property(
      fc.nat(40),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(200),
      fc.nat(30),
      (words, characters, from, length) => {
        const document = documentOf(words, characters);
        const [start, end] = [from, from + length];
        const touching = document.spans.filter((span) => span.start < end && span.end > start);
        const page = touching[0]?.page;
        const boxes = touching.filter((span) => span.page === page).map(({ box }) => [...box]);
        expect(locate(document, { start, end, quote: '' })).toEqual({
          start,
          end,
          quote: '',
          page: page === undefined ? null : page + 1,
          boxes,
        });
      },
    ),
  );
});

test('a document with unordered spans is searched completely', () => {
  const document = documentOf(5, 3);
  const turned = { ...document, spans: document.spans.toReversed() };
  expect(locate(turned, { start: 4, end: 11, quote: '' }).boxes).toEqual([
    [2, 2, 3, 3],
    [1, 1, 2, 2],
  ]);
});
