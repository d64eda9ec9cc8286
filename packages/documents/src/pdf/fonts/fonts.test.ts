import { describe, expect, it } from 'vitest';
import { Budget, defaultPdfLimits } from '../budget.ts';
import { assemblePdf, stream } from '../fixtures/assemble-pdf.ts';
import { readTexts } from '../fixtures/read-text.ts';
import { parseCMap } from './cmap.ts';
import { standardEncoding, symbolEncoding, winAnsiEncoding } from './encodings.ts';
import { charactersOfGlyphName } from './glyph-names.ts';
import { readableText } from './readable-text.ts';
import { readTrueType } from './true-type.ts';

describe('glyph names', () => {
  it.each([
    ['A', 'A'],
    ['space', ' '],
    ['eacute', 'é'],
    ['Scaron', 'Š'],
    ['ccedilla', 'ç'],
    ['f_f_i', 'ffi'],
    ['fi', 'fi'],
    ['uni20AC', '€'],
    ['u1F600', '😀'],
    ['uni00410042', 'AB'],
    ['one.oldstyle', '1'],
    ['afii10017', 'А'],
    ['afii10065', 'а'],
    ['afii10071', 'ё'],
    ['alpha', 'α'],
    ['Omegatonos', 'Ώ'],
    ['bullet', '•'],
    ['hyphen', '-'],
    ['Lslash', 'Ł'],
    ['scommaaccent', 'ș'],
    ['quotedblleft', '“'],
    ['backslash', '\\'],
    ['grave', '`'],
    ['Asmall', 'A'],
    ['nbspace', ' '],
  ])('%s stands for %s', (name, characters) => {
    expect(charactersOfGlyphName(name)).toBe(characters);
  });

  it.each(['g42', 'glyph', '.notdef', 'uniD800', 'uFFFFFFF'])('%s stands for nothing', (name) => {
    expect(charactersOfGlyphName(name)).toBeNull();
  });
});

describe('encodings', () => {
  it('of Windows, the standard and Symbol map their own codes', () => {
    expect(winAnsiEncoding[0x80]).toBe('€');
    expect(winAnsiEncoding[0xe9]).toBe('é');
    expect(standardEncoding[0x27]).toBe('’');
    expect(standardEncoding[0xae]).toBe('fi');
    expect(symbolEncoding[0x61]).toBe('α');
    expect(symbolEncoding[0xb7]).toBe('•');
    expect(symbolEncoding[0xd2]).toBe('®');
    expect(symbolEncoding[0xe5]).toBe('∑');
  });
});

describe('character maps', () => {
  it('read characters, ranges and lists', () => {
    const source = `1 begincodespacerange <0000> <FFFF> endcodespacerange
      2 beginbfchar <0001> <0041> <0002> <00660066> endbfchar
      2 beginbfrange <0010> <0012> <0061> <0020> <0021> [<0078> <D83DDE00>] endbfrange`;
    const { texts } = parseCMap(Buffer.from(source), new Budget(defaultPdfLimits));
    expect(Object.fromEntries(texts)).toEqual({
      1: 'A',
      2: 'ff',
      16: 'a',
      17: 'b',
      18: 'c',
      32: 'x',
      33: '😀',
    });
  });
});

describe('an embedded TrueType program', () => {
  /** A program with only a Macintosh map of format 0 that maps code 65 to glyph 3. */
  function program(): Uint8Array {
    const bytes = Buffer.alloc(12 + 16 + 12 + 262);
    bytes.writeUInt32BE(0x00010000, 0);
    bytes.writeUInt16BE(1, 4);
    bytes.write('cmap', 12, 'latin1');
    bytes.writeUInt32BE(28, 20);
    bytes.writeUInt32BE(274, 24);
    bytes.writeUInt16BE(1, 30);
    bytes.writeUInt16BE(1, 32);
    bytes.writeUInt32BE(12, 36);
    bytes[40 + 6 + 65] = 3;
    return bytes;
  }

  it('knows which codes it has, even without their characters', () => {
    const trueType = readTrueType(program(), new Budget(defaultPdfLimits));
    expect(trueType?.hasCode(65)).toBe(true);
    expect(trueType?.hasCode(66)).toBe(false);
    expect(trueType?.textOfCode(65)).toBeNull();
  });

  it('with offsets outside itself is ignored', () => {
    expect(readTrueType(program().subarray(0, 60), new Budget(defaultPdfLimits))).toBeNull();
  });
});

describe('text for readers', () => {
  it('has ligatures spelled out, normalized spaces, and no private symbols', () => {
    expect(readableText('ﬃ')).toBe('ffi');
    expect(readableText('\u00a0')).toBe(' ');
    expect(readableText('\uf0b7')).toBe('•');
    expect(readableText('\ue123')).toBe('');
  });
});

describe('a font', () => {
  const show = (font: string, text: string, objects: readonly string[] = []) =>
    readTexts(
      assemblePdf({
        content: `BT /G 12 Tf 72 700 Td ${text} Tj ET`,
        resources: '/Font << /G 6 0 R >>',
        objects: [font, ...objects],
      }),
    );

  it('with named differences is read by them', () => {
    const font =
      '<< /Type /Font /Subtype /Type1 /BaseFont /Own /Encoding << /Differences [1 /R /eacute /s /u /m /fi] >> >>';
    expect(show(font, '<010203040502>').visible).toEqual(['Résumé']);
  });

  it('of two-byte codes is read by its ToUnicode map', () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< /DW 500 >>] /ToUnicode 7 0 R >>';
    const map = stream(
      '',
      '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0001> <0003> <0041> endbfrange',
    );
    expect(show(font, '<000100020003>', [map]).visible).toEqual(['ABC']);
  });

  it('whose codes are declared as Unicode is read as Unicode', () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< /DW 500 >>] /ToUnicode /Identity-H >>';
    expect(show(font, '<00480069>').visible).toEqual(['Hi']);
  });

  it('of a Japanese character set is read in one and two bytes', () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /90ms-RKSJ-H /DescendantFonts [<< /DW 1000 >>] >>';
    expect(show(font, '<4A93FA967B>').visible).toEqual(['J日本']);
  });

  it('that cannot be decoded is noted instead of guessed', () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< /DW 500 >>] >>';
    expect(show(font, '<0001000200030004000500060007>')).toEqual({
      visible: [],
      hidden: [],
      notes: ['undecodable-text'],
    });
  });

  it('that cannot be decoded is read by ActualText of the same length', () => {
    const font =
      '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [<< /DW 500 >>] >>';
    const content = (actual: string) =>
      assemblePdf({
        content: `/Span << /ActualText (${actual}) >> BDC BT /G 12 Tf 72 700 Td <000100020003> Tj ET EMC`,
        resources: '/Font << /G 6 0 R >>',
        objects: [font],
      });
    expect(readTexts(content('office')).visible).toEqual(['office']);
    expect(readTexts(content('words that are far too many')).visible).toEqual([]);
  });
});
