import type { PdfFile } from '../structure/pdf-file.ts';
import type { PdfDictionary } from '../syntax/values.ts';
import type { CMap } from './cmap.ts';

/** Data that all kinds of fonts have in common. */
export type FontSource = {
  readonly file: PdfFile;
  readonly dictionary: PdfDictionary;
  /** Name without the subset prefix. */
  readonly name: string;
  readonly toUnicode: CMap | null;
};

/** Whether the name of a font or the flags of its descriptor make it bold or italic (ISO 32000-1, table 123). */
export function fontStyle(
  source: FontSource,
  descriptor: PdfDictionary | null,
): { bold: boolean; italic: boolean } {
  const flags = source.file.number(descriptor?.get('Flags')) ?? 0;
  const weight = source.file.number(descriptor?.get('FontWeight')) ?? 0;
  return {
    bold: (flags & 0x40000) !== 0 || weight >= 600 || /bold|black|heavy|semib|demi/i.test(source.name),
    italic: (flags & 0x40) !== 0 || /italic|oblique/i.test(source.name),
  };
}
