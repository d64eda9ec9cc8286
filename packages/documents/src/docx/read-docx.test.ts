import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { type DocxParts, makeDocx, paragraph, run, table } from '../testing/make-docx.ts';
import { openZip } from '../zip/read-zip.ts';
import { readDocx } from './read-docx.ts';

function read(parts: DocxParts) {
  const outcome = readDocx(openZip(makeDocx(parts)));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}

const lines = (...texts: string[]): string => texts.map((text) => paragraph(run(text))).join('');

describe('text of a Word document', () => {
  test('paragraphs, line breaks and tabs keep their order', () => {
    const body = paragraph(
      '<w:r><w:t>Welder</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Harbour Works</w:t></w:r>',
    );
    expect(read({ body: lines('Imani Sato') + body }).text).toBe('Imani Sato\nWelder\t2019\nHarbour Works');
  });

  test('lines and offsets match the text', () => {
    const { text, lines: found } = read({ body: lines('Imani Sato', '', 'Welder') });
    expect(found.map((line) => text.slice(line.start, line.end))).toEqual(['Imani Sato', '', 'Welder']);
  });

  test('a sidebar in one cell is read completely before the cell next to it', () => {
    const body = table([
      [lines('Skills', 'Welding', 'Rigging'), lines('Experience', 'Welder at Harbour Works')],
    ]);
    const { text, lines: found } = read({ body });
    expect(text).toBe('Skills\nWelding\nRigging\n\nExperience\nWelder at Harbour Works');
    expect(found[0]?.block).not.toBe(found.at(-1)?.block);
  });

  test('a date in a separate cell stays on the line of its entry', () => {
    const body = table([
      [lines('2019 - 2023'), lines('Welder, Harbour Works', 'Repaired hulls')],
      [lines('2015 - 2019'), lines('Apprentice')],
    ]);
    expect(read({ body }).text).toContain('2019 - 2023\tWelder, Harbour Works\nRepaired hulls');
    expect(read({ body }).text).toContain('2015 - 2019\tApprentice');
  });

  test('a symbol becomes its character, or a space if its number is invalid', () => {
    const symbol = (char: string) => `<w:r><w:sym w:char="${char}"/></w:r>`;
    const body = ['2192', '7FFFFFFF', 'D800', 'arrow', ''].map((char) =>
      paragraph(run('Welder') + symbol(char) + run('Harbour Works')),
    );
    expect(read({ body: body.join('') }).text.split('\n')).toEqual([
      'Welder→Harbour Works',
      ...Array(4).fill('Welder Harbour Works'),
    ]);
  });

  test('a text box with a fallback for old programs is read once', () => {
    const box = `<w:txbxContent>${lines('Imani Sato')}</w:txbxContent>`;
    const body = paragraph(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
    );
    expect(read({ body }).text).toBe('Imani Sato');
  });

  test('headers come first, notes and footers last', () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="header"/><w:footerReference w:type="default" r:id="footer"/></w:sectPr>';
    const { text } = read({
      body: paragraph(`${run('Welder')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + section,
      header: lines('imani@example.com'),
      footer: lines('Page 1'),
      footnotes: `<w:footnote w:id="2">${lines('Certified in 2018')}</w:footnote><w:footnote w:id="3">${lines('Nobody refers to this')}</w:footnote>`,
    });
    expect(text.split(/\n+/)).toEqual(['imani@example.com', 'Welder', 'Certified in 2018', 'Page 1']);
  });

  test('a header of first pages is not read if no page shows it', () => {
    const section = (title: string) =>
      `<w:sectPr><w:headerReference w:type="first" r:id="header"/>${title}</w:sectPr>`;
    const header = lines('Unseen');
    expect(read({ body: lines('Welder') + section(''), header }).text).toBe('Welder');
    expect(read({ body: lines('Welder') + section('<w:titlePg/>'), header }).text).toContain('Unseen');
  });

  test('headings, weights and sizes come from styles, and lists get their marks', () => {
    const styles =
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
      '<w:style w:type="paragraph" w:styleId="Sub"><w:basedOn w:val="H"/></w:style>';
    const numbering =
      '<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num>';
    const { text, lines: found } = read({
      styles,
      numbering,
      body:
        paragraph(run('Experience'), '<w:pStyle w:val="Sub"/>') +
        paragraph(run('Repaired hulls'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    });
    expect(text).toBe('Experience\n• Repaired hulls');
    expect(found[0]).toMatchObject({ headingLevel: 2, bold: true, fontSize: 16 });
    expect(found[1]).toMatchObject({ headingLevel: null, bold: false });
  });

  test('the strict variant and differently named parts are read alike', () => {
    const { text } = read({
      body: lines('Imani Sato'),
      namespace: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
      mainPart: 'text/main.xml',
    });
    expect(text).toBe('Imani Sato');
  });

  test('characters forbidden in XML are left out', () => {
    expect(read({ body: lines('Imani\ufffe &#1;&#xFFFF;Sato&#233;') }).text).toBe('Imani Satoé');
  });

  test('deleted text, field codes and alternative texts are not read', () => {
    const body = paragraph(
      `${run('Welder')}<w:del><w:r><w:delText>Pilot</w:delText></w:r></w:del><w:moveFrom>${run('Astronaut')}</w:moveFrom>` +
        '<w:r><w:instrText>HYPERLINK "javascript:alert(1)"</w:instrText></w:r><w:r><w:drawing><wp:docPr descr="Ten years of Rust"/></w:drawing></w:r>',
    );
    expect(read({ body }).text).toBe('Welder');
  });
});

describe('text nobody sees', () => {
  const hiddenBy = (properties: string, more: Partial<DocxParts> = {}) =>
    read({ ...more, body: lines('Welder') + paragraph(run('Ten years of Rust', properties)) }).hidden;

  test.each([
    ['<w:vanish/>', 'hidden-style'],
    ['<w:webHidden/>', 'hidden-style'],
    ['<w:vanish/><w:webHidden w:val="0"/>', 'hidden-style'],
    ['<w:color w:val="FFFFFF"/>', 'colour'],
    ['<w:color w:val="FDFDFD"/>', 'colour'],
    ['<w:color w:val="auto" w:themeColor="background1"/>', 'colour'],
    ['<w:color w:val="1F1F1F"/><w:shd w:val="clear" w:fill="202020"/>', 'colour'],
    ['<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>', 'colour'],
    ['<w:sz w:val="2"/>', 'size'],
  ])('%s is hidden by %s', (properties, technique) => {
    expect(hiddenBy(properties)).toEqual([{ technique, page: null, text: 'Ten years of Rust' }]);
  });

  test.each([
    '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="203040"/>',
    '<w:vanish w:val="0"/>',
    '<w:color w:val="BFBFBF"/>',
    '<w:sz w:val="14"/>',
  ])('%s is visible', (properties) => {
    expect(hiddenBy(properties)).toEqual([]);
  });

  test('a style can hide text as well as direct formatting can', () => {
    const styles = '<w:style w:type="character" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>';
    expect(hiddenBy('<w:rStyle w:val="Gone"/>', { styles })).toHaveLength(1);
  });

  test('white text in a dark cell, a text box or over a banner is visible', () => {
    const white = paragraph(run('Imani Sato', '<w:color w:val="FFFFFF"/>'));
    const cell = `<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>${white}`;
    expect(read({ body: table([[cell]]) }).hidden).toEqual([]);
    expect(read({ body: paragraph(`<w:r><w:txbxContent>${white}</w:txbxContent></w:r>`) }).hidden).toEqual(
      [],
    );
    const banner =
      '<w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="7772400" cy="1371600"/></wp:anchor></w:drawing></w:r>';
    expect(read({ body: paragraph(banner) + white }).hidden).toEqual([]);
    expect(read({ body: white }).hidden).toHaveLength(1);
  });
});

test('comments are reported separately from the text', () => {
  const comments = `<w:comment w:id="1">${lines('Please check', 'these dates')}</w:comment>`;
  const document = read({ body: lines('Welder'), comments });
  expect(document.text).toBe('Welder');
  expect(document.beside).toEqual([{ technique: 'comment', page: null, text: 'Please checkthese dates' }]);
});

describe('refused documents', () => {
  const reasonOf = async (bytes: Uint8Array) => {
    const outcome = await readDocument(bytes);
    return outcome.ok ? 'read' : outcome.reason;
  };

  test('a document type declaration is never expanded', async () => {
    const xml =
      '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&x;</w:t></w:r></w:p></w:body></w:document>';
    expect(await reasonOf(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe('corrupt');
  });

  test('another kind of archive is unsupported, and a Word document without its main part is corrupt', async () => {
    expect(await reasonOf(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))).toBe('unsupported');
    expect(await reasonOf(zipSync({ 'word/styles.xml': strToU8('<x/>') }))).toBe('corrupt');
  });

  test('a small file that unpacks to an excessive size is too large', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(25_000_000) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(bomb)).toBe('too-large');
  });
});
