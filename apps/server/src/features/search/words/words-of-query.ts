import { searchLimits } from '@winnow/contracts';
import { foldWords } from './fold-words.ts';

/** The words of a query; no more than a person types. */
export function wordsOfQuery(query: string): string[] {
  return foldWords(query).slice(0, searchLimits.words);
}
