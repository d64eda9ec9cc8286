import { type AdvertWords, locales } from '@winnow/locales';
import { tokenise } from '../vocabulary/tokens.ts';
import { readEnglishWords, type Word } from '../words/english-words.ts';
import { isContentWord } from '../words/known-words.ts';
import { fold } from '../words/reading-copy.ts';
import { beginningMark } from '../words/written-keys.ts';
import { foreignStem } from './foreign-stem.ts';
import { functionWordsOf } from './function-words.ts';
import { gloss } from './gloss.ts';
import { saysNothing } from './grammar-words.ts';
import { type GlossedLanguage, isGlossed, type WrittenLanguage } from './language.ts';
import { foldPieces } from './locale-lists.ts';
import { plainWordsOf } from './plain-words.ts';

/** The content words of a text in another language than English; words of one phrase share its place. */
export function readForeignWords(text: string, language: WrittenLanguage): readonly Word[] {
  if (!isGlossed(language)) return wordsAsWritten(text, 0, text.length, language);
  return gloss(text, language).parts.flatMap(({ start, end, english }) =>
    english === null
      ? wordsAsWritten(text, start, end, language)
      : inEnglishOf(english, start, end, keysAsWritten(text.slice(start, end), language)),
  );
}

const inEnglishOf = (english: string, start: number, end: number, written: readonly string[]): Word[] =>
  readEnglishWords(english).map(({ stem }) => ({ stem, start, end, written }));

/** Two texts in one language may share a word whose phrase has a different English translation. */
const keysAsWritten = (text: string, language: GlossedLanguage): readonly string[] =>
  wordsAsWritten(text, 0, text.length, language).flatMap(({ stem, written = [] }) => [
    `~${stem}`,
    ...written,
  ]);

/** Scripts without spaces between words, and Korean, whose words end in particles. */
export const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
/** In a language without a word list, shorter words are mostly grammar. */
const minLetters = 3;

function wordsAsWritten(text: string, from: number, to: number, language: WrittenLanguage): readonly Word[] {
  const folded = fold(text.slice(from, to)).replace(arabicMarks, ',');
  const tokens = tokenise(folded);
  const grammar = isGlossed(language) ? functionWordsOf(language) : null;
  const plain = isGlossed(language) ? plainWordsOf(language) : null;
  const words: Word[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const start = from + (tokens.start[index] ?? 0);
    const end = from + (tokens.end[index] ?? 0);
    const written = folded.slice(start - from, end - from);
    const word = grammar === null ? withoutArticle(written) : written;
    if (grammar === null && unspaced.test(word)) addPairs(words, word, start);
    else if (isContentWord(word) && !(grammar?.has(word) ?? isGrammar(word)) && !plain?.has(word))
      words.push(
        withBeginning({ stem: foreignStem(word, language), start, end }, word, beginningIn(word, language)),
      );
  }
  return words;
}

/** Articles that are written as one with their noun, perhaps behind "and" or "with". */
const articles = locales.flatMap(({ adverts }) => {
  const { parts }: AdvertWords = adverts;
  return parts ? [new RegExp(`^(?:${foldPieces(parts.demands.articles)})(?=\\p{L}{3})`, 'u')] : [];
});

const withoutArticle = (word: string): string =>
  articles.reduce((bare, article) => bare.replace(article, ''), word);

/** Comma, semicolon and question mark of Arabic, which are no part of the word before them. */
const arabicMarks = /[\u060C\u061B\u061F]/g;

const isGrammar = (word: string): boolean => word.length < minLetters || saysNothing(word);

/** Words of one family usually share a prefix: "boulanger" and "boulangerie", "fryzjer" and "fryzjerski". */
const beginningLetters = 5;
/** If no endings are known, short words are compared by fewer letters: "chléb" and "chleba". */
const beginningOfShort = 4;
const longestShort = 6;

const beginningIn = (word: string, language: WrittenLanguage): number =>
  !isGlossed(language) && word.length <= longestShort ? beginningOfShort : beginningLetters;

function withBeginning(word: Word, folded: string, letters: number): Word {
  if (folded.length <= letters && letters === beginningLetters) return word;
  return { ...word, written: [`${beginningMark}${folded.slice(0, letters)}`] };
}

/**
 * Adds each pair of adjacent characters, since nothing else marks word boundaries. A sequence may be as long as a
 * document.
 */
function addPairs(words: Word[], run: string, start: number): void {
  for (let index = 0; index + 1 < run.length; index++)
    words.push({ stem: run.slice(index, index + 2), start: start + index, end: start + index + 2 });
}
