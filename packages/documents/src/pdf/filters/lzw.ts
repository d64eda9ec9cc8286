import type { Budget } from '../budget.ts';
import { ByteWriter } from './byte-writer.ts';

const clearCode = 256;
const endCode = 257;
const maxCodes = 4096;

/** LZWDecode (ISO 32000-1, 7.4.4). `earlyChange` is 1 unless the stream says 0. */
export function decodeLzw(bytes: Uint8Array, earlyChange: number, budget: Budget): Uint8Array {
  const output = new ByteWriter(budget, bytes.length * 3);
  // A code refers to a range of earlier output: its start and its length.
  const starts = new Int32Array(maxCodes);
  const lengths = new Int32Array(maxCodes);
  let nextCode = 258;
  let width = 9;
  let previousStart = -1;
  let previousLength = 0;
  let bitBuffer = 0;
  let bitCount = 0;
  for (let position = 0; position < bytes.length; ) {
    while (bitCount < width && position < bytes.length) {
      bitBuffer = ((bitBuffer << 8) | (bytes[position++] as number)) & 0xffffff;
      bitCount += 8;
    }
    if (bitCount < width) break;
    const code = (bitBuffer >>> (bitCount - width)) & ((1 << width) - 1);
    bitCount -= width;
    if (code === endCode) break;
    if (code === clearCode) {
      nextCode = 258;
      width = 9;
      previousStart = -1;
      continue;
    }
    const start = output.length;
    if (code < 256) {
      output.push(code);
    } else if (code < nextCode) {
      output.repeat(start - (starts[code] as number), lengths[code] as number);
    } else if (code === nextCode && previousStart >= 0) {
      output.repeat(start - previousStart, previousLength);
      output.repeat(start - previousStart, 1);
    } else {
      break;
    }
    if (previousStart >= 0 && nextCode < maxCodes) {
      // The new entry is the last string plus one byte, the first of this one, which directly follows it.
      starts[nextCode] = previousStart;
      lengths[nextCode] = previousLength + 1;
      nextCode += 1;
    }
    previousStart = start;
    previousLength = output.length - start;
    const reached = nextCode + earlyChange;
    width = reached >= 2048 ? 12 : reached >= 1024 ? 11 : reached >= 512 ? 10 : 9;
  }
  return output.finish();
}
