import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openZip } from '../zip/read-zip.ts';
import { readOdt } from './read-odt.ts';

const namespaces = ['office', 'text', 'style', 'table', 'drawing']
  .map(
    (name) =>
      `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ');
const compatible =
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"';

function makeOdt(body: string, { styles = '', common = '', manifest = '' } = {}): Uint8Array {
  const root = (name: string, content: string) =>
    strToU8(`<office:${name} ${namespaces} ${compatible}>${content}</office:${name}>`);
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8(`<manifest>${manifest}</manifest>`),
    'styles.xml': root('document-styles', common),
    'content.xml': root(
      'document-content',
      `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
    ),
  });
}

function read(...parts: Parameters<typeof makeOdt>) {
  const outcome = readOdt(openZip(makeOdt(...parts)));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}

const paragraph = (text: string, style = ''): string => `<text:p text:style-name="${style}">${text}</text:p>`;

describe('an OpenDocument text', () => {
  test('is read with its tabs, breaks, headings and bullets', () => {
    const styles =
      '<text:list-style style:name="L"><text:list-level-style-bullet text:level="1"/></text:list-style>';
    const { text, lines, format } = read(
      '<text:h text:outline-level="2">Experience</text:h>' +
        paragraph('Welder<text:tab/>2019<text:line-break/>Harbour<text:s text:c="2"/>Works') +
        `<text:list text:style-name="L"><text:list-item>${paragraph('Repaired hulls')}</text:list-item></text:list>`,
      { styles },
    );
    expect(text).toBe('Experience\nWelder\t2019\nHarbour  Works\n• Repaired hulls');
    expect(format).toBe('odt');
    expect(lines[0]?.headingLevel).toBe(2);
  });

  test.each(['-3', '0', 'many'])('has one blank where it counts %s of them', (count) => {
    expect(read(paragraph(`Welder<text:s text:c="${count}"/>Harbour`)).text).toBe('Welder Harbour');
  });

  test('is read cell by cell, text boxes after their paragraph, headers first and footers last', () => {
    const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
    const body =
      `<table:table><table:table-row>${cell(paragraph('Skills') + paragraph('Welding'))}${cell(paragraph('Experience') + paragraph('Quay Yard'))}</table:table-row></table:table>` +
      `<text:p><draw:frame><draw:text-box>${paragraph('Boxed')}</draw:text-box></draw:frame>Anchor</text:p>`;
    const common = `<style:master-page><style:header>${paragraph('imani@example.com')}</style:header><style:footer>${paragraph('Page')}</style:footer></style:master-page>`;
    expect(read(body, { common }).text.split(/\n+/)).toEqual([
      'imani@example.com',
      'Skills',
      'Welding',
      'Experience',
      'Quay Yard',
      'Anchor',
      'Boxed',
      'Page',
    ]);
  });

  test('omits deletions and comments', () => {
    const body = `<text:tracked-changes>${paragraph('Pilot')}</text:tracked-changes>${paragraph('Welder<office:annotation><text:p>Astronaut</text:p></office:annotation>')}`;
    expect(read(body).text).toBe('Welder');
  });

  test.each([
    ['fo:color="#ffffff"', 'colour'],
    ['text:display="none"', 'hidden-style'],
    ['fo:font-size="1pt"', 'size'],
    ['fo:color="#000000" loext:opacity="0%"', 'opacity'],
  ])('keeps text of %s separate', (property, technique) => {
    const styles = `<style:style style:name="T" style:family="text"><style:text-properties ${property}/></style:style>`;
    const { text, hidden } = read(
      paragraph('Welder <text:span text:style-name="T">ten years of Rust</text:span>'),
      { styles },
    );
    expect(text).toBe('Welder');
    expect(hidden).toEqual([{ technique, page: null, text: 'ten years of Rust' }]);
  });

  test.each([
    ['keeps the automatic color', ''],
    ['has one of its own', '<style:text-properties fo:color="#000000" loext:opacity="100%"/>'],
  ])('%s where LibreOffice marks its automatic color as transparent, and is visible', (_, own) => {
    const automatic = '<style:text-properties style:use-window-font-color="true" loext:opacity="0%"/>';
    const common =
      `<style:default-style style:family="paragraph">${automatic}</style:default-style>` +
      `<style:style style:name="P" style:family="paragraph">${own}</style:style>`;
    const { text, hidden } = read(paragraph('Welder, ten years', 'P'), { common });
    expect(text).toBe('Welder, ten years');
    expect(hidden).toEqual([]);
  });

  test('with a password is encrypted, another kind of OpenDocument is unsupported', () => {
    expect(readOdt(openZip(makeOdt('', { manifest: '<encryption-data/>' })))).toMatchObject({
      reason: 'encrypted',
    });
    const spreadsheet = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8('<a/>'),
    });
    expect(readOdt(openZip(spreadsheet))).toMatchObject({ reason: 'unsupported' });
  });
});

test('comments of an OpenDocument are reported separately from its text', () => {
  const note = `<office:annotation>${paragraph('Please check these dates')}</office:annotation>`;
  const document = read(`<text:p>Welder${note}</text:p>`);
  expect(document.text).toBe('Welder');
  expect(document.beside).toEqual([{ technique: 'comment', page: null, text: 'Please check these dates' }]);
});

