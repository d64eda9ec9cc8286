import { makeCompoundFile } from './make-compound-file.ts';

/** Text of one format; `properties` are created by `property`. */
export type DocRun = { readonly text: string; readonly properties?: readonly number[] };

export type DocParagraphParts = {
  readonly runs: readonly DocRun[];
  /** The number of its style. */
  readonly style?: number;
  readonly properties?: readonly number[];
  /** The character that ends it; by default that of a paragraph, a cell or a row. */
  readonly end?: string;
};

export type DocStyleParts = {
  /** 1 for paragraphs, 2 for characters, 3 for tables. */
  readonly kind: 1 | 2 | 3;
  readonly basedOn?: number;
  /** Its number among the built-in styles of Word; 1 to 9 are headings. */
  readonly builtIn?: number;
  readonly table?: readonly number[];
  readonly paragraph?: readonly number[];
  readonly characters?: readonly number[];
};

/** A shape that is anchored at the next `\b` of the body; lengths are twentieths of a point. */
export type DocShape = {
  readonly sides: readonly [left: number, top: number, right: number, bottom: number];
  readonly isBehind?: boolean;
  /** Pairs of [MS-ODRAW]: a number and a value. */
  readonly options?: readonly (readonly [number, number])[];
  /** The type of the record that contains them; there are three. */
  readonly optionsType?: number;
  readonly text?: readonly DocParagraphParts[];
  /** Pairs that describe the surrounding group; omitted for none. */
  readonly group?: DocShape['options'];
};

export type DocParts = {
  readonly body: readonly DocParagraphParts[];
  readonly footnotes?: readonly DocParagraphParts[];
  /** Headers and footers of one section: of even pages, of every page, of the first one. */
  readonly headers?: Partial<Record<HeaderKind, readonly DocParagraphParts[]>>;
  readonly hasEvenPages?: boolean;
  /** Red, green and blue of the page color, and whether it is shown. */
  readonly page?: { readonly color: number; readonly isShown: boolean };
  readonly section?: readonly number[];
  readonly comments?: readonly DocParagraphParts[];
  readonly styles?: readonly DocStyleParts[];
  readonly shapes?: readonly DocShape[];
  /** The kinds of marks of lists, each of one level: 0 for numbers, 23 for bullets. */
  readonly lists?: readonly number[];
  /** The data stream. */
  readonly data?: readonly number[];
  /** One byte per character instead of two. */
  readonly isWestern?: boolean;
  /** Ranges of the text in reading order; by default the text is stored in order. */
  readonly pieces?: readonly (readonly [start: number, end: number])[];
  /** Property modifier that the piece table sets for all text, and lists that it may refer to. */
  readonly modifier?: number;
  readonly modifierLists?: readonly (readonly number[])[];
  readonly flags?: number;
  readonly title?: string;
};

const headerKinds = ['evenHeader', 'header', 'evenFooter', 'footer', 'firstHeader', 'firstFooter'] as const;
type HeaderKind = (typeof headerKinds)[number];

/** A property of [MS-DOC] 2.6 with the bytes of its operand. */
export const property = (sprm: number, ...operand: readonly number[]): number[] => [...two(sprm), ...operand];
export const two = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
export const four = (value: number): number[] => [...two(value & 0xffff), ...two(value >>> 16)];

const textAt = 1024;
const pageBytes = 512;
const firstShape = 1026;
const firstGroup = 2000;

