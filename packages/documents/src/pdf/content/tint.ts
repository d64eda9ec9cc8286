import type { PdfFile } from '../structure/pdf-file.ts';
import { PdfStream, type PdfValue } from '../syntax/values.ts';

/** A function of a color space: tints to the components of another space. */
export type Tint = (values: readonly number[]) => number[] | null;

const maxDepth = 4;

/** Functions of type 0, 2 and 3 (ISO 32000-1, 7.10). `null` for programs (type 4) and what is damaged. */
export function readTint(file: PdfFile, value: PdfValue | undefined, depth = 0): Tint | null {
  const dictionary = file.dictionary(value);
  if (dictionary === null || depth > maxDepth) return null;
  const numbers = (key: string) => file.numbers(dictionary.get(key));
  switch (file.number(dictionary.get('FunctionType'))) {
    case 0: {
      const stream = file.resolve(value);
      return stream instanceof PdfStream ? sampled(file, stream) : null;
    }
    case 2: {
      const from = numbers('C0') ?? [0];
      const to = numbers('C1') ?? [1];
      const exponent = file.number(dictionary.get('N')) ?? 1;
      return ([input = 0]) =>
        from.map((start, index) => start + input ** exponent * ((to[index] ?? 0) - start));
    }
    case 3: {
      const parts = (file.array(dictionary.get('Functions')) ?? [])
        .slice(0, 64)
        .map((part) => readTint(file, part, depth + 1));
      const bounds = numbers('Bounds') ?? [];
      const encode = numbers('Encode') ?? [];
      const domain = numbers('Domain') ?? [0, 1];
      return ([input = 0]) => {
        const found = bounds.findIndex((bound) => input < bound);
        const index = found < 0 ? parts.length - 1 : found;
        const low = index > 0 ? (bounds[index - 1] ?? 0) : (domain[0] ?? 0);
        const high = bounds[index] ?? domain[1] ?? 1;
        const start = encode[index * 2] ?? 0;
        const end = encode[index * 2 + 1] ?? 1;
        const share = high > low ? (input - low) / (high - low) : 0;
        return parts[index]?.([start + share * (end - start)]) ?? null;
      };
    }
    default:
      return null;
  }
}

/** The nearest sample, without interpolation: exact enough to decide what is visible. */
function sampled(file: PdfFile, stream: PdfStream): Tint | null {
  const { dictionary } = stream;
  const size = file.numbers(dictionary.get('Size'));
  const range = file.numbers(dictionary.get('Range'));
  const bits = file.number(dictionary.get('BitsPerSample'));
  const bytes = file.decode(stream);
  if (size === null || range === null || bytes === null || (bits !== 8 && bits !== 16)) return null;
  const decode = file.numbers(dictionary.get('Decode')) ?? range;
  const outputs = range.length >> 1;
  const step = bits >> 3;
  return (values) => {
    let sample = 0;
    let stride = 1;
    for (const [index, count] of size.entries()) {
      const input = Math.min(1, Math.max(0, values[index] ?? 0));
      sample += Math.round(input * (count - 1)) * stride;
      stride *= count;
    }
    return Array.from({ length: outputs }, (_, index) => {
      const share = (bytes[(sample * outputs + index) * step] ?? 0) / 255;
      const low = decode[index * 2] ?? 0;
      return low + share * ((decode[index * 2 + 1] ?? 1) - low);
    });
  };
}
