import type { Budget } from '../budget.ts';
import { ByteWriter } from './byte-writer.ts';

/** RunLengthDecode (ISO 32000-1, 7.4.5). */
export function decodeRunLength(bytes: Uint8Array, budget: Budget): Uint8Array {
  const output = new ByteWriter(budget, bytes.length * 2);
  let position = 0;
  while (position < bytes.length) {
    const length = bytes[position++] as number;
    if (length === 128) break;
    if (length < 128) {
      const end = Math.min(position + length + 1, bytes.length);
      while (position < end) output.push(bytes[position++] as number);
    } else {
      const byte = bytes[position++] ?? 0;
      for (let count = 257 - length; count > 0; count--) output.push(byte);
    }
  }
  return output.finish();
}
