import { describe, expect, it } from 'vitest';
import { defaultPdfLimits } from '../budget.ts';
import { assemblePdf, stream } from '../fixtures/assemble-pdf.ts';
import { readTexts } from '../fixtures/read-text.ts';
import { readPdf } from '../read-pdf.ts';

const seen = 'BT /F 12 Tf 72 700 Td (Nursing assistant) Tj ET';

function hiddenIn(content: string, parts: Omit<Parameters<typeof assemblePdf>[0], 'content'> = {}) {
  const texts = readTexts(assemblePdf({ content: `${seen}\n${content}`, ...parts }));
  expect(texts.visible).toContain('Nursing assistant');
  return texts.hidden;
}

const secret = '(Kubernetes wizard) Tj ET';

describe('text that a person cannot see', () => {
  it.each([
    ['white on the paper', 'colour', `1 g BT /F 12 Tf 72 600 Td ${secret}`],
    ['nearly white on the paper', 'colour', `0.98 0.98 0.99 rg BT /F 12 Tf 72 600 Td ${secret}`],
    ['white without ink in CMYK', 'colour', `0 0 0 0 k BT /F 12 Tf 72 600 Td ${secret}`],
    [
      'white on a white triangle',
      'colour',
      `1 g 0 500 m 600 500 l 300 790 l f BT /F 12 Tf 72 600 Td ${secret}`,
    ],
    [
      'white in a white frame',
      'colour',
      `1 g 50 580 400 60 re 52 582 396 56 re f* BT /F 12 Tf 72 600 Td ${secret}`,
    ],
    [
      'dark blue on dark blue',
      'colour',
      `0 0 0.4 rg 50 590 300 30 re f 0 0 0.42 rg BT /F 12 Tf 72 600 Td ${secret}`,
    ],
    ['of one point', 'size', `BT /F 1 Tf 72 600 Td ${secret}`],
    ['scaled down by the matrix', 'size', `q .05 0 0 .05 0 0 cm BT /F 12 Tf 1440 12000 Td ${secret} Q`],
    ['in render mode 3', 'render-mode', `BT 3 Tr /F 12 Tf 72 600 Td ${secret}`],
    ['left of the page', 'off-page', `BT /F 12 Tf -500 600 Td ${secret}`],
    ['above the page', 'off-page', `BT /F 12 Tf 72 900 Td ${secret}`],
    ['outside of the clip', 'clipped', `q 0 0 10 10 re W n BT /F 12 Tf 72 600 Td ${secret} Q`],
    ['under a white box', 'covered', `BT /F 12 Tf 72 600 Td ${secret} 1 g 60 590 300 30 re f`],
  ])('%s is hidden', (_, hiddenBy, content) => {
    expect(hiddenIn(content)).toEqual([{ text: 'Kubernetes wizard', hiddenBy }]);
  });

  it('without opacity is hidden', () => {
    const hidden = hiddenIn(`/E gs BT /F 12 Tf 72 600 Td ${secret}`, {
      resources: '/ExtGState << /E << /ca 0 >> >>',
    });
    expect(hidden).toEqual([{ text: 'Kubernetes wizard', hiddenBy: 'opacity' }]);
  });

  it.each([
    ['white that multiplies', 'colour', '/BM /Multiply', '1 g'],
    ['behind an empty soft mask', 'opacity', '/SMask << /S /Luminosity /G 6 0 R >>', '0 g'],
  ])('%s is hidden', (_, hiddenBy, settings, color) => {
    const hidden = hiddenIn(`0 0 0.4 rg 50 590 300 30 re f /E gs ${color} BT /F 12 Tf 72 600 Td ${secret}`, {
      resources: `/ExtGState << /E << ${settings} >> >>`,
      objects: [stream('/Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >>', 'q Q')],
    });
    expect(hidden).toEqual([{ text: 'Kubernetes wizard', hiddenBy }]);
  });

  it('on a layer that is off is hidden, and on one that is on it is visible', () => {
    const parts = {
      resources: '/Properties << /Off 6 0 R /On 7 0 R >>',
      catalog: '/OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [6 0 R] >> >>',
      objects: ['<< /Type /OCG /Name (one) >>', '<< /Type /OCG /Name (other) >>'],
    };
    expect(hiddenIn(`/OC /Off BDC BT /F 12 Tf 72 600 Td ${secret} EMC`, parts)).toHaveLength(1);
    expect(hiddenIn(`/OC /On BDC BT /F 12 Tf 72 600 Td ${secret} EMC`, parts)).toEqual([]);
  });

  it('of overlapping letters is not read, and that of tightly spaced letters is', () => {
    const piled = [...'Kubernetes'].map((letter) => `BT /F 12 Tf 72 600 Td (${letter}) Tj ET`).join(' ');
    expect(readTexts(assemblePdf({ content: `${seen} ${piled}` })).visible).toEqual(['Nursing assistant']);
    expect(hiddenIn(`BT -2 Tc /F 12 Tf 72 600 Td ${secret}`)).toEqual([]);
  });

  it('that is partly hidden is split into parts', () => {
    const texts = readTexts(
      assemblePdf({ content: 'BT /F 12 Tf 560 600 Td (Java and Kubernetes forever) Tj ET' }),
    );
    expect(texts.visible[0]).toMatch(/^Java/);
    expect(texts.hidden[0]?.hiddenBy).toBe('off-page');
  });
});

