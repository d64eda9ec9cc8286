import type { WrittenLanguage } from '../languages/language.ts';
import type { Word } from '../words/english-words.ts';
import { readWords } from '../words/read-words.ts';
import { wordRarity } from '../words/word-rarity.ts';
import { surenessByKey } from '../words/written-keys.ts';

/** Minimum share; below it, common words are chance, or a head noun used in any work. */
const minShare = 0.8;

/**
 * Word overlap of two short texts in one language, 0 to 1. Rare words count more, and no glossary is needed:
 * "Glockengießer" and "Glockengießerin".
 */
export function sameWords(left: string, right: string, language: WrittenLanguage): number {
  const [own, others] = [readWords(left, language), readWords(right, language)];
  const share = Math.min(shareIn(own, others), shareIn(others, own));
  return share < minShare ? 0 : share;
}

function shareIn(words: readonly Word[], others: readonly Word[]): number {
  const whole = words.reduce((sum, { stem }) => sum + wordRarity(stem), 0);
  if (whole === 0) return 0;
  const keys = new Set(others.flatMap(keysOf));
  const shared = words.reduce((sum, word) => sum + wordRarity(word.stem) * certainty(word, keys), 0);
  return shared / whole;
}

const keysOf = ({ stem, written = [] }: Word): readonly string[] => [stem, ...written];

function certainty({ stem, written = [] }: Word, keys: ReadonlySet<string>): number {
  if (keys.has(stem)) return 1;
  return surenessByKey(written).reduce(
    (max, [key, certainty]) => (keys.has(key) ? Math.max(max, certainty) : max),
    0,
  );
}
