/** Splits a text into the words that the vocabulary knows the pieces of: lower case, no accents, marks apart. */
export function splitWords(text: string): string[] {
  // Most lines are plain: the same words at a fifth of the time.
  if (plainText.test(text)) return text.toLowerCase().match(plainWord) ?? [];
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

const plainText = /^[\t\n\r -~]*$/;
const plainWord = /[a-z0-9]+|[!-/:-@[-`{-~]/g;

/** What BERT drops: control and format characters, unassigned and private ones, and the replacement character. */
const invisible = /[\p{C}\ufffd]+/gu;

// ASCII symbols such as + and $ count as punctuation for BERT, though Unicode calls them symbols.
const mark = '\\p{P}$+<=>^`|~';

/** Ideographs stand alone, since the vocabulary has one entry for each. */
const ideograph = '\\u4e00-\\u9fff\\u3400-\\u4dbf\\uf900-\\ufaff\\u{20000}-\\u{2ceaf}\\u{2f800}-\\u{2fa1f}';

const wordPattern = new RegExp(`[${mark}]|[${ideograph}]|[^\\s${mark}${ideograph}]+`, 'gu');
