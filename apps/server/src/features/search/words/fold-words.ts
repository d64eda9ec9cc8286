/** A word of a text, lowercase and without accents, and its position. */
export type FoldedWord = { readonly word: string; readonly start: number; readonly end: number };

/** `C++` and `C#` are words; `R&D` is two. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]{0,2}/gu;
/** Longer sequences aren't words: keys, encoded files. */
const wordMax = 64;

/** Letters that Unicode doesn't decompose. */
const plainCharacters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['þ', 'th'],
]);

export function* findWords(text: string): Generator<FoldedWord> {
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    const word = fold(found);
    if (word) yield { word, start: index, end: index + found.length };
  }
}

/** The distinct words of a text in order. */
export function foldWords(text: string): string[] {
  const words = new Set<string>();
  for (const { word } of findWords(text)) words.add(word);
  return [...words];
}

function fold(word: string): string {
  const plain = word.slice(0, wordMax).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return /^[\x20-\x7e]*$/.test(plain)
    ? plain
    : plain.replace(/[ßæœøđðłıþ]/g, (character) => plainCharacters.get(character) ?? character);
}
