import { describe, expect, test } from 'vitest';
import { type DocxParts, makeDocx, paragraph, run } from '../testing/make-docx.ts';
import { openZip } from '../zip/read-zip.ts';
import { readDocx } from './read-docx.ts';

function linksOf(parts: DocxParts) {
  const outcome = readDocx(openZip(makeDocx(parts)));
  if (!outcome.ok) throw new Error(outcome.reason);
  const { text, links } = outcome.document;
  return links?.map(({ start, end, target }) => [text.slice(start, end), target]);
}

const links = {
  one: 'https://example.org/one',
  mail: 'mailto:imani@example.org',
  script: 'javascript:alert(1)',
  file: 'file:///C:/cv.docx',
};
const link = (id: string, content: string) => `<w:hyperlink r:id="${id}">${content}</w:hyperlink>`;
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

describe('links of a Word document', () => {
  test('are on their words, even with several styles', () => {
    const header = paragraph(
      `${run('Imani Sato ')}${link('one', run('Linked') + run('In', '<w:b/>'))}${run(' | ')}${link('mail', run('Email me'))}`,
    );
    const body =
      paragraph(run('Welder at Harbour Works') + link('one', run(' (see) '))) +
      '<w:sectPr><w:headerReference w:type="default" r:id="header"/></w:sectPr>';
    expect(linksOf({ body, header, links })).toEqual([
      ['LinkedIn', links.one],
      ['Email me', links.mail],
      ['(see)', links.one],
    ]);
  });

  test('are on the visible text of their fields, which may be in pieces', () => {
    const body = paragraph(
      `${run('Imani Sato ')}${mark('begin')}${code(' HYPER')}${code('LINK "https://example.org/two" ')}${mark('separate')}` +
        `${run('Portfolio')}${mark('end')}${run(' and ')}` +
        `<w:fldSimple w:instr="HYPERLINK &quot;https://example.org/three&quot;">${run('more')}</w:fldSimple>${run(' of it')}`,
    );
    expect(linksOf({ body })).toEqual([
      ['Portfolio', 'https://example.org/two'],
      ['more', 'https://example.org/three'],
    ]);
  });

  test('are ignored if they lead into the file, to a program or nowhere, or are invisible', () => {
    const body = paragraph(
      ['script', 'file', 'unknown'].map((id) => link(id, run(`${id} `))).join('') +
        `<w:hyperlink w:anchor="top">${run('top')}</w:hyperlink>` +
        link('one', run('vanished', '<w:vanish/>')),
    );
    expect(linksOf({ body: paragraph(run('Imani Sato, welder')) + body, links })).toBeUndefined();
  });

  test('end with their paragraph if a field has no end', () => {
    const open = `${mark('begin')}${code('HYPERLINK "https://example.org/two"')}${mark('separate')}${run('Portfolio')}`;
    expect(linksOf({ body: paragraph(open) + paragraph(run('Welder')) })).toEqual([
      ['Portfolio', 'https://example.org/two'],
    ]);
  });

  test('exclude the mark of a list', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
      '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = paragraph(run('Imani Sato, welder')) + paragraph(link('one', run('Portfolio')), list);
    expect(linksOf({ body, numbering, links })).toEqual([['Portfolio', links.one]]);
  });
});
