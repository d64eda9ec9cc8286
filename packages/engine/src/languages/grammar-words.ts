import { fold } from '../words/reading-copy.ts';
import { factsOnlyLocales } from './language.ts';

type Words = ReadonlySet<string>;
let grammar: Words | null = null;
let months: Words | null = null;

const setOf = (words: readonly string[]): Words => new Set(fold(words.join(' ')).split(/[\s'_]+/));

/**
 * Whether a folded word is a grammar word, or common to every advert and resume, in a language without a glossary. One
 * set for all languages, so the language need not be known.
 */
export function isGrammarOfOthers(word: string): boolean {
  grammar ??= setOf(
    factsOnlyLocales.flatMap((locale) => [locale.grammar.functionWords, locale.grammar.ordinaryWords]),
  );
  return grammar.has(word);
}

/** The same, or the name of a month. Such texts are compared word by word, and these words carry no meaning. */
export function saysNothing(word: string): boolean {
  months ??= setOf(factsOnlyLocales.flatMap(({ dates }) => dates.months));
  return isGrammarOfOthers(word) || months.has(word);
}
