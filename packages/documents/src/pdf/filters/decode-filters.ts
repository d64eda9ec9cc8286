import { type Budget, BudgetExceeded } from '../budget.ts';
import type { PdfValue } from '../syntax/values.ts';
import { decodeAscii85, decodeAsciiHex } from './ascii.ts';
import { decodeFlate } from './flate.ts';
import { decodeLzw } from './lzw.ts';
import { undoPredictor } from './predictor.ts';
import { decodeRunLength } from './run-length.ts';

/** One step of a stream's filter chain, with resolved parameters. */
export type Filter = {
  readonly name: string;
  parameter(key: string): PdfValue;
};

const longNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

/** Runs a filter chain. `null` for a picture filter or an unknown one, which this reader never decodes. */
export function decodeFilters(
  bytes: Uint8Array,
  filters: readonly Filter[],
  budget: Budget,
): Uint8Array | null {
  const seen = new Map<string, number>();
  let decoded = bytes;
  for (const filter of filters) {
    const name = longNames[filter.name] ?? filter.name;
    const count = (seen.get(name) ?? 0) + 1;
    if (count > budget.limits.maxFiltersOfAKind)
      throw new BudgetExceeded('A stream is packed too many times over.');
    seen.set(name, count);
    const result = applyFilter(name, decoded, filter, budget);
    if (result === null) return null;
    if (name !== 'Crypt') budget.countDecoded(result.length);
    decoded = result;
  }
  return decoded;
}

function applyFilter(name: string, bytes: Uint8Array, filter: Filter, budget: Budget): Uint8Array | null {
  switch (name) {
    case 'FlateDecode':
      return unpredicted(decodeFlate(bytes, budget), filter);
    case 'LZWDecode':
      return unpredicted(decodeLzw(bytes, filter.parameter('EarlyChange') === 0 ? 0 : 1, budget), filter);
    case 'ASCII85Decode':
      return decodeAscii85(bytes);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(bytes);
    case 'RunLengthDecode':
      return decodeRunLength(bytes, budget);
    case 'Crypt': // Only the identity filter gets here; the encryption of the document is removed earlier.
      return bytes;
    default:
      return null;
  }
}

function unpredicted(bytes: Uint8Array, filter: Filter): Uint8Array {
  return undoPredictor(bytes, {
    predictor: numberOr(filter.parameter('Predictor'), 1),
    colors: numberOr(filter.parameter('Colors'), 1),
    bitsPerComponent: numberOr(filter.parameter('BitsPerComponent'), 8),
    columns: numberOr(filter.parameter('Columns'), 1),
  });
}

function numberOr(value: PdfValue, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
