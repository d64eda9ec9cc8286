import type { Format } from '../format.ts';
import type { SourceFile } from '../source-file.ts';

export const txt: Format = {
  format: 'txt',
  // Text has no signature; it is the fallback if no other format matches.
  recognizes: () => false,
  accepts: looksLikeText,
  async loadReader() {
    const { readText } = await import('./read-text.ts');
    return ({ bytes }) => readText(bytes);
  },
};

const sampleBytes = 65_536;

/** Text has few control characters; UTF-16 is recognized by its byte order mark. */
function looksLikeText(file: SourceFile): boolean {
  if (file.startsWith(0xff, 0xfe) || file.startsWith(0xfe, 0xff)) return true;
  const sample = file.bytes.subarray(0, sampleBytes);
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) controls += 1;
  }
  return controls * 100 <= sample.length;
}
