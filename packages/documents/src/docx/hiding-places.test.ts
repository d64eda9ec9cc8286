import { describe, expect, test } from 'vitest';
import { type DocxParts, makeDocx, paragraph, run, table } from '../testing/make-docx.ts';
import { openZip } from '../zip/read-zip.ts';
import { readDocx } from './read-docx.ts';

const secret = 'Ten years of Rust';
const color = (value: string) => `<w:color w:val="${value}"/>`;
const text = (properties = '', ofParagraph = '') => paragraph(run(secret, properties), ofParagraph);
const row = (properties: string) =>
  `<w:tbl><w:tr><w:trPr>${properties}</w:trPr><w:tc>${text()}</w:tc></w:tr></w:tbl>`;
const tableStyle = (content: string) => ({
  styles: `<w:style w:type="table" w:styleId="T">${content}</w:style>`,
});
const styled = (...rows: string[]) =>
  table(
    rows.map((cell) => [cell]),
    '<w:tblStyle w:val="T"/>',
  );
const dark = '<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>';

type Drawing = {
  readonly place?: string;
  readonly size?: string;
  readonly properties?: string;
  readonly fill?: string;
  readonly behind?: string;
};

/** A drawing with a text box, in English Metric Units: 914,400 per inch. */
function drawing(content: string, parts: Drawing = {}): string {
  const { place = '', size = 'cx="3000000" cy="300000"', properties = '', fill = '', behind = '0' } = parts;
  return paragraph(
    `<w:r><w:drawing><wp:anchor behindDoc="${behind}">${place}<wp:extent ${size}/><wp:docPr ${properties}/><a:graphic><wps:wsp><wps:spPr>${fill}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphic></wp:anchor></w:drawing></w:r>`,
  );
}
const at = (offset: number, from = 'page') =>
  `<wp:positionH relativeFrom="${from}"><wp:posOffset>${offset}</wp:posOffset></wp:positionH>`;
const filled = (name: string, more = '') =>
  `<a:solidFill><a:schemeClr val="${name}">${more}</a:schemeClr></a:solidFill>`;
const sidebar = (fill: string) =>
  drawing(paragraph(''), { behind: '1', size: 'cx="2500000" cy="9000000"', fill });
const oldShape = (attributes: string, content = text()) =>
  paragraph(
    `<w:r><w:pict><v:rect ${attributes}><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect></w:pict></w:r>`,
  );
const letterFill = (content: string) =>
  `${color('000000')}<w14:textFill><w14:solidFill>${content}</w14:solidFill></w14:textFill>`;

function read(body: string, more: Partial<DocxParts> = {}) {
  const outcome = readDocx(openZip(makeDocx({ ...more, body: paragraph(run('Welder')) + body })));
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.document;
}

