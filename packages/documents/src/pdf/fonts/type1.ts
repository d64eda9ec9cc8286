import type { Budget } from '../budget.ts';
import { latin1 } from '../syntax/lexer.ts';

/** The built-in encoding of a Type 1 font program, from its cleartext part; `null` if it is the standard one. */
export function readType1Encoding(bytes: Uint8Array, budget: Budget): Map<number, string> | null {
  const clear = latin1(bytes, 0, Math.min(bytes.length, 65_536));
  const start = clear.indexOf('/Encoding');
  if (start < 0) return null;
  budget.spend(clear.length >> 4);
  const end = clear.indexOf(' def', start);
  const section = clear.slice(
    start,
    clear.indexOf('readonly def', start) > 0 ? clear.indexOf('readonly def', start) : undefined,
  );
  if (end > 0 && /StandardEncoding/.test(clear.slice(start, end))) return null;
  const names = new Map<number, string>();
  for (const match of section.matchAll(/dup\s+(\d{1,3})\s*\/([^\s/{}[\]()<>%]+)\s+put/g)) {
    names.set(Number(match[1]), match[2] ?? '');
  }
  return names;
}
