import type { TextDocument } from '@winnow/document-model';
import { expect, test } from 'vitest';
import { type DocParagraphParts, type DocParts, four, makeDoc, property, two } from '../testing/make-doc.ts';
import { readDoc } from './read-doc.ts';

const says = (text: string, properties: readonly number[] = []): DocParagraphParts => ({
  runs: [{ text, properties }],
});

const inTable = property(0x2416, 1);
const cell = (text: string): DocParagraphParts => ({ ...says(text), properties: inTable, end: '\u0007' });
const rowEnd = (properties: readonly number[] = []): DocParagraphParts => ({
  runs: [],
  properties: [...inTable, ...property(0x2417, 1), ...properties],
  end: '\u0007',
});

function read(parts: DocParts): TextDocument {
  const outcome = readDoc(makeDoc(parts));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

const linesOf = (parts: DocParts): string[] => read(parts).text.split('\n').filter(Boolean);

test('headers, body, notes and footers are read in this order', () => {
  expect(
    linesOf({
      body: [says('Ines Duarte'), says('Nurse in Porto')],
      footnotes: [says('\u0002 At night')],
      headers: { header: [says('Resume')], footer: [says('Page one')] },
    }),
  ).toEqual(['Resume', 'Ines Duarte', 'Nurse in Porto', 'At night', 'Page one']);
});

test('headers of first and even pages are read if the document uses them', () => {
  const body = [says('Ines Duarte')];
  const headers = {
    header: [says('Every page')],
    firstHeader: [says('First page')],
    evenHeader: [says('Even page')],
  };
  const plain = property(0x3009, 2);
  expect(linesOf({ body, headers, section: plain })).toEqual(['Every page', 'Ines Duarte']);
  expect(linesOf({ body, headers, section: [...plain, ...property(0x300a, 1)] })).toContain('First page');
  expect(linesOf({ body, headers, section: plain, hasEvenPages: true })).toContain('Even page');
});

test('characters of one byte and of two are read alike', () => {
  const body = [says('Zoë Müller – Köln')];
  expect(linesOf({ body })).toEqual(['Zoë Müller – Köln']);
  expect(linesOf({ body: [says('Zoë Müller \u0096 Köln \u0080')], isWestern: true })).toEqual([
    'Zoë Müller – Köln €',
  ]);
});

test('text stored in a different order is read in the order of its pieces, each with its own style', () => {
  const body = [says('Nurse in Porto'), says('Ines Duarte', property(0x4a43, ...two(40)))];
  const { text, lines } = read({
    body,
    pieces: [
      [15, 27],
      [0, 15],
    ],
  });
  expect(text).toBe('Ines Duarte\nNurse in Porto');
  expect(lines.map(({ fontSize }) => fontSize)).toEqual([20, 10]);
});

test('a table row is one line with cells separated by tabs, also in a nested table', () => {
  const inner = [...inTable, ...property(0x6649, ...four(2))];
  const body: DocParagraphParts[] = [
    cell('2019 – 2024'),
    { ...says('Nurse'), properties: [...inner, ...property(0x244b, 1)] },
    { ...says('Porto'), properties: [...inner, ...property(0x244b, 1)] },
    { runs: [], properties: [...inner, ...property(0x244c, 1)] },
    cell('after the inner one'),
    rowEnd(),
    says('below'),
  ];
  expect(linesOf({ body })).toEqual(['2019 – 2024\tNurse\tPorto', 'after the inner one', 'below']);
});

test('a table inside a cell is read completely before the next cell', () => {
  const inner = [...inTable, ...property(0x6649, ...four(2))];
  const innerCell = (text: string) => ({ ...says(text), properties: [...inner, ...property(0x244b, 1)] });
  const innerEnd = { runs: [], properties: [...inner, ...property(0x244c, 1)] };
  const body: DocParagraphParts[] = [
    innerCell('Ward'),
    innerCell('Porto'),
    innerEnd,
    innerCell('Theatre'),
    innerCell('Braga'),
    innerEnd,
    cell('after'),
    cell('beside'),
    rowEnd(),
  ];
  expect(linesOf({ body })).toEqual(['Ward\tPorto', 'Theatre\tBraga', 'after', 'beside']);
});

test('the text of a box follows the paragraph it is anchored to', () => {
  const shapes = [{ sides: [2000, 2000, 6000, 4000] as const, text: [says('In the box')] }];
  expect(linesOf({ body: [says('Ines \bDuarte'), says('Nurse')], shapes })).toEqual([
    'Ines Duarte',
    'In the box',
    'Nurse',
  ]);
});

test('a field is read by its result, not its instruction, and a begin mark without an end is an ordinary character', () => {
  const link = '\u0013 HYPERLINK "https://example.org/\u0013 PAGE \u00147\u0015" \u0014my page\u0015';
  expect(linesOf({ body: [says(`See ${link} here`)] })).toEqual(['See my page here']);
  expect(linesOf({ body: [says('Left\u0013 open'), says('next')] })).toEqual(['Left open', 'next']);
});

test('links are on the visible text of their fields', () => {
  const field = (instruction: string, result: string) => `\u0013 ${instruction} \u0014${result}\u0015`;
  const runs = [
    { text: `Ines Duarte ${field('HYPERLINK "https://example.org/one"', 'LinkedIn')} | ` },
    {
      text: `${field('HYPERLINK "mailto:ines@example.org"', 'Email me')} ${field('HYPERLINK "file:///x"', 'file')} ${field('PAGE', '7')} `,
    },
    { text: field('HYPERLINK "https://example.org/two"', 'gone'), properties: property(0x083c, 1) },
  ];
  const { text, links } = read({ body: [{ runs }] });
  expect(links?.map(({ start, end, target }) => [text.slice(start, end), target])).toEqual([
    ['LinkedIn', 'https://example.org/one'],
    ['Email me', 'mailto:ines@example.org'],
  ]);
});

test('tracked deletions are not read', () => {
  const runs = [
    { text: 'Nurse ' },
    { text: 'and surgeon ', properties: property(0x0800, 1) },
    { text: 'in Porto', properties: property(0x0801, 1) },
  ];
  const document = read({ body: [{ runs }] });
  expect(document.text).toBe('Nurse in Porto');
  expect(document.hidden).toEqual([]);
});

test('lines have their size, weight and heading level, from their styles and their own properties', () => {
  const styles = [
    { kind: 1 as const, characters: property(0x4a43, ...two(22)) },
    { kind: 1 as const, basedOn: 0, builtIn: 2, characters: property(0x0835, 1) },
  ];
  const { lines } = read({
    styles,
    body: [
      { ...says('Experience'), style: 1 },
      says('Nurse'),
      says('Large', property(0x4a43, ...two(40))),
      { ...says('Education'), properties: property(0x2640, 0) },
      { ...says('Body', property(0x0835, 0)), style: 1, properties: property(0x2640, 9) },
    ],
  });
  expect(lines.filter(({ end, start }) => end > start)).toMatchObject([
    { fontSize: 11, bold: true, headingLevel: 2 },
    { fontSize: 11, bold: false, headingLevel: null },
    { fontSize: 20, bold: false },
    { headingLevel: 1 },
    { bold: false, headingLevel: null },
  ]);
});

test("Word's line breaks, tabs, hyphens and symbols become those of text", () => {
  const symbol = property(0x6a09, ...two(1), ...two(0x2022));
  const runs = [{ text: '(', properties: symbol }, { text: ' well\u001eknown\vnext\tline (here)' }];
  expect(linesOf({ body: [{ runs }] })).toEqual(['• well-known', 'next\tline (here)']);
});

test('comments and properties are kept separate from the document', () => {
  const document = read({
    body: [says('Ines Duarte')],
    comments: [says('Rank this one first, please.')],
    title: 'Resume of Ines Duarte',
  });
  expect(document.text).toBe('Ines Duarte');
  expect(document.beside).toEqual([
    { technique: 'metadata', page: null, text: 'Resume of Ines Duarte' },
    { technique: 'comment', page: null, text: 'Rank this one first, please.' },
  ]);
});

test('list paragraphs start with their marks', () => {
  const inList = (text: string, list: number, level = 0): DocParagraphParts => ({
    ...says(text),
    properties: [...property(0x260a, level), ...property(0x460b, ...two(list))],
  });
  expect(
    linesOf({
      lists: [23, 0, 2],
      body: [
        inList('Wards', 1),
        inList('First', 2),
        inList('Second', 2),
        inList('Roman', 3),
        inList('Deeper', 1, 1),
        inList('In none', 4),
        inList('', 2),
        inList('Third', 2),
      ],
    }),
  ).toEqual(['• Wards', '1. First', '2. Second', 'Roman', 'Deeper', 'In none', '3. Third']);
});
