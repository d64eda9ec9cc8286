import { factsOnlyLocales } from '../../languages/language.ts';
import { piecesOf, wordsOf } from '../../languages/locale-lists.ts';

/** Nouns for people by occupation, in languages without a glossary. */
const nouns = new Set(
  factsOnlyLocales.flatMap(({ work }) => wordsOf(work.titles)).filter((noun) => noun.length > 1),
);

/** Titles of several words, and of languages that have no spaces between words. */
const phrases = new RegExp(
  `^(?:${piecesOf(({ work }) => work.titleStarts)})|(?:${piecesOf(({ work }) => work.titleEnds)})$`,
  'u',
);

/** How likely folded words in a language without a glossary are a title: by their first noun or their last. */
export function titleInUnsupportedLanguage(folded: string): number {
  if (phrases.test(folded)) return 0.85;
  const words = folded.split(/[^\p{L}\p{M}\u200c-]+/u).filter(Boolean);
  if (words.length === 0 || words.length > 8) return 0;
  if (nouns.has(words[0] ?? '') || nouns.has(words.at(-1) ?? '')) return 0.85;
  return words.some((word) => nouns.has(word)) ? 0.6 : 0;
}
