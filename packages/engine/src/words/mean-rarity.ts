import type { WrittenLanguage } from '../languages/language.ts';
import { readWords } from './read-words.ts';
import { wordRarity } from './word-rarity.ts';

/** The mean rarity of the content words of a phrase; 0.3 if it has none. */
export function meanRarity(text: string, language: WrittenLanguage): number {
  const words = readWords(text, language);
  if (words.length === 0) return 0.3;
  return words.reduce((sum, { stem }) => sum + wordRarity(stem), 0) / words.length;
}
