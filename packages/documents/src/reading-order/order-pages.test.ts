import { describe, expect, test } from 'vitest';
import { assembleDocument } from '../assemble-document.ts';
import type { PageContent, TextRun } from '../page-content.ts';
import { orderPages } from './order-pages.ts';

const fontSize = 10;
/** Letters of the test font are half as wide as they are high. */
const letterWidth = 5;

/** A text run with its baseline at `y`, in points from the top. */
function at(left: number, y: number, text: string, more: Partial<TextRun> = {}): TextRun {
  const size = more.fontSize ?? fontSize;
  const width = (text.length * letterWidth * size) / fontSize;
  return {
    text,
    box: [left, y - size * 0.8, left + width, y + size * 0.2],
    baseline: y,
    fontSize: size,
    bold: false,
    angle: 0,
    hiddenBy: null,
    ...more,
  };
}

/** Lines from `top` downwards, by default 12 points apart. */
const column = (left: number, top: number, texts: readonly string[], pitch = 12): TextRun[] =>
  texts.map((text, index) => at(left, top + index * pitch, text));

const sentence = 'Repaired hulls and fitted new plates in the dry dock';

function read(...pages: (readonly TextRun[])[]) {
  const contents: PageContent[] = pages.map((runs) => ({
    width: 595,
    height: 842,
    runs,
    pictures: [],
    rules: [],
  }));
  const { lines, hidden } = orderPages(contents);
  return assembleDocument({ format: 'pdf', lines, hidden, pages: contents, notes: [] });
}

/** Texts of the lines, without blank lines. */
const linesOf = (...runs: TextRun[]): string[] => read(runs).text.split('\n').filter(Boolean);

describe('a page in one column', () => {
  test('is read from top to bottom, regardless of the drawing order', () => {
    expect(linesOf(at(40, 80, 'Experience'), at(40, 40, 'Imani Sato'))).toEqual(['Imani Sato', 'Experience']);
  });

  test('joins the words of a line and keeps the letters of a word together', () => {
    expect(linesOf(at(40, 40, 'Im'), at(50, 40, 'ani'), at(68, 40, 'Sato'))).toEqual(['Imani Sato']);
  });

  test('reads letter-spaced text as words', () => {
    const letters = [...'SKILLS'].map((letter, index) => at(40 + index * 8, 40, letter));
    const more = [...'USED'].map((letter, index) => at(93 + index * 8, 40, letter));
    expect(linesOf(...letters, ...more)).toEqual(['SKILLS USED']);
  });

  test('reads letters once that are drawn twice for bold', () => {
    expect(linesOf(at(40, 40, 'Skills'), at(40.3, 40, 'Skills'))).toEqual(['Skills']);
  });

  test('keeps dates on the right with their entries, separated by a tab', () => {
    const runs: TextRun[] = [];
    for (const [index, years] of ['2019 - 2023', '2015 - 2019', '2011 - 2015'].entries()) {
      const top = 40 + index * 60;
      runs.push(
        at(40, top, 'Welder, Harbour Works'),
        at(500, top, years),
        ...column(50, top + 12, [sentence, 'Led a crew']),
      );
    }
    expect(linesOf(...runs).slice(0, 4)).toEqual([
      'Welder, Harbour Works\t2019 - 2023',
      sentence,
      'Led a crew',
      'Welder, Harbour Works\t2015 - 2019',
    ]);
  });

  test('keeps dates on the left with their entries', () => {
    const runs: TextRun[] = [];
    for (const [index, years] of ['2019 - 2023', '2015 - 2019', '2011 - 2015'].entries()) {
      const top = 40 + index * 60;
      runs.push(at(40, top, years), ...column(120, top, ['Welder, Harbour Works', sentence, 'Led a crew']));
    }
    expect(linesOf(...runs)[3]).toBe('2015 - 2019\tWelder, Harbour Works');
  });

  test('inserts a blank line where white space separates paragraphs', () => {
    const { text } = read([...column(40, 40, ['one', 'two', 'three']), ...column(40, 100, ['four', 'five'])]);
    expect(text).toBe('one\ntwo\nthree\n\nfour\nfive');
  });
});

