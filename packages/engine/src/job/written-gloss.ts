import { functionWordsOf } from '../languages/function-words.ts';
import { type Gloss, gloss } from '../languages/gloss.ts';
import { glossaryOf } from '../languages/glossary.ts';
import { type GlossedLanguage, glossedLanguages } from '../languages/language.ts';
import { fold } from '../words/reading-copy.ts';
import { stem } from '../words/stem.ts';
import { isKnownStem } from '../words/word-rarity.ts';

/** Minimum share of known words, since a line of a few words is too short for `detectLanguage`. */
const minKnownShare = 0.5;

/**
 * Translates a line that a person typed into English with the glossary that knows most of its words. `null` if no
 * glossary knows more than half of them or English has them all, as for a line in English.
 */
export function glossOfLine(text: string): Gloss | null {
  const words = (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => word.length > 1);
  const isEnglish = (word: string): boolean => functionWordsOf('en').has(word) || isKnownStem(stem(word));
  if (words.every(isEnglish)) return null;
  let best: GlossedLanguage | null = null;
  let maxKnown = minKnownShare * words.length;
  for (const language of glossedLanguages) {
    const known = words.filter(
      (word) => functionWordsOf(language).has(word) || glossaryOf(language).meaning(word) !== null,
    ).length;
    if (known > maxKnown) [best, maxKnown] = [language, known];
  }
  return best && gloss(text, best);
}
