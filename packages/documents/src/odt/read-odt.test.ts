import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readZippedDocument } from '../read-zipped-document.ts';

const namespaces = ['office', 'text', 'style', 'table', 'drawing']
  .map(
    (name) =>
      `xmlns:${name === 'drawing' ? 'draw' : name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ');
const compatible =
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"';

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
  const outcome = readZippedDocument(makeOdt(...parts));
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

  test('leaves out deletions and comments', () => {
    const body = `<text:tracked-changes>${paragraph('Pilot')}</text:tracked-changes>${paragraph('Welder<office:annotation><text:p>Astronaut</text:p></office:annotation>')}`;
    expect(read(body).text).toBe('Welder');
  });

  test.each([
    ['fo:color="#ffffff"', 'colour'],
    ['text:display="none"', 'hidden-style'],
    ['fo:font-size="1pt"', 'size'],
    ['fo:color="#000000" loext:opacity="0%"', 'opacity'],
  ])('keeps text of %s apart', (property, technique) => {
    const styles = `<style:style style:name="T" style:family="text"><style:text-properties ${property}/></style:style>`;
    const { text, hidden } = read(
      paragraph('Welder <text:span text:style-name="T">ten years of Rust</text:span>'),
      { styles },
    );
    expect(text).toBe('Welder');
    expect(hidden).toEqual([{ technique, page: null, text: 'ten years of Rust' }]);
  });

  test.each([
    ['keeps the automatic colour', ''],
    ['has one of its own', '<style:text-properties fo:color="#000000" loext:opacity="100%"/>'],
  ])('%s where LibreOffice calls its automatic colour transparent, and is seen', (_, own) => {
    const automatic = '<style:text-properties style:use-window-font-color="true" loext:opacity="0%"/>';
    const common =
      `<style:default-style style:family="paragraph">${automatic}</style:default-style>` +
      `<style:style style:name="P" style:family="paragraph">${own}</style:style>`;
    const { text, hidden } = read(paragraph('Welder, ten years', 'P'), { common });
    expect(text).toBe('Welder, ten years');
    expect(hidden).toEqual([]);
  });

  test('with a password is encrypted, another kind of OpenDocument unsupported', () => {
    expect(readZippedDocument(makeOdt('', { manifest: '<encryption-data/>' }))).toMatchObject({
      reason: 'encrypted',
    });
    const spreadsheet = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8('<a/>'),
    });
    expect(readZippedDocument(spreadsheet)).toMatchObject({ reason: 'unsupported' });
  });
});