describe('visible text', () => {
  it.each([
    ['white on a dark bar', `0 0 0.4 rg 50 590 300 30 re f 1 g BT /F 12 Tf 72 600 Td ${secret}`],
    ['light grey on the paper', `0.8 g BT /F 12 Tf 72 600 Td ${secret}`],
    ['small print', `BT /F 5 Tf 72 600 Td ${secret}`],
    ['on a box painted before', `1 g 60 590 300 30 re f 0 g BT /F 12 Tf 72 600 Td ${secret}`],
    ['beside a box painted later', `BT /F 12 Tf 72 600 Td ${secret} 1 g 60 100 300 30 re f`],
    ['drawn twice for boldness', `BT /F 12 Tf 72 600 Td ${secret} BT /F 12 Tf 72.3 600 Td ${secret}`],
    [
      'with a white shadow below',
      `1 g BT /F 12 Tf 72.5 599.5 Td ${secret} 0 g BT /F 12 Tf 72 600 Td ${secret}`,
    ],
    [
      'in a frame of its own color',
      `0 g 50 580 400 60 re 52 582 396 56 re f* BT /F 12 Tf 72 600 Td ${secret}`,
    ],
    ['in a color that cannot be told', `/Pattern cs /P scn BT /F 12 Tf 72 600 Td ${secret}`],
  ])('%s is seen', (_, content) => {
    const texts = readTexts(assemblePdf({ content: `${seen}\n${content}` }));
    expect(texts.hidden).toEqual([]);
    expect(texts.visible).toEqual(['Nursing assistant', 'Kubernetes wizard']);
  });

  it('over a picture is visible, and under it is not', () => {
    const parts = {
      resources: '/XObject << /I 6 0 R >>',
      objects: [
        stream(
          '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
          'x',
        ),
      ],
    };
    const picture = 'q 300 0 0 40 60 585 cm /I Do Q';
    expect(hiddenIn(`${picture} 1 g BT /F 12 Tf 72 600 Td ${secret}`, parts)).toEqual([]);
    expect(hiddenIn(`BT /F 12 Tf 72 600 Td ${secret} ${picture}`, parts)).toEqual([
      { text: 'Kubernetes wizard', hiddenBy: 'covered' },
    ]);
  });

  it('is the invisible text layer of a scanned page', () => {
    const texts = readTexts(
      assemblePdf({
        content: 'q 612 0 0 792 0 0 cm /I Do Q BT 3 Tr /F 12 Tf 72 600 Td (Scanned words) Tj ET',
        resources: '/XObject << /I 6 0 R >>',
        objects: [stream('/Subtype /Image /Width 1 /Height 1 /Filter /DCTDecode', 'x')],
      }),
    );
    expect(texts).toEqual({ visible: ['Scanned words'], hidden: [], notes: ['ocr'] });
  });

  it('is drawn as outlines below invisible text', () => {
    const letters = [0, 7, 14, 21].map((x) => `${72 + x} 600 m ${75 + x} 609 l ${78 + x} 601 l h`).join(' ');
    const parts = { resources: '/ExtGState << /E << /ca 0 >> >>' };
    expect(hiddenIn(`${letters} f /E gs BT /F 12 Tf 72 600 Td (Team) Tj ET`, parts)).toEqual([]);
    expect(hiddenIn('/E gs BT /F 12 Tf 72 600 Td (Team) Tj ET', parts)).toHaveLength(1);
  });
});

describe('harmless hidden text', () => {
  it.each([
    ['a scrap', 'BT 3 Tr /F 12 Tf 72 600 Td (a.) Tj ET'],
    ['the mark of a program', 'BT 3 Tr /F 1 Tf 72 600 Td (Powered by TCPDF \\(www.tcpdf.org\\)) Tj ET'],
    ['what can be read elsewhere', 'BT 1 g /F 12 Tf 72 600 Td (Nursing  assistant) Tj ET'],
    ['overflow that only repeats', 'BT /F 12 Tf 560 600 Td (assistant assistant assistant nursing) Tj ET'],
  ])('is omitted: %s', (_, content) => {
    expect(hiddenIn(content)).toEqual([]);
  });
});

