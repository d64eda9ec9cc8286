import { isWhiteSpace } from '../syntax/characters.ts';
import type { Lexer } from '../syntax/lexer.ts';

/** Number of bytes after `EI` that must look like content syntax for it to end the picture. */
const lookAhead = 12;

/** Moves past the `EI` of an inline image whose `ID` was just read. */
export function skipInlineImage(lexer: Lexer): void {
  const { bytes, end } = lexer;
  for (let position = lexer.position; position + 1 < end; position++) {
    if (bytes[position] !== 0x45 || bytes[position + 1] !== 0x49) continue;
    const before = bytes[position - 1] ?? 0x20;
    const after = position + 2 < end ? (bytes[position + 2] as number) : 0x20;
    if (!isWhiteSpace(before) || !isWhiteSpace(after) || !looksLikeContent(bytes, position + 2, end))
      continue;
    lexer.position = position + 2;
    return;
  }
  lexer.position = end;
}

function looksLikeContent(bytes: Uint8Array, start: number, end: number): boolean {
  for (let position = start; position < Math.min(end, start + lookAhead); position++) {
    const code = bytes[position] as number;
    if (code > 0x7e || (code < 0x20 && !isWhiteSpace(code))) return false;
  }
  return true;
}
