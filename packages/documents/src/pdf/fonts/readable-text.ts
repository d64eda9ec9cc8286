/** Ligatures and presentation forms that people type as plain letters. */
const ligatures: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  Ĳ: 'IJ',
  ĳ: 'ij',
};

/** Bullets of the Wingdings family and of icon-like private codes that Word writes. */
const privateBullets = new Set([0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf06e, 0xf06c, 0xf0a8, 0xf0e0]);

/**
 * The characters of one glyph as a reader sees them: ligatures spelled out, private symbols removed, spaces normalized.
 */
export function readableText(text: string): string {
  if (text.length === 1) {
    const code = text.charCodeAt(0);
    if (code >= 0x20 && code < 0x7f) return text;
  }
  let readable = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || (code >= 0x7f && code < 0xa0)) {
      if (code === 9 || code === 10 || code === 13) readable += ' ';
      continue;
    }
    if (code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x3000)
      readable += ' ';
    else if (code >= 0xe000 && code <= 0xf8ff) readable += privateBullets.has(code) ? '•' : '';
    else if (code === 0xad) readable += '-';
    else if (code === 0xfffd || code === 0xfffe || code === 0xffff || code === 0xfeff) continue;
    else if (code >= 0xd800 && code <= 0xdfff) continue;
    else readable += ligatures[character] ?? character;
  }
  return readable;
}
