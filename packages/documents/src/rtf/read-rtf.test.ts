import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRtf } from './read-rtf.ts';

function read(body: string) {
  const outcome = readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252${body}}`, 'latin1'));
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.document;
}

describe('rich text', () => {
  test('is read line by line with a gap for an empty paragraph', () => {
    const { text, lines } = read(
      '{\\b\\fs40 Ikechukwu Balogun}\\par Welder\\par\\par 2019 \\endash  2024\\par',
    );
    expect(text).toBe('Ikechukwu Balogun\nWelder\n\n2019 – 2024');
    expect(lines[0]).toMatchObject({ bold: true, fontSize: 20 });
  });

  test('keeps accents of code pages and of Unicode, without their fallbacks', () => {
    expect(read("Ren\\'e9e \\u352?im\\u243\\'3fn").text).toBe('Renée Šimón');
  });

  test('reads the code page of each font', () => {
    const fonts = '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}}';
    expect(read(`${fonts}\\f1 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2\\f0  caf\\'e9`).text).toBe('Привет café');
  });

  test('omits tables of fonts and styles, pictures, comments, field instructions and deleted text', () => {
    const body =
      '{\\stylesheet{\\s0 Normal;}}{\\info{\\author Nobody}}{\\pict 89504e47}{\\*\\generator Word;}' +
      '{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt my page}} {\\deleted old}{\\*\\annotation no}new';
    expect(read(body).text).toBe('my page new');
  });

  test('keeps hidden, white and tiny text separate', () => {
    const colors = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue128;}';
    const document = read(`${colors}Seen {\\v vanished}{\\cf1 white}{\\fs2 tiny}{\\cf1\\chcbpat2 on a bar}`);
    expect(document.text).toBe('Seen on a bar');
    expect(document.hidden.map(({ technique, text }) => `${technique}: ${text}`)).toEqual([
      'hidden-style: vanished',
      'colour: white',
      'size: tiny',
    ]);
  });

  const colors = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue0;\\red20\\green40\\blue90;}';
  const row = (definition: string, cell: string) =>
    `\\trowd${definition}\\cellx5000\\pard\\plain\\intbl ${cell}\\cell\\row\\pard\\plain`;
  const shape = (sides: string, properties: string, text: string) => {
    const pairs = properties.split(' ').filter(Boolean);
    const named = pairs.map((pair) => `{\\sp{\\sn ${pair.split('=')[0]}}{\\sv ${pair.split('=')[1]}}}`);
    return `{\\shp{\\*\\shpinst${sides}${named.join('')}{\\shptxt \\pard ${text}\\par}}{\\shprslt old}}`;
  };
  const onPage = '\\shpleft100\\shptop100\\shpright5000\\shpbottom900';

  test.each([
    ['raised off the page', 'off-page', '{\\up3000 secret}'],
    ['lowered off the page', 'off-page', '{\\dn3000 secret}'],
    ['letters on one another', 'size', '{\\expndtw-200 secret}'],
    ['letters on one another, by quarters of a point', 'size', '{\\expnd-40 secret}'],
    ['letters as wide as a hair', 'size', '{\\charscalex1 secret}'],
    ['black on black dots', 'colour', '{\\cf2\\chshdng10000\\chcfpat2 secret}'],
    ['lines of a tenth of a point', 'clipped', '\\pard\\sl-2\\slmult0 secret'],
    ['left of the sheet', 'off-page', '\\pard\\li-30000 secret'],
    ['a first line left of the sheet', 'off-page', '\\pard\\fi-30000 secret'],
    ['a frame beside the sheet', 'off-page', '\\pard\\posnegx-30000 secret'],
    ['a row without height', 'clipped', row('\\trrh-1', 'secret')],
    ['dark in a dark cell', 'colour', row('\\clcbpat3', '\\cf3 secret')],
    ['a shape beside the sheet', 'off-page', shape('\\shpleft-90000\\shpright-80000', '', 'secret')],
    ['a shape without room', 'clipped', shape('\\shpleft100\\shpright100', '', 'secret')],
    ['a shape that is hidden', 'hidden-style', shape(onPage, 'fHidden=1', 'secret')],
    ['white in a shape of no color', 'colour', shape(onPage, 'fFilled=0', '\\cf1 secret')],
  ])('keeps separate: %s', (_, technique, body) => {
    const document = read(`${colors}Seen\\par ${body}\\par`);
    expect(document.text).toBe('Seen');
    expect(document.hidden).toEqual([{ technique, page: null, text: 'secret' }]);
  });

  test.each([
    ['a little tighter', '{\\expndtw-6\\charscalex90\\up6 plain}'],
    ['lines of twelve points', '\\pard\\sl-240\\slmult0 plain'],
    ['a hanging indent', '\\pard\\li360\\fi-360 plain'],
    ['white in a dark cell', row('\\clcbpat3', '\\cf1 plain')],
    ['a row that is low enough', row('\\trrh-400', 'plain')],
    ['after a row without height', `${row('\\trrh-20', '')} plain`],
    ['white in a dark shape', shape(onPage, 'shapeType=202 fillColor=5908500', '\\cf1 plain')],
  ])('reads: %s', (_, body) => {
    const document = read(`${colors}Seen\\par ${body}\\par`);
    expect(document.text.trim()).toMatch(/^Seen\s+plain$/);
    expect(document.hidden).toEqual([]);
  });

  test('reads properties and comments separately from the text', () => {
    const document = read('{\\info{\\doccomm Ten years of Rust}}Seen{\\*\\annotation Please check it}');
    expect(document.text).toBe('Seen');
    expect(document.beside?.map(({ technique, text }) => `${technique}: ${text}`)).toEqual([
      'metadata: Ten years of Rust',
      'comment: Please check it',
    ]);
  });

  test('omits entries of an index and of a table of contents', () => {
    expect(read('Seen{\\xe Rust}{\\tc Rust}').text).toBe('Seen');
  });

  test('reads cells of a row on one line', () => {
    expect(read('\\trowd 2019\\cell Nurse\\cell\\row 2021\\cell Head nurse\\cell\\row').text).toBe(
      '2019\tNurse\n2021\tHead nurse',
    );
  });

  test('with endless nesting is damaged', () => {
    expect(readRtf(Buffer.from(`{\\rtf1${'{'.repeat(5_000)}`))).toMatchObject({
      ok: false,
      reason: 'corrupt',
    });
  });

  test('never throws, whatever the file holds', () => {
    const words = fc.constantFrom(
      '\\u-1',
      '\\bin99999999',
      '{',
      '}',
      "\\'",
      '\\',
      '\\*\\x',
      '\\fs-9',
      'a',
      '\\par',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
        readRtf(Buffer.from(`{\\rtf1${parts.join('')}`, 'latin1'));
      }),
    );
  });
});

describe('links of rich text', () => {
  const linksIn = (body: string) => {
    const { text, links } = read(body);
    return links?.map(({ start, end, target }) => [text.slice(start, end), target]);
  };
  const field = (instruction: string, result: string) =>
    `{\\field{\\*\\fldinst{\\rtlch ${instruction}}}{\\fldrslt {\\ul ${result}}}}`;

  test('are placed on the visible text of their fields', () => {
    const line = `Ikechukwu Balogun ${field('HYPERLINK "https://example.org/one"', "Caf\\'e9")} | ${field('HYPERLINK "mailto:ike@example.org"', 'Email me')} end\\par`;
    expect(linksIn(line)).toEqual([
      ['Café', 'https://example.org/one'],
      ['Email me', 'mailto:ike@example.org'],
    ]);
  });

  test('are ignored in other fields, with other schemes and in hidden text', () => {
    const others = [
      field('PAGE', '1'),
      field('HYPERLINK "file:///x"', 'file'),
      field('HYPERLINK \\\\l "x"', 'here'),
    ];
    expect(
      linksIn(`Ikechukwu ${others.join(' ')} {\\v ${field('HYPERLINK "https://example.org"', 'gone')}}`),
    ).toBeUndefined();
  });
});
