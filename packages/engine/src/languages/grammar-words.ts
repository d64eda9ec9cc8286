import { fold } from '../words/reading-copy.ts';
import { factsOnlyLocales } from './language.ts';

type Words = ReadonlySet<string>;
let grammar: Words | null = null;
let months: Words | null = null;

const setOf = (words: readonly string[]): Words => new Set(fold(words.join(' ')).split(/[\s'_]+/));

/**
 * Whether a folded word is one of grammar, or one that every advert and resume is made of, in a language that has no
 * glossary. One set for all: which of the languages it is need not be known.
 */
export function isGrammarOfOthers(word: string): boolean {
  grammar ??= setOf(
    factsOnlyLocales.flatMap((locale) => [locale.grammar.functionWords, locale.grammar.ordinaryWords]),
  );
  return grammar.has(word);
}

/** The same, or the name of a month. Such texts are compared word by word, and these would say nothing. */
export function saysNothing(word: string): boolean {
  months ??= setOf(factsOnlyLocales.flatMap(({ dates }) => dates.months));
  return isGrammarOfOthers(word) || months.has(word);
}
