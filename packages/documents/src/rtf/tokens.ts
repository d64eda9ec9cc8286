/** The token types of Rich Text Format 1.9.1. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** `\b0` is word `b` with 0; `parameter` is `null` if omitted. */
  | { readonly kind: 'word'; readonly word: string; readonly parameter: number | null }
  /** `\~`, `\-`, `\*` and similar. */
  | { readonly kind: 'symbol'; readonly symbol: string }
  /** Bytes in the font's code page, written plainly or as `\'e9`. */
  | { readonly kind: 'bytes'; readonly bytes: string };

const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Splits the bytes (given as Latin-1 text) into tokens; never throws for any input. */
export function* readTokens(source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === openBrace || code === closeBrace) {
      yield { kind: code === openBrace ? 'open' : 'close' };
      at += 1;
    } else if (code === backslash) {
      const { token, end } = readControl(source, at + 1);
      yield token;
      at = end;
    } else {
      const end = endOfPlain(source, at);
      // Line ends in the file are meaningless; paragraphs end with \par.
      const bytes = source.slice(at, end).replace(/[\r\n\0]/g, '');
      if (bytes !== '') yield { kind: 'bytes', bytes };
      at = end;
    }
  }
}

function endOfPlain(source: string, start: number): number {
  let at = start;
  for (; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === backslash || code === openBrace || code === closeBrace) break;
  }
  return at;
}

const controlWord = /([a-zA-Z]{1,32})(-?\d{1,10})?( ?)/y;
const hexByte = /'([0-9a-fA-F]{2})/y;

function readControl(source: string, at: number): { token: RtfToken; end: number } {
  controlWord.lastIndex = at;
  const word = controlWord.exec(source);
  if (word) {
    const parameter = word[2] === undefined ? null : Number(word[2]);
    const end = controlWord.lastIndex;
    // \bin is followed by the given number of arbitrary bytes.
    const skipped = word[1] === 'bin' ? Math.max(0, parameter ?? 0) : 0;
    return { token: { kind: 'word', word: word[1] ?? '', parameter }, end: end + skipped };
  }
  hexByte.lastIndex = at;
  const hex = hexByte.exec(source);
  if (hex) {
    const bytes = String.fromCharCode(Number.parseInt(hex[1] ?? '0', 16));
    return { token: { kind: 'bytes', bytes }, end: hexByte.lastIndex };
  }
  return { token: { kind: 'symbol', symbol: source[at] ?? '' }, end: at + 1 };
}
