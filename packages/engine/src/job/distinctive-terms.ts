import { unspaced } from '../languages/foreign-words.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { distinctiveRarity } from '../words/distinctive-rarity.ts';
import type { Word } from '../words/english-words.ts';
import { readWords } from '../words/read-words.ts';
import { countStems, timesSaid } from '../words/times-said.ts';
import { isKnownStem, wordRarity } from '../words/word-rarity.ts';
import type { DistinctiveTerm } from './job-description.ts';

const maxWords = 60;
/** Nearness of lines in other languages depends on all their words, so more of them are kept. */
const maxForeignWords = 100;
/** Exponent of rarity: rare words count more than in proportion. A square, so that every processor computes the same. */
const rarityPower = 2;
/** Rarity, 0 to 1, of a word that is in no table: between common words of all work and words of one trade. */
const unknownRarity = 0.25;
const minRarity = 0.02;
/** Distinct stems a text needs to have distinctive terms; fewer in other languages, where many words are unknown. */
const minWords = 12;
const minForeignWords = 6;

export type DistinctiveTerms = {
  readonly words: readonly DistinctiveTerm[];
  /** The first of them, spelled as in the text. */
  readonly examples: readonly string[];
};

const maxExamples = 5;

/** The distinctive terms of a job's text, most distinctive first: words that are rare or repeated. */
export function readDistinctiveTerms(text: string, language: WrittenLanguage): DistinctiveTerms {
  const said = readWords(text, language);
  const counts = countStems(said);
  const isEnglish = language === 'en';
  if (counts.size < (isEnglish ? minWords : minForeignWords)) return { words: [], examples: [] };
  const lengths = lengthsOf(said);
  const words = [...counts]
    .map(([stem, count]) =>
      isEnglish
        ? weighEnglish(stem, count)
        : weighForeign(stem, count, language === 'other' ? factorOfLength(lengths.get(stem) ?? 0) : 1),
    )
    .sort((a, b) => b.weight - a.weight || (a.stem < b.stem ? -1 : 1))
    .slice(0, isEnglish ? maxWords : maxForeignWords);
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  const following = isEnglish ? null : followingIn(said, words);
  const written = new Map(said.toReversed().map(({ stem, start, end }) => [stem, text.slice(start, end)]));
  return {
    words: words.map(({ stem, rarity, weight }) => ({
      stem,
      weight: Math.round((1000 * rarity * weight) / length) / 1000,
      ...keysOf(stem, said),
      ...following?.get(stem),
    })),
    examples: [...new Set(words.map(({ stem }) => written.get(stem) ?? stem))].slice(0, maxExamples),
  };
}

type Weighed = { readonly stem: string; readonly rarity: number; readonly weight: number };

function weighEnglish(stem: string, count: number): Weighed {
  const rarity = distinctiveRarity(stem) ** rarityPower;
  return { stem, rarity, weight: timesSaid(count) * rarity };
}

/** Where most words are unknown, the frequency in the advert says more than any table: a text repeats its subject. */
function weighForeign(stem: string, count: number, lengthFactor: number): Weighed {
  const rarity = isKnownStem(stem) ? Math.max(minRarity, wordRarity(stem)) : unknownRarity;
  return { stem, rarity: 1, weight: count * Math.sqrt(count) * rarity * lengthFactor };
}

/** Letters from which a word counts fully in a language with unknown grammar: long words are seldom grammar. */
const longWord = 8;

/** Grammar words are short in any language, and the most frequent. */
function factorOfLength(letters: number): number {
  const share = Math.min(1, (letters - 1) / (longWord - 1));
  return share * share;
}

/** A character of a script without spaces counts as this many letters. */
const lettersOfSign = 3;

/** By stem, the length of its longest word. */
function lengthsOf(said: readonly Word[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const { stem, start, end } of said) {
    const letters = (end - start) * (unspaced.test(stem) ? lettersOfSign : 1);
    lengths.set(stem, Math.max(letters, lengths.get(stem) ?? 0));
  }
  return lengths;
}

/** By stem, the indexes of the terms that directly follow it, without duplicates. */
function followingIn(
  said: readonly Word[],
  words: readonly Weighed[],
): ReadonlyMap<string, Pick<DistinctiveTerm, 'followedBy'>> {
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
function keysOf(stem: string, said: readonly Word[]): Pick<DistinctiveTerm, 'written'> {
  const written = new Set(said.flatMap((word) => (word.stem === stem ? (word.written ?? []) : [])));
  return written.size === 0 ? {} : { written: [...written] };
}
