import { expect, test } from 'vitest';
import {
  type DocParagraphParts,
  type DocParts,
  type DocRun,
  type DocShape,
  four,
  makeDoc,
  property,
  two,
} from '../testing/make-doc.ts';
import { readDoc } from './read-doc.ts';

const secret = 'Kubernetes and Rust';
const name: DocParagraphParts = { runs: [{ text: 'Ines Duarte, nurse in Porto' }] };
const white = property(0x6870, 0xff, 0xff, 0xff, 0);
const navy = [0x1f, 0x38, 0x64, 0];
const automatic = [0, 0, 0, 0xff];
const shading = (fill: readonly number[]) => [...automatic, ...fill, ...two(0)];

function read(parts: DocParts) {
  const outcome = readDoc(makeDoc(parts));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

function expectHidden(parts: DocParts, technique: string): void {
  const document = read(parts);
  expect(document.text).not.toContain(secret);
  expect(document.hidden).toEqual([{ technique, page: null, text: secret }]);
}

function expectSeen(parts: DocParts): void {
  const document = read(parts);
  expect(document.hidden).toEqual([]);
  expect(document.text).toContain(secret);
}

const run = (...properties: readonly number[]): DocRun => ({ text: secret, properties });
const line = (...properties: readonly number[]): DocParagraphParts => ({ runs: [run(...properties)] });

const hiddenRuns: Readonly<Record<string, readonly [technique: string, properties: readonly number[]]>> = {
  'hidden text': ['hidden-style', property(0x083c, 1)],
  'text hidden from the web': ['hidden-style', property(0x0811, 1)],
  'text hidden for a heading in a line': ['hidden-style', property(0x0818, 1)],
  'hidden text that is shown on web pages': [
    'hidden-style',
    [...property(0x083c, 1), ...property(0x0811, 0), ...property(0x0818, 0)],
  ],
  'white by number': ['colour', property(0x2a42, 8)],
  'white by color': ['colour', white],
  'white that is not quite automatic': ['colour', property(0x6870, 0xff, 0xff, 0xff, 1)],
  'nearly white': ['colour', property(0x6870, 0xfe, 0xfe, 0xfd, 0)],
  'white after black': ['colour', [...property(0x6870, 0, 0, 0, 0), ...white]],
  'yellow under a yellow marker': ['colour', [...property(0x2a42, 7), ...property(0x2a0c, 7)]],
  'green on green': ['colour', [...property(0x2a42, 4), ...property(0x4866, ...two(4 << 5))]],
  'navy on navy': ['colour', [...property(0x6870, ...navy), ...property(0xca71, 10, ...shading(navy))]],
  'one point': ['size', property(0x4a43, ...two(2))],
  'letters on one another': ['size', property(0x8840, ...two(-120))],
  'letters as wide as a hair': ['size', property(0x4852, ...two(1))],
  'letters fitted into a hair': ['size', property(0xca76, 8, ...four(20), ...four(1))],
  'raised off the page': ['off-page', property(0x4845, ...two(700))],
};

for (const [what, [technique, properties]] of Object.entries(hiddenRuns)) {
  test(`${what} is kept separate`, () => {
    expectHidden({ body: [name, line(...properties)] }, technique);
  });
}

const seenRuns: Readonly<Record<string, readonly number[]>> = {
  'automatic color': property(0x6870, ...automatic),
  'pale grey': property(0x6870, 0xbf, 0xbf, 0xbf, 0),
  'white under a black marker': [...white, ...property(0x2a0c, 1)],
  'white on a dark shading': [...white, ...property(0xca71, 10, ...shading(navy))],
  'white on a solid pattern': [...white, ...property(0xca71, 10, ...navy, 0xff, 0xff, 0xff, 0, ...two(1))],
  'white on dense dots': [...white, ...property(0x4866, ...two(1 | (8 << 5) | (13 << 10)))],
  'hidden and shown again': [...property(0x083c, 1), ...property(0x083c, 0)],
  'white and made plain': [...white, ...property(0x2a33, 0)],
  'seven points': property(0x4a43, ...two(14)),
  'tight letters': property(0x8840, ...two(-10)),
  'letters fitted into an inch': property(0xca76, 8, ...four(1440), ...four(1)),
  'letters that are fitted into nothing': property(0xca76, 8, ...four(0), ...four(0)),
};

for (const [what, properties] of Object.entries(seenRuns)) {
  test(`${what} is visible`, () => {
    expectSeen({ body: [name, line(...properties)] });
  });
}

const styles = [
  { kind: 1 as const },
  { kind: 1 as const, basedOn: 0, characters: property(0x083c, 1) },
  { kind: 1 as const, basedOn: 1, characters: property(0x0835, 1) },
  { kind: 2 as const, characters: property(0x4a43, ...two(1)) },
  { kind: 1 as const, basedOn: 0, paragraph: property(0x442d, ...two(9 << 5)), characters: white },
];

test('paragraph styles hide their text, also through styles based on them', () => {
  expectHidden({ styles, body: [name, { ...line(), style: 1 }] }, 'hidden-style');
  expectHidden({ styles, body: [name, { ...line(), style: 2 }] }, 'hidden-style');
  expectHidden(
    { styles, body: [name, { ...line(), properties: property(0x4600, ...two(1)) }] },
    'hidden-style',
  );
});

test('character styles hide text', () => {
  expectHidden({ styles, body: [name, line(...property(0x4a30, ...two(3)))] }, 'size');
});

test('a style affects only its own kind', () => {
  const shown = { kind: 1 as const, basedOn: 1, characters: property(0x083c, 0) };
  const body = [name, { ...line(...property(0x4a30, ...two(5))), style: 1 }];
  expectHidden({ styles: [...styles, shown], body }, 'hidden-style');
  expectSeen({ styles, body: [name, { ...line(), style: 3 }] });
});

test('a run can show text hidden by its style, and hide text shown by it', () => {
  expectSeen({ styles, body: [name, { ...line(...property(0x083c, 0x81)), style: 1 }] });
  expectHidden({ styles, body: [name, { ...line(...property(0x083c, 0x80)), style: 1 }] }, 'hidden-style');
  expectHidden({ styles, body: [name, line(...property(0x083c, 0x81))] }, 'hidden-style');
});

test('white text is visible on the color of a paragraph, dark text is not', () => {
  const onNavy = (...properties: number[]) => ({
    ...line(...properties),
    properties: property(0xc64d, 10, ...shading(navy)),
  });
  expectSeen({ body: [name, onNavy(...white)] });
  expectHidden({ body: [name, onNavy(...property(0x6870, ...navy))] }, 'colour');
});

test('white text of a style is visible on the color of its paragraphs', () => {
  expectSeen({ styles, body: [name, { ...line(), style: 4 }] });
});

test('the piece table hides text by one property, and by a list of properties', () => {
  const body = [{ runs: [{ text: `${secret} Golang` }] }];
  const found = [{ technique: 'hidden-style', page: null, text: `${secret} Golang` }];
  const headers = { header: [name] };
  expect(read({ body, headers, modifier: (0x5c << 1) | (1 << 8) }).hidden[0]?.technique).toBe('hidden-style');
  expect(read({ body, modifier: 1, modifierLists: [property(0x083c, 1)] }).hidden).toEqual(found);
});

test('paragraphs with a tiny line height, or starting off the sheet, are kept separate', () => {
  const spaced = (...properties: number[]) => ({ ...line(), properties });
  expectHidden({ body: [name, spaced(...property(0x6412, ...two(-20), ...two(0)))] }, 'clipped');
  expectHidden({ body: [name, spaced(...property(0x845e, ...two(-9000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x840f, ...two(-9000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x8411, ...two(-9000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x8460, ...two(-9000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x8418, ...two(-30_000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x8419, ...two(-30_000)))] }, 'off-page');
  expectHidden({ body: [name, spaced(...property(0x442b, ...two(20)))] }, 'clipped');
  expectSeen({ body: [name, spaced(...property(0x6412, ...two(-240), ...two(0)))] });
  expectSeen({ body: [name, spaced(...property(0x6412, ...two(240), ...two(1)))] });
});

const inTable = property(0x2416, 1);
const cell = (content: DocRun): DocParagraphParts => ({
  runs: [content],
  properties: inTable,
  end: '\u0007',
});
const row = (content: DocRun, ...properties: readonly number[]): DocParagraphParts[] => [
  cell({ text: 'Left' }),
  cell(content),
  { runs: [], properties: [...inTable, ...property(0x2417, 1), ...properties], end: '\u0007' },
];

test('white text is visible in a dark cell and hidden in one without a color', () => {
  const shadings = [...shading(automatic), ...shading(navy)];
  expectSeen({ body: [name, ...row(run(...white), ...property(0xd612, 20, ...shadings))] });
  expectSeen({ body: [name, ...row(run(...white), ...property(0xd609, 4, ...two(0), ...two(9 << 5)))] });
  expectSeen({ body: [name, ...row(run(...white), ...property(0xd660, 10, ...shading(navy)))] });
  expectSeen({ body: [name, ...row(run(...white), ...property(0xd62d, 12, 1, 2, ...shading(navy)))] });
  expectHidden({ body: [name, ...row(run(...white))] }, 'colour');
  expectHidden(
    { body: [name, ...row(run(...white), ...property(0xd62d, 12, 0, 1, ...shading(navy)))] },
    'colour',
  );
  expectHidden(
    { body: [name, ...row(run(...property(0x6870, ...navy)), ...property(0xd612, 20, ...shadings))] },
    'colour',
  );
});

test('rows with many cells store their colors in several properties', () => {
  const rowOf = (before: number, ...properties: readonly number[]): DocParagraphParts[] => {
    const [, last, end] = row(run(...white), ...properties);
    const others = Array.from({ length: before }, () => cell({ text: 'x' }));
    return [name, ...others, ...[last, end].flatMap((part) => part ?? [])];
  };
  for (const [before, sprms] of [
    [22, [0xd616, 0xd671]],
    [44, [0xd60c, 0xd672]],
  ] as const) {
    for (const sprm of sprms) expectSeen({ body: rowOf(before, ...property(sprm, 10, ...shading(navy))) });
    expectHidden({ body: rowOf(before + 1, ...property(sprms[0], 10, ...shading(navy))) }, 'colour');
  }
});

test('colors for older programs count if the table style has colors', () => {
  const drawn = [
    ...property(0xd612, 20, ...shading(navy), ...shading(navy)),
    ...property(0xd670, 20, ...shading(automatic), ...shading(automatic)),
  ];
  const styled = { body: [name, ...row(run(...white), ...drawn, ...property(0x563a, ...two(1)))] };
  const plain = { kind: 3 as const };
  expectHidden({ body: [name, ...row(run(...white), ...drawn)] }, 'colour');
  expectHidden({ ...styled, styles: [{ kind: 1 }, plain] }, 'colour');
  const tableStyles = [{ kind: 1 as const }, { ...plain, table: property(0xd66a, 3, 0, 0, 0) }];
  expectSeen({ ...styled, styles: tableStyles });
  const dark = row(run(...property(0x6870, ...navy)), ...drawn, ...property(0x563a, ...two(1)));
  expectHidden({ body: [name, ...dark], styles: tableStyles }, 'colour');
});

test('in a table whose style colors cells by position, white text is visible', () => {
  const tableStyles = [{ kind: 1 as const }, { kind: 3 as const, table: property(0xd66a, 3, 0, 0, 0) }];
  const styled = property(0x563a, ...two(1));
  expectSeen({ styles: tableStyles, body: [name, ...row(run(...white), ...styled)] });
  for (const sprm of [0xd609, 0xd612, 0xd62d, 0xd660, 0xd670, 0xd687]) {
    const colored = [{ kind: 1 as const }, { kind: 3 as const, table: property(sprm, 0) }];
    expectSeen({ styles: colored, body: [name, ...row(run(...white), ...styled)] });
  }
});

test('a table style hides its text', () => {
  const tableStyles = [{ kind: 1 as const }, { kind: 3 as const, characters: white }];
  const styled = property(0x563a, ...two(1));
  const hidden = read({ styles: tableStyles, body: [name, ...row(run(), ...styled)] }).hidden;
  expect(hidden).toEqual([{ technique: 'colour', page: null, text: `Left ${secret}` }]);
});

test('rows without height and tables off the sheet are kept separate', () => {
  const rowOf = (...properties: number[]) => ({ body: [name, ...row(run(), ...properties)] });
  const hiddenBy = (...properties: number[]) =>
    read(rowOf(...properties)).hidden.map(({ technique }) => technique);
  expect(hiddenBy(...property(0x9407, ...two(-20)))).toEqual(['clipped']);
  for (const sprm of [0x9601, 0x940e, 0x940f])
    expect(hiddenBy(...property(sprm, ...two(-9000)))).toEqual(['off-page']);
  expect(hiddenBy(...property(0xd608, ...two(6), 1, ...two(-9000), ...two(0)))).toEqual(['off-page']);
  expectSeen(rowOf(...property(0x9407, ...two(400))));
});

test('properties in the data stream also hide text', () => {
  const list = property(0x9407, ...two(-20));
  const inData = [...inTable, ...property(0x2417, 1), ...list];
  const data = [0, 0, ...two(inData.length), ...inData];
  const end = { runs: [], properties: property(0x646b, ...four(2)), end: '\u0007' };
  const document = read({ data, body: [name, cell(run()), end] });
  expect(document.hidden).toEqual([{ technique: 'clipped', page: null, text: secret }]);
});

const box = (content: DocRun, shape: Partial<DocShape> = {}): Pick<DocParts, 'body' | 'shapes'> => ({
  body: [{ runs: [{ text: '\bInes Duarte, nurse in Porto' }] }],
  shapes: [{ sides: [2000, 2000, 6000, 4000], text: [{ runs: [content] }], ...shape }],
});
const dark = [0x0181, 0x64381f] as const;
const unfilled = [0x01bf, 0x100000] as const;

test('white text is visible in a dark text box and hidden in a white one', () => {
  expectSeen(box(run(...white), { options: [dark] }));
  expectHidden(box(run(...white)), 'colour');
  expectHidden(box(run(...white), { options: [dark, unfilled] }), 'colour');
});

test('white text is visible in a box with a picture, a pattern or a system color', () => {
  expectSeen(box(run(...white), { options: [[0x4104, 1]] }));
  expectSeen(box(run(...white), { options: [[0x0180, 4]] }));
  expectSeen(box(run(...white), { options: [[0x0181, 0x0800_0001]] }));
});

test('white text in a box is hidden if its fill is transparent', () => {
  expectHidden(box(run(...white), { options: [dark, [0x0182, 0x1000]] }), 'colour');
  expectSeen(box(run(...white), { options: [dark, [0x0182, 0xf000]] }));
  // A switch that is not set explicitly has its default value.
  expectSeen(box(run(...white), { options: [dark, [0x01bf, 0]] }));
});

test('text boxes that are hidden, off the sheet or very thin are kept separate', () => {
  expectHidden(box(run(), { options: [[0x03bf, 0x20002]] }), 'hidden-style');
  for (const optionsType of [0xf121, 0xf122])
    expectHidden(box(run(), { options: [[0x03bf, 0x20002]], optionsType }), 'hidden-style');
  expectHidden(box(run(), { sides: [-60_000, 2000, -56_000, 4000] }), 'off-page');
  expectHidden(box(run(), { sides: [2000, 2000, 6000, 2020] }), 'clipped');
});

test('hiding a group hides the text boxes in it', () => {
  expectHidden(box(run(), { group: [[0x03bf, 0x20002]] }), 'hidden-style');
  expectSeen(box(run(), { group: [] }));
  expectSeen(box(run(...white), { group: [], options: [dark] }));
});

test('a text box aligned to a side or the center is on the sheet, whatever its coordinates', () => {
  const far = { sides: [-60_000, 2000, -56_000, 4000] as const };
  expectSeen(box(run(), { ...far, options: [[0x038f, 2]] }));
  expectHidden(box(run(), { ...far, options: [[0x0391, 2]] }), 'off-page');
  const above = { sides: [2000, -60_000, 6000, -56_000] as const };
  expectSeen(box(run(), { ...above, options: [[0x0391, 2]] }));
  expectHidden(box(run(), { ...above, options: [[0x038f, 2]] }), 'off-page');
});

test('a text box positioned from the margin may start off the sheet', () => {
  const before = { sides: [-5000, 2000, -1000, 4000] as const };
  expectSeen(box(run(), { ...before, options: [[0x0390, 0]] }));
  expectHidden(box(run(), { ...before, options: [[0x0390, 1]] }), 'off-page');
  const above = { sides: [2000, -5000, 6000, -1000] as const };
  expectSeen(box(run(), { ...above, options: [[0x0392, 0]] }));
  expectHidden(box(run(), { ...above, options: [[0x0392, 1]] }), 'off-page');
});

test('a text box without a fill may be on top of another drawing', () => {
  const text = [{ runs: [run(...white)] }];
  const anchors = { body: [{ runs: [{ text: '\b\bInes Duarte, nurse in Porto' }] }] };
  const open = { sides: [2000, 2000, 6000, 4000] as const, options: [unfilled], text };
  const onIt = { sides: [1000, 1000, 7000, 5000] as const, options: [dark] };
  const beside = { sides: [7000, 1000, 9000, 5000] as const, options: [dark] };
  expectSeen({ ...anchors, shapes: [onIt, open] });
  expectHidden({ ...anchors, shapes: [beside, open] }, 'colour');
});

test('white text on the page is visible if a large dark shape is behind it', () => {
  const shapes = [{ sides: [0, 0, 4000, 16_000] as const, options: [dark], isBehind: true }];
  const body = [{ runs: [{ text: '\bInes Duarte, nurse in Porto' }] }, line(...white)];
  expectSeen({ body, shapes });
  expectHidden(
    { body, shapes: [{ ...shapes[0], sides: [0, 0, 100, 100], options: [dark], isBehind: true }] },
    'colour',
  );
});

test('hidden text of headers and notes is kept separate too', () => {
  expectHidden({ body: [name], headers: { header: [line(...white)] } }, 'colour');
  expectHidden({ body: [name], footnotes: [line(...property(0x083c, 1))] }, 'hidden-style');
});

test('white text is visible on a dark page if its color is shown', () => {
  const body = [name, line(...white)];
  expectSeen({ body, page: { color: 0x64381f, isShown: true } });
  expectHidden({ body, page: { color: 0x64381f, isShown: false } }, 'colour');
  expectHidden(
    { body: [name, line(...property(0x6870, ...navy))], page: { color: 0x64381f, isShown: true } },
    'colour',
  );
});
