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

  test('leaves out tables of fonts and styles, pictures, comments, instructions of fields and deleted text', () => {
    const body =
      '{\\stylesheet{\\s0 Normal;}}{\\info{\\author Nobody}}{\\pict 89504e47}{\\*\\generator Word;}' +
      '{\\field{\\*\\fldinst HYPERLINK "https://example.com"}{\\fldrslt my page}} {\\deleted old}{\\*\\annotation no}new';
    expect(read(body).text).toBe('my page new');
  });

  test('keeps hidden, white and tiny text apart', () => {
    const colours = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue128;}';
    const document = read(`${colours}Seen {\\v vanished}{\\cf1 white}{\\fs2 tiny}{\\cf1\\chcbpat2 on a bar}`);
    expect(document.text).toBe('Seen on a bar');
    expect(document.hidden.map(({ technique, text }) => `${technique}: ${text}`)).toEqual([
      'hidden-style: vanished',
      'colour: white',
      'size: tiny',
    ]);
  });

  test('reads cells of a row on one line', () => {
    expect(read('\\trowd 2019\\cell Nurse\\cell\\row 2021\\cell Head nurse\\cell\\row').text).toBe(
      '2019\tNurse\n2021\tHead nurse',
    );
  });

  test('nested without end is damaged', () => {
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