describe('text of an OpenDocument that is invisible because of its position or size', () => {
  const secret = 'Ten years of Rust';
  const style = (ofText: string, ofParagraph = '') => ({
    styles: `<style:style style:name="S" style:family="paragraph"><style:paragraph-properties ${ofParagraph}/><style:text-properties ${ofText}/></style:style>`,
  });
  const text = paragraph(secret, 'S');
  const row = (attributes: string) =>
    `<table:table><table:table-row ${attributes}><table:table-cell>${paragraph(secret)}</table:table-cell></table:table-row></table:table>`;
  const rowStyle = (properties: string) => ({
    styles: `<style:style style:name="R" style:family="table-row"><style:table-row-properties ${properties}/></style:style>`,
  });
  const frame = (attributes: string, content = paragraph(secret)) =>
    `<text:p><draw:frame ${attributes}><draw:text-box>${content}</draw:text-box></draw:frame></text:p>`;
  const whiteIn = (fill: string) => ({
    styles: `${style('fo:color="#ffffff"').styles}<style:style style:name="G" style:family="graphic"><style:graphic-properties ${fill}/></style:style>`,
  });
  const room = 'svg:width="5cm" svg:height="2cm"';

  test.each([
    ['a third of a millimetre high', 'size', text, style('fo:font-size="0.3mm"')],
    ['a twentieth as high as the rest', 'size', text, style('fo:font-size="5%"')],
    ['as wide as a hair', 'size', text, style('style:text-scale="1%"')],
    ['letters on one another', 'size', text, style('fo:letter-spacing="-10pt"')],
    ['raised off the page', 'off-page', text, style('style:text-position="3000% 100%"')],
    ['raised and tiny', 'size', text, style('style:text-position="super 1%"')],
    ['nearly transparent', 'opacity', text, style('loext:opacity="2%"')],
    ['in lines without height', 'clipped', text, style('', 'fo:line-height="0.02cm"')],
    ['left of the sheet', 'off-page', text, style('', 'fo:margin-left="-60cm"')],
    ['a first line left of the sheet', 'off-page', text, style('', 'fo:text-indent="-90cm"')],
    [
      'in a row without height',
      'clipped',
      row('table:style-name="R"'),
      rowStyle('style:row-height="0.01cm"'),
    ],
    ['in a row that is folded', 'hidden-style', row('table:visibility="collapse"'), {}],
    [
      'in a paragraph that a field hides',
      'hidden-style',
      `<text:p>${secret}<text:hidden-paragraph text:is-hidden="true"/></text:p>`,
      {},
    ],
    ['in a frame beside the sheet', 'off-page', frame(`svg:x="-90cm" ${room}`), {}],
    ['in a frame without room', 'clipped', frame('svg:width="0cm" svg:height="0cm"'), {}],
    [
      'white in a frame of no color',
      'colour',
      frame(`draw:style-name="G" ${room}`, text),
      whiteIn('draw:fill="none"'),
    ],
  ])('%s', (_, technique, body, more) => {
    const document = read(paragraph('Welder') + body, more);
    expect(document.text).toBe('Welder');
    expect(document.hidden).toEqual([{ technique, page: null, text: secret }]);
  });

  test.each([
    ['a little tighter', text, style('style:text-scale="90%" fo:letter-spacing="-0.2pt"')],
    ['raised a little', text, style('style:text-position="super 58%"')],
    ['a size relative to the rest', text, style('fo:font-size="80%"')],
    ['lines nine tenths as high', text, style('', 'fo:line-height="90%"')],
    ['a row at least so high', row('table:style-name="R"'), rowStyle('style:min-row-height="0.01cm"')],
    [
      'white in a dark frame',
      frame(`draw:style-name="G" ${room}`, text),
      whiteIn('draw:fill="solid" draw:fill-color="#102030"'),
    ],
    [
      'white on a large dark shape',
      `<text:p><draw:custom-shape draw:style-name="G" svg:width="8cm" svg:height="20cm"/></text:p>${text}`,
      whiteIn('draw:fill="solid" draw:fill-color="#102030"'),
    ],
    [
      'white on a dark page',
      text,
      {
        ...style('fo:color="#ffffff"'),
        common:
          '<style:page-layout><style:page-layout-properties fo:background-color="#102030"/></style:page-layout>',
      },
    ],
  ])('%s is seen', (_, body, more) => {
    const document = read(paragraph('Welder', 'None') + body, more);
    expect(document.text).toContain(secret);
  });
});

describe('links of an OpenDocument text', () => {
  const link = (target: string, content: string) =>
    `<text:a xlink:type="simple" xlink:href="${target}">${content}</text:a>`;

  test('are on their words, in text order', () => {
    const line = `${link('https://example.org/one', 'Linked<text:span>In</text:span>')} | ${link('mailto:tane@example.org?subject=Hi', 'Email me')}`;
    const { text, links } = read(paragraph(`Tane Rua: ${line}`));
    expect(links?.map(({ start, end, target }) => [text.slice(start, end), target])).toEqual([
      ['LinkedIn', 'https://example.org/one'],
      ['Email me', 'mailto:tane@example.org'],
    ]);
  });

  test('are ignored if they lead into the file, to a script or are on hidden text', () => {
    const hidden =
      '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style>';
    const body = paragraph(
      `Tane Rua ${link('#top', 'top')} ${link('javascript:alert(1)', 'script')} ${link('https://example.org', '<text:span text:style-name="H">nothing seen</text:span>')}`,
    );
    expect(read(body, { styles: hidden })).not.toHaveProperty('links');
  });
});
