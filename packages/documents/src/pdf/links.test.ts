import { describe, expect, test } from 'vitest';
import { assemblePdf, type PdfParts } from './fixtures/assemble-pdf.ts';
import { readPdfDocument } from './read-pdf-document.ts';

const body = `BT /F 10 Tf 72 600 Td (${'Planned routes and loaded trucks in a busy warehouse for many years. '.repeat(9)}) Tj ET`;
/** In Helvetica of 12 points: "LinkedIn" ends at 117, "GitHub" lies from 127 to 164, "Portfolio" from 174 to 221. */
const header = 'BT /F 12 Tf 72 700 Td (LinkedIn | GitHub | Portfolio) Tj ET';

const link = (rectangle: string, target: string, more = '') =>
  `<< /Type /Annot /Subtype /Link /Rect [${rectangle}] ${more} /A << /S /URI /URI (${target}) >> >>`;

async function linksOf(
  annotations: readonly string[],
  { content = header, page = '', ...parts }: Partial<PdfParts> = {},
) {
  const bytes = assemblePdf({
    ...parts,
    content: `${content} ${body}`,
    page: `${page} /Annots [${annotations.join(' ')}]`,
  });
  const outcome = await readPdfDocument(bytes);
  if (!outcome.ok) throw new Error(outcome.reason);
  const { text, links } = outcome.document;
  return links?.map(({ start, end, target }) => [text.slice(start, end), target]);
}

const one = 'https://example.org/one';
const two = 'https://example.org/two';
const three = 'mailto:imani@example.org';

describe('links of a PDF', () => {
  test('are on the words that they surround, also within one run', async () => {
    expect(
      await linksOf([
        link('172 696 224 712', three),
        link('71 696 118 712', one),
        link('126 696 166 712', two),
      ]),
    ).toEqual([
      ['LinkedIn', one],
      ['GitHub', two],
      ['Portfolio', three],
    ]);
  });

  test.each([
    ['90', '0 1 -1 0 112 72'],
    ['180', '-1 0 0 -1 540 92'],
    ['270', '0 -1 1 0 500 720'],
  ])('are there on a page rotated by %s degrees too', async (turn, matrix) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix.split(' ').map(Number);
    const corners = [
      [71 - 72, -4],
      [118 - 72, 12],
    ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f].join(' '));
    const content = `BT /F 12 Tf ${matrix} Tm (LinkedIn | GitHub) Tj ET`;
    expect(await linksOf([link(corners.join(' '), one)], { content, page: `/Rotate ${turn}` })).toEqual([
      ['LinkedIn', one],
    ]);
  });

  test('are read from the four corners of their words, and from replaced actions', async () => {
    const quads = '/QuadPoints [71 712 118 712 71 696 118 696 172 712 224 712 172 696 224 696]';
    const former = `<< /Subtype /Link /Rect [126 696 166 712] /A << /S /GoTo /D [0 /Fit] >> /PA << /S /URI /URI (${two}) >> >>`;
    expect(await linksOf([link('60 690 300 720', one, quads), former])).toEqual([
      ['LinkedIn', one],
      ['GitHub', two],
      ['Portfolio', one],
    ]);
  });

  test('use the later, topmost link if two are on one word', async () => {
    expect(await linksOf([link('60 690 300 720', one), link('126 696 166 712', two)])).toEqual([
      ['LinkedIn |', one],
      ['GitHub', two],
      ['| Portfolio', one],
    ]);
  });

  test.each([
    ['lies on no letter', [link('300 696 330 712', one)]],
    ['lies on a mark alone', [link('119 696 125 712', one)]],
    ['is hidden', [link('71 696 118 712', one, '/F 2')]],
    ['leads into the document', ['<< /Subtype /Link /Rect [71 696 118 712] /Dest [0 /Fit] >>']],
    ['starts a program', ['<< /Subtype /Link /Rect [71 696 118 712] /A << /S /Launch /F (x.exe) >> >>']],
    ['runs a script', [link('71 696 118 712', 'javascript:app.alert\\(1\\)')]],
    [
      'has a script for its action',
      ['<< /Subtype /Link /Rect [71 696 118 712] /A << /S /JavaScript /JS (x) >> >>'],
    ],
    ['has no place', [`<< /Subtype /Link /A << /S /URI /URI (${one}) >> >>`]],
    [
      'has a broken place',
      [link('NaN NaN NaN NaN', one), link('71 696', one), link('1e999 1e999 1e999 1e999', one)],
    ],
    ['is no dictionary', ['12', '(text)', '[71 696 118 712]', '99 0 R']],
  ])('are ignored if an annotation %s', async (_what, annotations) => {
    expect(await linksOf(annotations)).toBeUndefined();
  });

  test('are ignored on hidden text', async () => {
    const content = `1 1 1 rg BT /F 12 Tf 72 700 Td (LinkedIn) Tj ET 0 g`;
    expect(await linksOf([link('71 696 118 712', one)], { content })).toBeUndefined();
  });

  test('ten thousand links, each covering the whole page, are read within limits', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => link('0 0 612 792', `${one}/${index}`));
    const links = await linksOf(many);
    expect(links?.length).toBeGreaterThan(0);
    expect(links?.length).toBeLessThanOrEqual(500);
  });
});
