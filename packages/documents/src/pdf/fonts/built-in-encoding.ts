import type { PdfFile } from '../structure/pdf-file.ts';
import { type PdfDictionary, PdfStream } from '../syntax/values.ts';
import { readCff } from './cff.ts';
import { type Encoding, macRomanEncoding } from './encodings.ts';
import { charactersOfGlyphName } from './glyph-names.ts';
import { readTrueType } from './true-type.ts';
import { readType1Encoding } from './type1.ts';

/** Encoding of a simple font from its embedded font program; `null` if there is none or it has no encoding. */
export function builtInEncoding(file: PdfFile, descriptor: PdfDictionary): Encoding | null {
  const type1 = file.get(descriptor, 'FontFile');
  if (type1 instanceof PdfStream) {
    const names = readType1Encoding(file.decode(type1) ?? new Uint8Array(0), file.budget);
    return names && encodingFromNames(names);
  }
  const program = file.get(descriptor, 'FontFile3') ?? file.get(descriptor, 'FontFile2');
  const stream = program instanceof PdfStream ? program : file.get(descriptor, 'FontFile2');
  if (!(stream instanceof PdfStream)) return null;
  const bytes = file.decode(stream);
  if (bytes === null) return null;
  const trueType = readTrueType(bytes, file.budget);
  if (trueType) {
    if (trueType.cff) return cffEncoding(trueType.cff, file);
    return Array.from(
      { length: 256 },
      (_, code) =>
        trueType.textOfCode(code) ?? (trueType.hasCode(code) ? (macRomanEncoding[code] ?? '') : ''),
    );
  }
  return cffEncoding(bytes, file);
}

function cffEncoding(bytes: Uint8Array, file: PdfFile): Encoding | null {
  const cff = readCff(bytes, file.budget);
  return cff && encodingFromNames(cff.encoding);
}

function encodingFromNames(names: ReadonlyMap<number, string>): Encoding | null {
  if (names.size === 0) return null;
  return Array.from({ length: 256 }, (_, code) => {
    const name = names.get(code);
    return name === undefined ? '' : (charactersOfGlyphName(name) ?? '');
  });
}