describe('text that is invisible because of its position or size', () => {
  test.each<[string, string, string, Partial<DocxParts>?]>([
    ['letters on one another', 'size', text('<w:spacing w:val="-200"/>')],
    ['letters as wide as a hair', 'size', text('<w:w w:val="1"/>')],
    ['a run fitted into nothing', 'size', text('<w:fitText w:val="5"/>')],
    ['raised off the page', 'off-page', text('<w:position w:val="3000"/>')],
    ['lowered off the page', 'off-page', text('<w:position w:val="-3000"/>')],
    ['lines of half a point', 'clipped', text('', '<w:spacing w:line="10" w:lineRule="exact"/>')],
    ['left of the sheet', 'off-page', text('', '<w:ind w:left="-20000" w:right="20000"/>')],
    ['a first line beside the sheet', 'off-page', text('', '<w:ind w:firstLine="40000"/>')],
    ['a frame beside the sheet', 'off-page', text('', '<w:framePr w:x="-20000" w:y="100"/>')],
    ['a frame without height', 'clipped', text('', '<w:framePr w:h="1" w:hRule="exact"/>')],
    ['a row without height', 'clipped', row('<w:trHeight w:val="1" w:hRule="exact"/>')],
    ['a row that is hidden', 'hidden-style', row('<w:hidden/>')],
    ['a table beside the sheet', 'off-page', table([[text()]], '<w:tblpPr w:tblpX="-30000"/>')],
    [
      'a table indented off the sheet',
      'off-page',
      table([[text()]], '<w:tblInd w:w="-30000" w:type="dxa"/>'),
    ],
    [
      'a style that cuts lines',
      'clipped',
      text('', '<w:pStyle w:val="Cut"/>'),
      {
        styles:
          '<w:style w:type="paragraph" w:styleId="Cut"><w:pPr><w:spacing w:line="10" w:lineRule="exact"/></w:pPr></w:style>',
      },
    ],
    ['a table style that hides', 'hidden-style', styled(text()), tableStyle('<w:rPr><w:vanish/></w:rPr>')],
    ['a table style in white', 'colour', styled(text()), tableStyle(`<w:rPr>${color('FFFFFF')}</w:rPr>`)],
    [
      'white below the dark first row of a style',
      'colour',
      styled(paragraph(run('Place')), text(color('FFFFFF'))),
      tableStyle(`<w:tblStylePr w:type="firstRow">${dark}</w:tblStylePr>`),
    ],
    ['a text box left of the page', 'off-page', drawing(text(), { place: at(-9_000_000) })],
    ['a text box right of the page', 'off-page', drawing(text(), { place: at(90_000_000, 'column') })],
    ['a text box without room', 'clipped', drawing(text(), { size: 'cx="0" cy="0"' })],
    ['a text box that is hidden', 'hidden-style', drawing(text(), { properties: 'hidden="1"' })],
    ['white in a text box of no color', 'colour', drawing(text(color('FFFFFF')), { fill: '<a:noFill/>' })],
    ['white in a white text box', 'colour', drawing(text(color('FFFFFF')), { fill: filled('bg1') })],
    [
      'white in a text box of nearly white',
      'colour',
      drawing(text(color('FFFFFF')), { fill: filled('bg1', '<a:lumMod val="97000"/>') }),
    ],
    ['white over a white sidebar', 'colour', sidebar(filled('bg1')) + text(color('FFFFFF'))],
    ['white over a sidebar of no color', 'colour', sidebar('<a:noFill/>') + text(color('FFFFFF'))],
    ['an old shape that is hidden', 'hidden-style', oldShape('style="visibility:hidden;width:200pt"')],
    ['an old shape beside the page', 'off-page', oldShape('style="margin-left:-5000pt;width:200pt"')],
    ['an old shape without room', 'clipped', oldShape('style="width:0;height:0"')],
    ['white in an old shape of no color', 'colour', oldShape('filled="f"', text(color('FFFFFF')))],
    ['letters filled with white', 'colour', text(letterFill('<w14:schemeClr w14:val="bg1"/>'))],
    [
      'letters filled with nothing',
      'opacity',
      text(letterFill('<w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr>')),
    ],
    ['black between black dots', 'colour', text(`${color('000000')}<w:shd w:val="pct95" w:color="000000"/>`)],
    [
      'a theme whose text is white',
      'colour',
      text('<w:color w:val="000000" w:themeColor="text1"/>'),
      { settings: '<w:clrSchemeMapping w:t1="light1"/>' },
    ],
  ])('%s', (_, technique, body, more) => {
    const document = read(body, more);
    expect(document.text).not.toContain(secret);
    expect(document.hidden).toEqual([{ technique, page: null, text: secret }]);
  });

  test('an alternative that Word does not support is skipped, and its fallback is read', () => {
    const variants = (required: string) =>
      paragraph(
        `<w:r><mc:AlternateContent><mc:Choice Requires="${required}"><w:t>${secret}</w:t></mc:Choice><mc:Fallback><w:t>Rigger</w:t></mc:Fallback></mc:AlternateContent></w:r>`,
      );
    expect(read(variants('own')).text).toBe('Welder\nRigger');
    expect(read(variants('wps w14')).text).toBe(`Welder\n${secret}`);
  });
});

describe('text that is visible nevertheless', () => {
  test.each<[string, string, Partial<DocxParts>?]>([
    ['set a little tighter', text('<w:spacing w:val="-10"/><w:w w:val="80"/><w:position w:val="6"/>')],
    ['lines of twelve points', text('', '<w:spacing w:line="240" w:lineRule="exact"/>')],
    ['lines set closer by a share', text('', '<w:spacing w:line="20" w:lineRule="auto"/>')],
    ['a hanging indent', text('', '<w:ind w:left="360" w:hanging="360"/>')],
    ['a little into the margin', text('', '<w:ind w:left="-700"/>')],
    ['a frame on the sheet', text('', '<w:framePr w:x="1000" w:y="100"/>')],
    ['a row at least so high', row('<w:trHeight w:val="1" w:hRule="atLeast"/>')],
    [
      'white in the dark first row of a style',
      styled(text(color('FFFFFF'))),
      tableStyle(`<w:tblStylePr w:type="firstRow">${dark}</w:tblStylePr>`),
    ],
    [
      'white in a table style that is dark',
      styled(text()),
      tableStyle(`<w:rPr>${color('FFFFFF')}</w:rPr>${dark}`),
    ],
    ['a text box on the page', drawing(text(), { place: at(900_000), fill: '<a:noFill/>' })],
    ['a text box far above its line', drawing(text(), { place: at(-6_000_000, 'column') })],
    ['white in a text box of the theme', drawing(text(color('FFFFFF')), { fill: filled('tx2') })],
    [
      'white in a text box of no color over a sidebar',
      sidebar(filled('tx2')) + drawing(text(color('FFFFFF')), { fill: '<a:noFill/>' }),
    ],
    ['white over a sidebar', sidebar('<a:gradFill/>') + text(color('FFFFFF'))],
    ['white in an old shape that is dark', oldShape('fillcolor="#102030"', text(color('FFFFFF')))],
    ['letters filled with a color', text(letterFill('<w14:srgbClr w14:val="203040"/>'))],
    ['black between few dots', text(`${color('000000')}<w:shd w:val="pct10" w:color="000000"/>`)],
  ])('%s', (_, body, more) => {
    const document = read(body, more);
    expect(document.hidden).toEqual([]);
    expect(document.text).toContain(secret);
  });
});