describe('replacement text that differs from the glyphs', () => {
  it('in ActualText is ignored if the glyphs can be read', () => {
    const texts = readTexts(
      assemblePdf({
        content: '/Span << /ActualText (Kubernetes) >> BDC BT /F 12 Tf 72 600 Td (Barista) Tj ET EMC',
      }),
    );
    expect(texts).toMatchObject({ visible: ['Barista'], hidden: [] });
  });

  it.each([
    ['other words', '(Kubernetes)', '(Barista) Tj', ['Kubernetes']],
    ['more words', '(Barista with Kubernetes)', '(Barista) Tj', ['Barista with Kubernetes']],
    ['words for nothing', '(Kubernetes)', '', ['Kubernetes']],
    ['the same words', '(Barista)', '(Ba) Tj (rista) Tj', []],
    ['a word that is broken', '(shift supervisor)', '(shift super-) Tj (visor) Tj', []],
    ['a sign', '(\\267)', '(*) Tj', []],
  ])('in ActualText is reported separately from the pages if it is %s', (_, actual, drawn, told) => {
    const content = `${seen} /Span << /ActualText ${actual} >> BDC BT /F 12 Tf 72 600 Td ${drawn} ET EMC`;
    expect(readPdf(assemblePdf({ content }), defaultPdfLimits)).toMatchObject({
      beside: told.map((text) => ({ technique: 'replacement-text', page: 0, text })),
    });
  });

  it('in annotations, outlines and metadata is not read', () => {
    const texts = readTexts(
      assemblePdf({
        content: seen,
        page: '/Annots [<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Kubernetes) >>]',
        catalog: '/Outlines << /First << /Title (Kubernetes) >> >>',
      }),
    );
    expect(texts).toMatchObject({ visible: ['Nursing assistant'], hidden: [] });
  });

  it('in annotations and properties is reported separately from the pages', () => {
    const packet = '<x:xmpmeta xmlns:x="x"><d>Ten years of Rust</d><n>42</n></x:xmpmeta>';
    const bytes = assemblePdf({
      content: seen,
      page: '/Annots [<< /Type /Annot /Subtype /Text /Rect [10 10 30 30] /Contents (Kubernetes) >>]',
      catalog: '/Metadata 6 0 R',
      objects: [stream('/Type /Metadata /Subtype /XML', packet)],
    });
    expect(readPdf(bytes, defaultPdfLimits)).toMatchObject({
      beside: [
        { technique: 'metadata', page: null, text: 'Ten years of Rust' },
        { technique: 'comment', page: 0, text: 'Kubernetes' },
      ],
    });
  });

  it('in the map of a font that the viewer substitutes is not read', () => {
    const codes = [...'Kubernetes'];
    const map = codes
      .map((letter, index) => `<4${index}> <00${letter.charCodeAt(0).toString(16)}>`)
      .join(' ');
    const names = [...'apprentice'].map((letter) => `/${letter}`).join(' ');
    const texts = readTexts(
      assemblePdf({
        content: `${seen} BT /G 12 Tf 72 600 Td (@ABCDEFGHI) Tj ET`,
        resources: '/Font << /F 5 0 R /G 6 0 R >>',
        objects: [
          `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [64 ${names}] >> /ToUnicode 7 0 R >>`,
          stream(
            '',
            `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 10 beginbfchar ${map} endbfchar endcmap`,
          ),
        ],
      }),
    );
    expect(texts.visible).toEqual(['Nursing assistant', 'apprentice']);
  });

  it('in the map of a font, a sentence for one glyph, is not read', () => {
    const sentence = [...'Kubernetes wizard']
      .map((letter) => `00${letter.charCodeAt(0).toString(16)}`)
      .join('');
    const texts = readTexts(
      assemblePdf({
        content: `${seen} BT /G 12 Tf 72 600 Td (@) Tj ET`,
        resources: '/Font << /F 5 0 R /G 6 0 R >>',
        objects: [
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R >>',
          stream(
            '',
            `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <40> <${sentence}> endbfchar endcmap`,
          ),
        ],
      }),
    );
    expect(texts.visible.join()).not.toContain('Kubernetes');
  });

  it('in a hidden form field is hidden', () => {
    const texts = readTexts(
      assemblePdf({
        content: seen,
        page: '/Annots [<< /Type /Annot /Subtype /Widget /F 2 /Rect [60 590 420 625] /AP << /N 6 0 R >> >>]',
        objects: [
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 360 35] /Resources << /Font << /F 5 0 R >> >>',
            `BT /F 12 Tf 5 10 Td ${secret}`,
          ),
        ],
      }),
    );
    expect(texts.hidden).toEqual([{ text: 'Kubernetes wizard', hiddenBy: 'hidden-style' }]);
  });
});
