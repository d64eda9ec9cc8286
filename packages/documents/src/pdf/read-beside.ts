import type { HiddenText } from '@winnow/document-model';
import { textString } from './content/marked-content.ts';
import type { PageSource } from './structure/pages.ts';
import type { PdfFile } from './structure/pdf-file.ts';
import { PdfStream, type PdfValue } from './syntax/values.ts';

const maxNotes = 200;

/** Maximum bytes of packed properties that are unpacked. */
const longestPacket = 100_000;

/** Text of a PDF outside its pages: its properties, and the notes on its pages. */
export function readBeside(file: PdfFile, pages: readonly PageSource[]): HiddenText[] {
  const properties = [...(file.dictionary(file.trailer.get('Info'))?.values() ?? [])];
  return [
    ...properties.flatMap((value) => piece(file.resolve(value), 'metadata', null)),
    ...packetTexts(file).map((text) => ({ technique: 'metadata' as const, page: null, text })),
    ...pages.flatMap((source, page) => notesOf(file, source).flatMap((note) => piece(note, 'comment', page))),
  ];
}

function piece(value: PdfValue, technique: 'metadata' | 'comment', page: number | null): HiddenText[] {
  return typeof value === 'string' ? [{ technique, page, text: textString(value) }] : [];
}

function notesOf(file: PdfFile, { dictionary }: PageSource): PdfValue[] {
  return (file.array(dictionary.get('Annots')) ?? [])
    .slice(0, maxNotes)
    .map((annotation) => file.resolve(file.dictionary(annotation)?.get('Contents')));
}

/** Texts of the XML metadata packet; addresses and numbers are left out. */
function packetTexts(file: PdfFile): string[] {
  const packet = file.resolve(file.dictionary(file.trailer.get('Root'))?.get('Metadata'));
  const bytes = packet instanceof PdfStream ? file.decode(packet) : null;
  if (bytes === null || bytes.length > longestPacket) return [];
  const xml = Buffer.from(bytes).toString('utf8');
  return xml.split(/<[^<>]*>/).filter((text) => /\p{L}\s+\p{L}/u.test(text));
}