/** A document in the binary format of Word 97 to 2003, as bytes. Fictional people only. */
export function makeDoc(parts: DocParts): Uint8Array {
  const boxes = (parts.shapes ?? []).map(({ text }) => text ?? []);
  const headers = headerKinds.map((kind) => parts.headers?.[kind] ?? []);
  const stories = {
    body: parts.body,
    footnotes: parts.footnotes ?? [],
    headers: headers.flat(),
    comments: parts.comments ?? [],
    boxes: boxes.flat(),
  };
  const paragraphs = Object.values(stories).flat();
  const text = paragraphs.map(textOf).join('');
  const step = parts.isWestern ? 1 : 2;
  const main: Uint8Array[] = [
    new Uint8Array(textAt),
    Buffer.from(text, parts.isWestern ? 'latin1' : 'utf16le'),
  ];
  const table: number[] = [];
  const extents = new Map<number, [number, number]>();
  const keep = (index: number, bytes: readonly number[]) => {
    extents.set(index, [table.length, bytes.length]);
    for (const byte of bytes) table.push(byte);
  };
  const addPages = (index: number, runs: readonly PageRun[], leadBytes: number) => {
    const pages = makePages(runs, leadBytes);
    const length = main.reduce((sum, bytes) => sum + bytes.length, 0);
    main.push(new Uint8Array((pageBytes - (length % pageBytes)) % pageBytes));
    const first = Math.ceil(length / pageBytes);
    main.push(...pages.map(({ bytes }) => bytes));
    const starts = [...pages.map(({ start }) => start), runs.at(-1)?.end ?? textAt];
    keep(index, [...starts.flatMap(four), ...pages.flatMap((_, number) => four(first + number))]);
  };

  keep(31, [parts.hasEvenPages ? 1 : 0, ...new Uint8Array(542), parts.page?.isShown ? 0x80 : 0]);
  keep(1, makeStyles(parts.styles ?? [{ kind: 1 }]));
  keep(33, makePieces(parts, text.length));
  addPages(12, characterRuns(paragraphs, step), 1);
  addPages(13, paragraphRuns(paragraphs, step), 13);
  if (parts.lists) keepLists(keep, parts.lists, table);
  if (parts.section) {
    const at = main.reduce((sum, bytes) => sum + bytes.length, 0);
    main.push(Uint8Array.from([...two(parts.section.length), ...parts.section]));
    keep(6, [...four(0), ...four(text.length), ...two(0), ...four(at), ...two(0), ...four(0)]);
  }
  if (parts.headers) keep(11, makePositions([[], [], [], [], [], [], ...headers]).flatMap(four));
  if (parts.shapes || parts.page) keepShapes(keep, parts, stories.body.map(textOf).join(''));

  const information = Buffer.concat(main);
  writeInformation(information, parts.flags ?? 0, Object.values(extentLengths(stories)), extents);
  return makeCompoundFile({
    WordDocument: information,
    '1Table': Uint8Array.from(table),
    ...(parts.data ? { Data: Uint8Array.from(parts.data) } : {}),
    ...(parts.title ? { '\u0005SummaryInformation': makeSummary(parts.title) } : {}),
  });
}

const textOf = ({ runs, end = '\r' }: DocParagraphParts): string =>
  runs.map(({ text }) => text).join('') + end;

type Stories = Readonly<
  Record<'body' | 'footnotes' | 'headers' | 'comments' | 'boxes', readonly DocParagraphParts[]>
>;

function extentLengths(stories: Stories) {
  const length = (part: keyof Stories) => stories[part].map(textOf).join('').length;
  return {
    body: length('body'),
    footnotes: length('footnotes'),
    headers: length('headers'),
    macros: 0,
    comments: length('comments'),
    endnotes: 0,
    boxes: length('boxes'),
  };
}

function writeInformation(
  main: Buffer,
  flags: number,
  lengths: readonly number[],
  extents: ReadonlyMap<number, readonly [number, number]>,
): void {
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(0x0200 | flags, 0x0a);
  for (const [index, length] of lengths.entries()) main.writeUInt32LE(length, 0x4c + index * 4);
  for (const [index, [at, length]] of extents) {
    main.writeUInt32LE(at, 0x9a + index * 8);
    main.writeUInt32LE(length, 0x9a + index * 8 + 4);
  }
}

