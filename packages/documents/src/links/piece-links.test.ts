import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';

const target = 'https://example.org/';

function assemble(pieces: readonly string[], linked: readonly number[]) {
  return assembleDocument({
    format: 'txt',
    pages: [],
    hidden: [],
    notes: [],
    lines: [
      {
        pieces: pieces.map((text, index) =>
          linked.includes(index)
            ? { text, box: null, links: [{ start: 0, end: text.length, target: `${target}${index}` }] }
            : { text, box: null },
        ),
        page: null,
        box: null,
        fontSize: null,
        bold: false,
        headingLevel: null,
        block: 0,
        gapBefore: false,
      },
    ],
  });
}

test('links stay on their words when a line is cleaned, without surrounding spaces', () => {
  const { text, links } = assemble(
    ['  \u200b\uf0b7 ', ' ﬁle\u00a0shelf ', '|', '\ufb01ne ', '\uf09b'],
    [1, 3, 4],
  );
  expect(text).toBe('• file shelf |fine');
  expect(links?.map(({ start, end, target: to }) => [text.slice(start, end), to])).toEqual([
    ['file shelf', `${target}1`],
    ['fine', `${target}3`],
  ]);
});

test('a document without links has no list of links', () => {
  expect(assemble(['Welder'], [])).not.toHaveProperty('links');
  expect(assemble(['•', ' – '], [0, 1])).not.toHaveProperty('links');
});

test('for any pieces, links are in order, without overlaps, within the text and on words', () => {
  const piece = fc.oneof(
    fc.constantFrom('LinkedIn', ' | ', '\t', 'ﬁ', '\u200b', '\uf0b7', 'e\u0301', '\u{e0041}', 'ab cd'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.nat(11)), (pieces, linked) => {
      const { text, links = [] } = assemble(pieces, linked);
      let free = 0;
      for (const { start, end } of links) {
        expect(start).toBeGreaterThanOrEqual(free);
        expect(end).toBeLessThanOrEqual(text.length);
        const words = text.slice(start, end);
        expect(words).toMatch(/[\p{L}\p{N}]/u);
        expect(words).toBe(words.trim());
        expect(words).not.toContain('\n');
        free = end;
      }
    }),
    { numRuns: 500 },
  );
});

test('out of a hundred thousand links, in one piece or in as many, some are kept', () => {
  const text = 'a b '.repeat(25_000);
  const links = Array.from({ length: 50_000 }, (_, index) => ({
    start: 2 * index,
    end: 2 * index + 1,
    target: `${target}${index}`,
  }));
  const textStyle = {
    page: null,
    box: null,
    fontSize: null,
    bold: false,
    headingLevel: null,
    gapBefore: false,
  };
  const pieces = links.map(({ target: to }) => ({
    text: 'a ',
    box: null,
    links: [{ start: 0, end: 1, target: to }],
  }));
  const lines = [
    { pieces: [{ text, box: null, links }], block: 0, ...textStyle },
    { pieces, block: 1, ...textStyle },
  ];
  for (const line of lines) {
    const document = assembleDocument({ format: 'html', pages: [], hidden: [], notes: [], lines: [line] });
    expect(document.links).toHaveLength(500);
  }
});
