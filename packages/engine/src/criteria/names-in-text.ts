import type { WrittenLanguage } from '../languages/language.ts';
import { readWords } from '../words/read-words.ts';

const token = /(?<![\p{L}\d])[\p{L}\d][\p{L}\d+#./&-]*/gu;
/** "SAP", "PeopleTools", "S/4HANA", "MS365". */
const isInLetters = (word: string): boolean =>
  /\p{Lu}.*\p{Lu}/u.test(word) || (/\p{L}/u.test(word) && /\d/.test(word));
const isCapitalized = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);
const beginsSentence = (before: string): boolean => before === '' || /[.:;•–-]\s*$/.test(before);

/** Characters before a word that tell whether it begins a sentence. */
const reach = 4;
/** A text of more words than this with nearly all of them capitalized is a heading. */
const wordsOfHeading = 3;
const shareOfHeading = 0.7;
const lettersOfShouting = 6;

/**
 * Stems of the names in a line of an advert: products, places, abbreviations and other names. None for
 * headings, for lines in capitals, and in languages other than English, where capitals say less.
 */
export function namesInText(text: string, language: WrittenLanguage): readonly string[] {
  if (language !== 'en') return [];
  return [...new Set(readNames(text).flatMap((name) => readWords(name).map(({ stem }) => stem)))];
}

function readNames(text: string): readonly string[] {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length > lettersOfShouting && letters === letters.toUpperCase()) return [];
  const tokens = [...text.matchAll(token)].map(({ 0: said, index }) => ({
    word: said.replace(/(?<![./-])[./-]+$/, ''),
    before: text.slice(Math.max(0, index - reach), index),
  }));
  const capitals = tokens.filter(({ word }) => /^\p{Lu}/u.test(word)).length;
  const isHeading = tokens.length > wordsOfHeading && capitals / tokens.length > shareOfHeading;
  return tokens
    .filter(
      ({ word, before }) =>
        isInLetters(word) || (isCapitalized(word) && !isHeading && !beginsSentence(before)),
    )
    .map(({ word }) => word);
}