function makePieces(parts: DocParts, length: number): number[] {
  const { isWestern, modifier = 0, modifierLists = [], pieces = [[0, length]] } = parts;
  const placeOf = (start: number) => (isWestern ? ((textAt + start) * 2) | 0x4000_0000 : textAt + start * 2);
  let at = 0;
  const ends = pieces.map(([start, end]) => (at += end - start));
  const plc = [
    ...[0, ...ends].flatMap(four),
    ...pieces.flatMap(([start]) => [...two(0), ...four(placeOf(start)), ...two(modifier)]),
  ];
  const lists = modifierLists.flatMap((list) => [1, ...two(list.length), ...list]);
  return [...lists, 2, ...four(plc.length), ...plc];
}

type PageRun = { readonly start: number; readonly end: number; readonly bytes: readonly number[] };

function characterRuns(paragraphs: readonly DocParagraphParts[], step: number): PageRun[] {
  let at = textAt;
  return paragraphs.flatMap(({ runs, end = '\r' }) =>
    [...runs, { text: end }].map(({ text, properties = [] }: DocRun) => {
      const start = at;
      at += text.length * step;
      return { start, end: at, bytes: properties.length === 0 ? [] : [properties.length, ...properties] };
    }),
  );
}

function paragraphRuns(paragraphs: readonly DocParagraphParts[], step: number): PageRun[] {
  let at = textAt;
  return paragraphs.map((paragraph) => {
    const start = at;
    at += textOf(paragraph).length * step;
    const content = [...two(paragraph.style ?? 0), ...(paragraph.properties ?? [])];
    // The size counts pairs of bytes, after a zero.
    if (content.length % 2 === 1) content.push(0);
    return { start, end: at, bytes: [0, content.length / 2, ...content] };
  });
}

/** ChpxFkp and PapxFkp of [MS-DOC] 2.4.6: a few runs per page, their properties stored from the end of the page. */
function makePages(runs: readonly PageRun[], leadBytes: number): { start: number; bytes: Uint8Array }[] {
  const runsOfPage = 3;
  return Array.from({ length: Math.ceil(runs.length / runsOfPage) }, (_, index) => {
    const some = runs.slice(index * runsOfPage, (index + 1) * runsOfPage);
    const page = Buffer.alloc(pageBytes);
    let free = pageBytes - 2;
    for (const [run, { start, end, bytes }] of some.entries()) {
      page.writeUInt32LE(start, run * 4);
      page.writeUInt32LE(end, (run + 1) * 4);
      if (bytes.length === 0) continue;
      free -= bytes.length + (bytes.length % 2);
      page.set(bytes, free);
      page.writeUInt8(free / 2, (some.length + 1) * 4 + run * leadBytes);
    }
    page.writeUInt8(some.length, pageBytes - 1);
    return { start: some[0]?.start ?? 0, bytes: page };
  });
}

/** [MS-DOC] 2.9.271: a style has its kind, its base style, a name, and the properties of its parts. */
function makeStyles(styles: readonly DocStyleParts[]): number[] {
  const head = [...two(styles.length), ...two(10), ...new Uint8Array(14)];
  const made = styles.flatMap(({ kind, basedOn = 0x0fff, builtIn = 0x0ffe, ...own }) => {
    const parts = [
      ...(kind === 3 ? [own.table ?? []] : []),
      ...(kind === 2 ? [] : [[0, 0, ...(own.paragraph ?? [])]]),
      own.characters ?? [],
    ];
    const fixed = [...two(builtIn), ...two(kind | (basedOn << 4)), ...new Uint8Array(6)];
    const name = [...two(1), ...two(0x53), ...two(0)];
    const properties = parts.flatMap((part) => [
      ...two(part.length),
      ...part,
      ...(part.length % 2 === 1 ? [0] : []),
    ]);
    const style = [...fixed, ...name, ...properties];
    return [...two(style.length), ...style];
  });
  return [...two(head.length), ...head, ...made];
}

