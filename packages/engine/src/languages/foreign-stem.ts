import { fold } from '../words/reading-copy.ts';
import { stem } from '../words/stem.ts';
import { isKnownStem } from '../words/word-rarity.ts';
import { byLanguage } from './by-language.ts';
import { type GlossedLanguage, glossedLocale, type WrittenLanguage } from './language.ts';

/** Endings of inflection, folded, longest first. */
const endingsOf = byLanguage((language): readonly string[] =>
  fold(glossedLocale(language).glossary.endings)
    .split(/\s+/)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
);

const minLetters = 4;
/** Minimum length of a common prefix by which a word equals its English form: "administrare", "administration". */
const minOfCognate = 5;
/** Letters compared in languages without tables. */
const comparedLetters = 6;

/** A key for comparing words of texts in languages other than English; English words keep their stem. */
export function foreignStem(word: string, language: WrittenLanguage): string {
  const english = stem(word);
  if (isKnownStem(english)) return english;
  if (language === 'en') return english;
  if (language === 'other') return [...word].slice(0, comparedLetters).join('');
  const bare = withoutEnding(word, language);
  if (bare.length >= minOfCognate) {
    const cognate = stem(bare);
    if (isKnownStem(cognate)) return cognate;
  }
  return bare;
}

/** A folded word without its ending of inflection. */
export function withoutEnding(word: string, language: GlossedLanguage): string {
  const ending = endingsOf(language).find(
    (each) => word.endsWith(each) && word.length - each.length >= minLetters,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
