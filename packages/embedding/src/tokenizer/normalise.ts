/** Plain lowercase text is split by `endOfPlainWord`: most lines are plain, and it takes a tenth of the time. */
export const isPlain = (text: string): boolean => /^[\t\n\r -~]*$/.test(text);

/**
 * The end of the word at an offset of plain lowercase text: letters and digits, or a single punctuation mark; the
 * offset itself for white space.
 */
export function endOfPlainWord(text: string, at: number): number {
  const kind = kinds[text.charCodeAt(at)];
  if (kind !== inWord) return kind === alone ? at + 1 : at;
  let end = at + 1;
  while (end < text.length && kinds[text.charCodeAt(end)] === inWord) end += 1;
  return end;
}

const alone = 1;
const inWord = 2;
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/.test(character)) return inWord;
  return /[!-~]/.test(character) ? alone : 0;
});

/** Splits a text into words for lookup in the vocabulary: lowercase, no accents, punctuation separate. */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
  const words: string[] = [];
  for (const [word] of plain.matchAll(wordPattern)) {
    const cleaned = word.replace(invisible, '');
    if (cleaned) words.push(cleaned);
  }
  return words;
}

/**
 * Characters that BERT drops: control and format characters, unassigned and private ones, and the replacement
 * character.
 */
const invisible = /[\p{C}\ufffd]+/gu;

// ASCII symbols such as + and $ count as punctuation for BERT, although Unicode classifies them as symbols.
const mark = '\\p{P}$+<=>^`|~';

/** Ideographs are separate words, since the vocabulary has an entry for each. */
const ideograph = '\\u4e00-\\u9fff\\u3400-\\u4dbf\\uf900-\\ufaff\\u{20000}-\\u{2ceaf}\\u{2f800}-\\u{2fa1f}';

const wordPattern = new RegExp(`[${mark}]|[${ideograph}]|[^\\s${mark}${ideograph}]+`, 'gu');
