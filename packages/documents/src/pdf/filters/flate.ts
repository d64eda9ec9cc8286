import { inflateSync } from 'node:zlib';
import type { Budget } from '../budget.ts';
import { inflateLeniently } from './lenient-inflate.ts';

/** FlateDecode. A damaged stream returns the data before the damage. */
export function decodeFlate(bytes: Uint8Array, budget: Budget): Uint8Array {
  if (bytes.length === 0) return bytes;
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget.decodableBytes) });
  } catch (error) {
    if (isTooLarge(error)) budget.refuseDecoded();
    return inflateLeniently(bytes, budget);
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
