import { describe, expect, it } from 'vitest';
import { assemblePdf, type PdfParts, stream } from '../fixtures/assemble-pdf.ts';
import { readPdfDocument } from '../read-pdf-document.ts';

const seen = 'BT /F 11 Tf 72 720 Td (Imani Sato repairs hulls and cranes at Harbour Works since 2016) Tj ET';
const words = '(Kubernetes wizard of the north) Tj ET';
const text = `BT /F 12 Tf 72 600 Td ${words}`;
const form = '/Type /XObject /Subtype /Form /BBox [0 0 612 792]';
const picture = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace';
const blackSheet = stream(`${form} /Group << /S /Transparency /CS /DeviceGray >>`, '0 g 0 0 612 792 re f');
const whiteSheet = stream(`${form} /Group << /S /Transparency /CS /DeviceGray >>`, '1 g 0 0 612 792 re f');
const tiling = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>';
const whiteTiles = stream(tiling, '1 g 0 0 9 9 re f');
const darkTiles = stream(tiling, '.1 .2 .3 rg 0 0 9 9 re f');
const rounded = '66 590 m 400 590 l 406 590 410 594 410 600 c 410 620 l 60 620 l 60 596 l h';
const settings = (state: string) => ({ resources: `/ExtGState << /E << ${state} >> >>` });
const mask = (sheet: string) => ({ ...settings('/SMask << /S /Luminosity /G 6 0 R >>'), objects: [sheet] });
const fillOf = (tiles: string) => ({ resources: '/Pattern << /P 6 0 R >>', objects: [tiles] });
const overPage = (kind: string, entries = '') => ({
  page: `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [60 590 420 625] /F 4 ${entries} >>]`,
});
const layer = (expression: string) => ({
  catalog: '/OCProperties << /OCGs [6 0 R] /D << >> >>',
  resources: `/Properties << /L << /Type /OCMD /VE ${expression} >> >>`,
  objects: ['<< /Type /OCG /Name (one) >>'],
});
const drawnFont = (glyph: string): Omit<PdfParts, 'content'> => ({
  resources: '/Font << /F 5 0 R /D 6 0 R >>',
  objects: [
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 600 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 32 /LastChar 122 /Widths [${'550 '.repeat(91)}] /CharProcs << /a 7 0 R >> /Encoding << /Differences [32 ${'/a '.repeat(91)}] >> /ToUnicode 8 0 R /Resources << >> >>`,
    stream('', glyph),
    stream(
      '',
      'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7a> <0020> endbfrange endcmap',
    ),
  ],
});
const inDrawnFont = `BT /D 12 Tf 72 600 Td ${words}`;

async function read(content: string, parts: Omit<PdfParts, 'content'> = {}) {
  const outcome = await readPdfDocument(assemblePdf({ content: `${seen}\n${content}`, ...parts }));
  if (!outcome.ok) throw new Error(outcome.reason);
  expect(outcome.document.text).toContain('Imani Sato repairs hulls');
  return outcome.document;
}

describe('text that only the rendered page shows to be hidden', () => {
  it.each<[string, string, string, Omit<PdfParts, 'content'>?]>([
    ['under a shape with round corners', 'covered', `${text} 1 g ${rounded} f`],
    ['under a broad white line', 'covered', `${text} 1 G 40 w 60 604 m 420 604 l S`],
    ['under thin strips side by side', 'covered', `${text} 1 g ${strips()}`],
    ['under a picture in the page itself', 'covered', `${text} ${whiteInlinePicture()}`],
    [
      'under a picture that has a mask',
      'covered',
      `${text} q 360 0 0 36 60 590 cm /I Do Q`,
      {
        resources: '/XObject << /I 6 0 R >>',
        objects: [
          stream(`${picture} /DeviceGray /SMask 7 0 R`, '\xff'),
          stream(`${picture} /DeviceGray`, '\xff'),
        ],
      },
    ],
    ['under a box that the viewer draws', 'covered', text, overPage('Square', '/IC [1 1 1] /C [1 1 1]')],
    [
      'under a stamp',
      'covered',
      text,
      {
        ...overPage('Stamp', '/AP << /N 6 0 R >>'),
        objects: [stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', '1 g 0 0 9 9 re f')],
      },
    ],
    ['outside of two corners that are left free', 'clipped', `q 0 0 5 5 re 600 780 5 5 re W n ${text} Q`],
    ['in the hole of a frame', 'clipped', `q 0 0 612 792 re 60 580 400 50 re W* n ${text} Q`],
    ['behind letters that it is cut by', 'clipped', `q BT /F 4 Tf 7 Tr 9 9 Td (x) Tj ET 0 Tr ${text} Q`],
    ['behind a black mask', 'opacity', `/E gs ${text}`, mask(blackSheet)],
    ['in pale grey, thinned once more', 'opacity', `/E gs .6 g ${text}`, settings('/ca .1')],
    ['in black that only makes a difference', 'colour', `/E gs 0 g ${text}`, settings('/BM /Difference')],
    ['in the hue of paper', 'colour', `/E gs 1 0 0 rg ${text}`, settings('/BM /Color')],
    ['in tiles of white', 'colour', `/Pattern cs /P scn ${text}`, fillOf(whiteTiles)],
    ['filled and outlined in white', 'colour', `1 g 1 G 2 Tr ${text}`],
    [
      'in an ink that a program makes white',
      'colour',
      `/S cs 1 scn ${text}`,
      {
        resources: '/ColorSpace << /S [/Separation /Spot /DeviceCMYK 6 0 R] >>',
        objects: [stream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', '{pop 0 0 0 0}')],
      },
    ],
    [
      'white on tiles of white',
      'colour',
      `/Pattern cs /P scn 60 590 400 40 re f 1 g ${text}`,
      fillOf(whiteTiles),
    ],
    [
      'white on a white picture',
      'colour',
      `q 612 0 0 100 0 560 cm /I Do Q 1 g ${text}`,
      { resources: '/XObject << /I 6 0 R >>', objects: [stream(`${picture} /DeviceGray`, '\xff')] },
    ],
    [
      'white in a bent frame of dark lines',
      'colour',
      `.1 g 60 590 m 420 590 l 420 625 l 419 625 l 419 591 l 60 591 l h f 1 g ${text}`,
    ],
    ['in drawings that draw nothing', 'colour', inDrawnFont, drawnFont('550 0 d0')],
    ['in drawings that are white', 'colour', inDrawnFont, drawnFont('550 0 d0 1 g 0 0 400 600 re f')],
    [
      'on a layer that an expression turns off',
      'hidden-layer',
      `/OC /L BDC ${text} EMC`,
      layer('[/Not 6 0 R]'),
    ],
  ])('%s', async (_, technique, content, parts) => {
    const document = await read(content, parts);
    expect(document.text).not.toContain('Kubernetes');
    expect(document.hidden).toEqual([{ technique, page: 0, text: 'Kubernetes wizard of the north' }]);
  });

  it('is separated from the visible words of its line', async () => {
    const document = await read(`q 60 590 106 30 re 400 600 m 401 601 l 402 600 l h W n ${text} Q`);
    expect(document.text).toContain('Kubernetes wizard');
    expect(document.hidden).toEqual([{ technique: 'clipped', page: 0, text: 'of the north' }]);
  });

  it('has no link, and the words next to it have only their own', async () => {
    const links = {
      page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [60 590 420 625] /A << /S /URI /URI (https://example.org) >> >>]',
    };
    const clipped = await read(`q 60 590 106 30 re 400 600 m 401 601 l 402 600 l h W n ${text} Q`, links);
    expect(clipped.text).toContain('Kubernetes wizard');
    expect(clipped).not.toHaveProperty('links');
    const whole = await read(text, links);
    expect(whole.links?.map(({ start, end }) => whole.text.slice(start, end))).toEqual([
      'Kubernetes wizard of the north',
    ]);
  });

  it('is in the place of another text', async () => {
    const below = 'BT 0 g /F 12 Tf 72 600 Td (Welder and rigger since 2014 in all) Tj ET';
    const document = await read(`${below} q /E gs ${text} Q`, mask(blackSheet));
    expect(document.text).toContain('Welder and rigger since 2014');
    expect(document.hidden).toMatchObject([{ technique: 'opacity', text: 'Kubernetes wizard of the north' }]);
  });

  it('is the layer of a scan whose picture shows nothing', async () => {
    const document = await read(`3 Tr ${text}`, {});
    expect(document.hidden).toMatchObject([{ technique: 'render-mode' }]);
    const lines = [600, 580, 560].map((y) => `BT 3 Tr /F 12 Tf 72 ${y} Td (Kubernetes wizard at ${y}) Tj ET`);
    const outcome = await readPdfDocument(
      assemblePdf({
        content: `q 612 0 0 792 0 0 cm /I Do Q ${lines.join(' ')}`,
        resources: '/XObject << /I 6 0 R >>',
        objects: [stream(`${picture} /DeviceGray`, '\xff')],
      }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      document: { text: '', hidden: [{ technique: 'render-mode' }] },
    });
  });
});

describe('text that only the rendered page shows to be visible', () => {
  it.each<[string, string, Omit<PdfParts, 'content'>?]>([
    ['white on a shape with round corners', `.1 .2 .4 rg ${rounded} f 1 g ${text}`],
    ['white on a broad line', `.1 .2 .4 RG 40 w 0 604 m 612 604 l S 1 g ${text}`],
    ['white on dark tiles', `/Pattern cs /P scn 60 590 400 40 re f 1 g ${text}`, fillOf(darkTiles)],
    [
      'white on a dark picture',
      `q 612 0 0 100 0 560 cm /I Do Q 1 g ${text}`,
      { resources: '/XObject << /I 6 0 R >>', objects: [stream(`${picture} /DeviceGray`, '\x30')] },
    ],
    ['behind a white mask', `/E gs ${text}`, mask(whiteSheet)],
    ['half transparent', `/E gs ${text}`, settings('/ca .5')],
    ['in white that makes a difference', `/E gs 1 g ${text}`, settings('/BM /Difference')],
    ['in drawings of letters', inDrawnFont, drawnFont('550 0 0 0 500 700 d1 50 0 400 600 re f')],
    ['on a layer that an expression turns on', `/OC /L BDC ${text} EMC`, layer('[/And 6 0 R]')],
    ['beside a round shape', `${text} 1 g ${rounded.replaceAll(' 5', ' 4').replaceAll(' 6', ' 5')} f`],
    [
      'below a marker',
      text,
      {
        ...overPage('Highlight', '/C [1 1 0] /AP << /N 6 0 R >>'),
        objects: [
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << /M << /BM /Multiply >> >> >>',
            '/M gs 1 1 0 rg 0 0 9 9 re f',
          ),
        ],
      },
    ],
  ])('%s', async (_, content, parts) => {
    const document = await read(content, parts);
    expect(document.text).toContain('Kubernetes wizard of the north');
    expect(document.hidden).toEqual([]);
  });
});

function strips(): string {
  return Array.from({ length: 30 }, (_, index) => `60 ${592 + index} 400 1 re f`).join(' ');
}

function whiteInlinePicture(): string {
  return 'q 360 0 0 36 60 590 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \xff EI Q';
}
