import { PdfKeyword } from './values.ts';

/** The operators of content streams (ISO 32000-1, annex A). As literals they compare by address. */
// biome-ignore format: a line for those that begin alike
const words = [
  "'", '"', 'b', 'B', 'b*', 'B*', 'BDC', 'BI', 'BMC', 'BT', 'BX',
  'c', 'cm', 'CS', 'cs', 'd', 'd0', 'd1', 'Do', 'DP', 'EI', 'EMC', 'ET', 'EX',
  'f', 'F', 'f*', 'G', 'g', 'gs', 'h', 'i', 'ID', 'j', 'J', 'K', 'k', 'l',
  'm', 'M', 'MP', 'n', 'q', 'Q', 're', 'RG', 'rg', 'ri',
  's', 'S', 'SC', 'sc', 'SCN', 'scn', 'sh', 'T*', 'Tc', 'Td', 'TD', 'Tf', 'Tj', 'TJ', 'TL', 'Tm', 'Tr', 'Ts', 'Tw', 'Tz',
  'v', 'w', 'W', 'W*', 'y',
];

/** One keyword instance for all files, by `keyOf` its letters. */
export const operators: ReadonlyMap<number, PdfKeyword> = new Map(
  words.map((word) => [keyOf(Buffer.from(word, 'latin1'), 0, word.length), new PdfKeyword(word)]),
);

/** Maximum number of bytes that `keyOf` packs; together with their count they fill the exact range of a number. */
export const longestKey = 6;

/** Up to six bytes and their count, as one number. */
export function keyOf(bytes: Uint8Array, start: number, end: number): number {
  let key = end - start;
  for (let index = start; index < end; index++) key = key * 256 + (bytes[index] as number);
  return key;
}