/** Start of each story, relative to the first one, and the end of the last. */
function makePositions(stories: readonly (readonly DocParagraphParts[])[]): number[] {
  let at = 0;
  return [0, ...stories.map((story) => (at += story.map(textOf).join('').length))];
}

/** Lists of one level each, followed by their levels, and the numbers that paragraphs use for them. */
function keepLists(
  keep: (index: number, bytes: readonly number[]) => void,
  kinds: readonly number[],
  table: number[],
): void {
  const idOf = (index: number) => four(7000 + index);
  keep(73, [
    ...two(kinds.length),
    ...kinds.flatMap((_, index) => [...idOf(index), ...new Uint8Array(22), 1, 0]),
  ]);
  const mark = [...two(1), ...two(0x2e)];
  for (const kind of kinds) table.push(...four(1), kind, ...new Uint8Array(19), 1, 2, 0, 0, 9, 9, 9, ...mark);
  keep(74, [...four(kinds.length), ...kinds.flatMap((_, index) => [...idOf(index), ...new Uint8Array(12)])]);
}

function keepShapes(
  keep: (index: number, bytes: readonly number[]) => void,
  { shapes = [], page }: DocParts,
  body: string,
): void {
  const anchors = [...body]
    .flatMap((letter, index) => (letter === '\b' ? [index] : []))
    .slice(0, shapes.length);
  keep(40, [
    ...[...anchors, body.length].flatMap(four),
    ...shapes.flatMap(({ sides, isBehind, group }, index) => [
      ...four((group ? firstGroup : firstShape) + index),
      ...sides.flatMap(four),
      ...two((isBehind ? 0x4000 : 0) | (1 << 1) | (1 << 3)),
      ...four(0),
    ]),
  ]);
  const positions = makePositions(shapes.map(({ text }) => text ?? []));
  keep(56, [
    ...positions.flatMap(four),
    ...shapes.flatMap((_, index) => [...new Uint8Array(14), ...four(firstShape + index), ...four(0)]),
  ]);
  const record = (type: number, lead: number, content: readonly number[]) => [
    ...two(lead),
    ...two(type),
    ...four(content.length),
    ...content,
  ];
  const shape = (number: number, flags: number, options: DocShape['options'] = [], type = 0xf00b) =>
    record(0xf004, 0x0f, [
      ...record(0xf00a, 2, [...four(number), ...four(flags)]),
      ...record(
        type,
        (options.length << 4) | 3,
        options.flatMap(([option, value]) => [...two(option), ...four(value)]),
      ),
    ]);
  const containers = shapes.flatMap(({ options, optionsType, group }, index) => {
    const inner = shape(firstShape + index, 0x0a00, options, optionsType);
    return group ? record(0xf003, 0x0f, [...shape(firstGroup + index, 0x0201, group), ...inner]) : inner;
  });
  const background = page ? shape(1025, 0x0e00, [[0x0181, page.color]]) : [];
  const patriarch = record(0xf004, 0x0f, record(0xf00a, 2, [...four(1024), ...four(5)]));
  const drawing = record(0xf002, 0x0f, [
    ...record(0xf003, 0x0f, [...patriarch, ...containers]),
    ...background,
  ]);
  keep(50, [...record(0xf000, 0x0f, []), 0, ...drawing]);
}

/** [MS-OLEPS] 2.21: one set with one text. */
function makeSummary(title: string): Uint8Array {
  const text = Buffer.from(`${title}\0`, 'latin1');
  const set = [
    ...four(24 + text.length),
    ...four(1),
    ...four(2),
    ...four(16),
    ...four(0x1e),
    ...four(text.length),
  ];
  const head = [...two(0xfffe), ...new Uint8Array(22), ...four(1), ...new Uint8Array(16), ...four(48)];
  return Uint8Array.from([...head, ...set, ...text]);
}