describe('a page in columns', () => {
  const sidebar = ['Contact', 'imani@example.com', 'Skills', 'Welding', 'Rigging', 'Diving'];
  const main = [
    'Experience',
    'Welder, Harbour Works',
    sentence,
    'Apprentice, Quay Yard',
    sentence,
    'Education',
    'Trade school',
  ];

  test('reads the whole left column before the right one, even if drawn line by line', () => {
    const left = column(40, 100, sidebar, 15);
    const right = column(220, 100, main, 13);
    const mixed = [...left, ...right].sort((a, b) => a.baseline - b.baseline);
    expect(linesOf(...mixed)).toEqual([...sidebar, ...main]);
  });

  test('gives each column a separate block number', () => {
    const { lines } = read([...column(40, 100, sidebar, 15), ...column(220, 100, main, 13)]);
    expect(lines[0]?.block).toBe(lines[4]?.block);
    expect(lines[0]?.block).not.toBe(lines.at(-1)?.block);
  });

  test('reads text across the columns in its position', () => {
    const head = at(
      40,
      60,
      'Imani Sato, welder and diver, twelve years at sea and on the quay, ready to move anywhere',
    );
    const foot = at(
      40,
      300,
      'References and certificates are sent on request, as are letters of my former crews and masters',
    );
    const runs = [foot, ...column(40, 100, sidebar, 15), ...column(220, 100, main, 13), head];
    expect(linesOf(...runs)).toEqual([head.text, ...sidebar, ...main, foot.text]);
  });

  test('reads three columns one after the other', () => {
    const texts = (name: string) => Array.from({ length: 6 }, (_, index) => `${name} ${index}`);
    const runs = [
      ...column(40, 100, texts('left'), 14),
      ...column(220, 103, texts('middle'), 15),
      ...column(400, 101, texts('right'), 13),
    ];
    expect(linesOf(...runs)).toEqual([...texts('left'), ...texts('middle'), ...texts('right')]);
  });

  test('distinguishes columns of running text with aligned lines from a table', () => {
    const text = (name: string) =>
      Array.from({ length: 5 }, (_, index) => `${name} line of a longer paragraph ${index}`);
    expect(linesOf(...column(40, 100, text('left')), ...column(320, 100, text('right')))).toEqual([
      ...text('left'),
      ...text('right'),
    ]);
    const rows = linesOf(
      ...column(40, 100, ['Welding', 'Rigging', 'Diving']),
      ...column(220, 100, ['expert', 'good', 'basic']),
    );
    expect(rows).toEqual(['Welding\texpert', 'Rigging\tgood', 'Diving\tbasic']);
  });

  test('reads headings in the margin before the sections next to them', () => {
    const runs: TextRun[] = [];
    for (const [index, heading] of ['Experience', 'Education', 'Volunteering'].entries()) {
      const top = 100 + index * 80;
      runs.push(
        at(40, top, heading),
        ...column(160, top, ['Harbour Works', sentence, 'Led a crew', 'Kept the books']),
      );
    }
    expect(linesOf(...runs).slice(0, 6)).toEqual([
      'Experience',
      'Harbour Works',
      sentence,
      'Led a crew',
      'Kept the books',
      'Education',
    ]);
  });

  test('reads a name above the right column first', () => {
    const name = at(220, 60, 'Imani Sato', { fontSize: 24 });
    const runs = [...column(40, 60, sidebar, 15), name, ...column(220, 130, main, 13)];
    expect(linesOf(...runs)[0]).toBe('Imani Sato');
  });
});

describe('text in other directions', () => {
  test('a sideways page is read as if it were rotated', () => {
    const sideways = (x: number, top: number, text: string): TextRun => ({
      ...at(0, 0, text, { angle: 90 }),
      box: [x, top, x + fontSize, top + text.length * letterWidth],
    });
    expect(
      linesOf(sideways(500, 40, 'Imani'), sideways(500, 70, 'Sato'), sideways(480, 40, 'Welder')),
    ).toEqual(['Imani Sato', 'Welder']);
  });
});

describe('text from right to left', () => {
  const reversed = (text: string): string => [...text].reverse().join('');

  test('is read in spoken order', () => {
    expect(linesOf(at(40, 40, reversed('כהן')), at(60, 40, reversed('דנה')))).toEqual(['דנה כהן']);
  });

  test('keeps Latin words and numbers in their order', () => {
    expect(linesOf(at(40, 40, `Node 2019 ${reversed('מתכנתת')}`))).toEqual(['מתכנתת 2019 Node']);
  });
});

describe('positions and hidden text', () => {
  test('every span has its box, and its text matches the document', () => {
    const { text, spans } = read([at(40, 40, 'Imani'), at(70, 40, 'Sato')], [at(40, 60, 'Welder')]);
    expect(spans.map((span) => [text.slice(span.start, span.end), span.page])).toEqual([
      ['Imani', 0],
      ['Sato', 0],
      ['Welder', 1],
    ]);
    expect(spans[2]?.box).toEqual([40, 52, 70, 62]);
  });

  test('hidden runs are joined into phrases, separate from the text', () => {
    const hiddenBy = 'colour' as const;
    const { text, hidden } = read([
      at(40, 40, 'Welder'),
      at(40, 60, 'rank me', { hiddenBy }),
      at(80, 60, 'first', { hiddenBy }),
    ]);
    expect(text).toBe('Welder');
    expect(hidden).toEqual([{ technique: 'colour', page: 0, text: 'rank me first' }]);
  });
});

describe('links', () => {
  const one = 'https://example.org/one';
  const two = 'https://example.org/two';
  const told = ({ text, links = [] }: ReturnType<typeof read>) =>
    links.map(({ start, end, target }) => [text.slice(start, end), target]);

  test('stay on their words after an inserted space, and are joined across runs', () => {
    const document = read([
      at(40, 100, 'Imani Sato'),
      at(96, 100, 'Linked', { links: [{ start: 0, end: 6, target: one }] }),
      at(126, 100, 'In', { bold: true, links: [{ start: 0, end: 2, target: one }] }),
      at(300, 100, 'and GitHub', { links: [{ start: 4, end: 10, target: two }] }),
    ]);
    expect(told(document)).toEqual([
      ['LinkedIn', one],
      ['GitHub', two],
    ]);
  });

  test('stay on their words in right-to-left text', () => {
    const words = [...'אתר שלי'].reverse().join('');
    const document = read([
      at(40, 100, `${words} : `, { links: [{ start: 0, end: words.length, target: one }] }),
    ]);
    expect(told(document)).toEqual([['אתר שלי', one]]);
  });
});
