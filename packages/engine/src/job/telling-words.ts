import { unspaced } from '../languages/foreign-words.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import type { Word } from '../words/english-words.ts';
import { readWords } from '../words/read-words.ts';
import { tellingRarity } from '../words/telling-rarity.ts';
import { countStems, timesSaid } from '../words/times-said.ts';
import { isKnownStem, wordRarity } from '../words/word-rarity.ts';
import type { TellingWord } from './job-description.ts';

const mostWords = 60;
/** Lines in another language are told near by all that they say, so that more words count. */
const mostForeignWords = 100;
/** Rare words tell more than in proportion. A square, so that every processor comes to the same. */
const rarityPower = 2;
/** What a word tells that no table knows: between those of any work and those of one. */
const unknownTells = 0.25;
const leastTells = 0.02;
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
  const isEnglish = language === 'en';
  if (counts.size < (isEnglish ? leastWords : leastForeignWords)) return { words: [], examples: [] };
  const lengths = lengthsOf(said);
  const words = [...counts]
    .map(([stem, count]) =>
      isEnglish
        ? weighEnglish(stem, count)
        : weighForeign(stem, count, language === 'other' ? tellsByLength(lengths.get(stem) ?? 0) : 1),
    )
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, isEnglish ? mostWords : mostForeignWords);
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  const following = isEnglish ? null : followingIn(said, words);
  const written = new Map(said.toReversed().map(({ stem, start, end }) => [stem, text.slice(start, end)]));
  return {
    words: words.map(({ stem, telling, weight }) => ({
      stem,
      weight: Math.round((1000 * telling * weight) / length) / 1000,
      ...keysOf(stem, said),
      ...following?.get(stem),
    })),
    examples: [...new Set(words.map(({ stem }) => written.get(stem) ?? stem))].slice(0, mostExamples),
  };
}

type Weighed = { readonly stem: string; readonly telling: number; readonly weight: number };

function weighEnglish(stem: string, count: number): Weighed {
  const telling = tellingRarity(stem) ** rarityPower;
  return { stem, telling, weight: timesSaid(count) * telling };
}

/**
 * Where most words are not known, how often the advert says a word tells more than any table: what it is about it says
 * again and again.
 */
function weighForeign(stem: string, count: number, tellsAtAll: number): Weighed {
  const tells = isKnownStem(stem) ? Math.max(leastTells, wordRarity(stem)) : unknownTells;
  return { stem, telling: 1, weight: count * Math.sqrt(count) * tells * tellsAtAll };
}

/** Where not even the grammar is known: so long words are seldom of it. */
const longWord = 8;

/** Words of grammar are short in any language, and said most. */
function tellsByLength(letters: number): number {
  const share = Math.min(1, (letters - 1) / (longWord - 1));
  return share * share;
}

/** A sign of a script without blanks says as much. */
const lettersOfSign = 3;

/** By stem the length of the longest of its words. */
function lengthsOf(said: readonly Word[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const { stem, start, end } of said) {
    const letters = (end - start) * (unspaced.test(stem) ? lettersOfSign : 1);
    lengths.set(stem, Math.max(letters, lengths.get(stem) ?? 0));
  }
  return lengths;
}

/** By stem which of the words stand right behind it, each once, by their numbers. */
function followingIn(
  said: readonly Word[],
  words: readonly Weighed[],
): ReadonlyMap<string, Pick<TellingWord, 'followedBy'>> {
  const numbers = new Map(words.map(({ stem }, number) => [stem, number]));
  const following = new Map<string, Set<number>>();
  let before = '';
  for (const { stem } of said) {
    const number = numbers.get(stem);
    if (number !== undefined && numbers.has(before) && stem !== before) {
      const others = following.get(before);
      if (others) others.add(number);
      else following.set(before, new Set([number]));
    }
    before = stem;
  }
  return new Map([...following].map(([stem, others]) => [stem, { followedBy: [...others] }]));
}

/** English words are found by their stem alone. */
function keysOf(stem: string, said: readonly Word[]): Pick<TellingWord, 'written'> {
  const written = new Set(said.flatMap((word) => (word.stem === stem ? (word.written ?? []) : [])));
  return written.size === 0 ? {} : { written: [...written] };
}
