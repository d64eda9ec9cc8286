import { isGlossed, type WrittenLanguage } from '../languages/language.ts';
import type { Word } from '../words/english-words.ts';
import { readWords } from '../words/read-words.ts';
import { countStems, timesSaid } from '../words/times-said.ts';
import { wordRarity } from '../words/word-rarity.ts';
import type { TellingWord } from './job-description.ts';

const mostWords = 60;
/** Rare words tell more than in proportion. A square, so that every processor comes to the same. */
const rarityPower = 2;
/** A short text has too few words to tell it from others; in another language each of them counts, since many are not known. */
const leastWords = 12;
const leastForeignWords = 6;

export type TellingWords = {
  readonly words: readonly TellingWord[];
  /** The first of them as the text writes them. */
  readonly examples: readonly string[];
};

const mostExamples = 5;

/** The words that tell a job's text from others, most telling first: rare ones and those said again. */
export function readTellingWords(text: string, language: WrittenLanguage): TellingWords {
  const said = readWords(text, language);
  const counts = countStems(said);
  if (counts.size < (isGlossed(language) ? leastForeignWords : leastWords))
    return { words: [], examples: [] };
  const words = [...counts]
    .map(([stem, count]) => {
      const telling = wordRarity(stem) ** rarityPower;
      return { stem, telling, weight: timesSaid(count) * telling };
    })
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, mostWords);
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  const written = new Map(said.toReversed().map(({ stem, start, end }) => [stem, text.slice(start, end)]));
  return {
    words: words.map(({ stem, telling, weight }) => ({
      stem,
      weight: Math.round((1000 * telling * weight) / length) / 1000,
      ...keysOf(stem, said),
    })),
    examples: [...new Set(words.map(({ stem }) => written.get(stem) ?? stem))].slice(0, mostExamples),
  };
}

/** English words are found by their stem alone. */
function keysOf(stem: string, said: readonly Word[]): Pick<TellingWord, 'written'> {
  const written = new Set(said.flatMap((word) => (word.stem === stem ? (word.written ?? []) : [])));
  return written.size === 0 ? {} : { written: [...written] };
}
