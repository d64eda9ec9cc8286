import type { WrittenLanguage } from '../languages/language.ts';
import { readWords } from '../words/read-words.ts';
import { countStems, timesSaid } from '../words/times-said.ts';
import {
  addWord,
  allOccupations,
  emptyVector,
  type OccupationVector,
  occupationNumber,
  toUnit,
} from './occupation-space.ts';

/** An occupation and its share of a job; the squares of the shares add up to one. */
export type OccupationShare = { readonly code: string; readonly share: number };

/** Maximum number of occupations kept for a job; more distant ones are chance. */
const maxOccupations = 25;
/** Minimum distinct stems of a text for its occupations to be reliable. */
const minWords = 3;
const minShare = 0.02;
/** Weight of the title's occupation; the vector of all words has length one. */
const lengthOfTitled = 1;

/**
 * The occupations that a job's text describes, nearest first; empty if it has too few words.
 * @param titled O*NET-SOC code of the job's title. It counts as much as all words together, since those of an advert
 * for a programmer may all be about the bank that is hiring.
 */
export function readOccupations(
  text: string,
  language: WrittenLanguage,
  titled: string | null,
): readonly OccupationShare[] {
  const counts = countStems(readWords(text, language));
  if (counts.size < minWords) return [];
  const vector = emptyVector();
  for (const [stem, count] of counts) addWord(vector, stem, timesSaid(count));
  const order = [...vector.keys()]
    .filter((number) => (vector[number] ?? 0) > 0)
    .sort((a, b) => (vector[b] ?? 0) - (vector[a] ?? 0) || a - b)
    .slice(0, maxOccupations);
  const nearest = emptyVector();
  for (const number of order) nearest[number] = vector[number] ?? 0;
  return sharesOf(withTitled(toUnit(nearest), titled === null ? -1 : occupationNumber(titled)));
}

/** @param words a vector of length 1, or of 0 if no word is about work */
function withTitled(words: OccupationVector, number: number): OccupationVector {
  if (number < 0) return words;
  const both = words.slice();
  both[number] = Math.max(both[number] ?? 0, lengthOfTitled);
  return toUnit(both);
}

function sharesOf(vector: OccupationVector): readonly OccupationShare[] {
  const all = allOccupations();
  return [...vector.keys()]
    .map((number) => ({
      code: all[number]?.code ?? '',
      share: Math.round(1000 * (vector[number] ?? 0)) / 1000,
    }))
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share || (a.code < b.code ? -1 : 1));
}

/** Converts shares back to a vector. */
export function vectorOf(shares: readonly OccupationShare[]): Float64Array {
  const vector = emptyVector();
  for (const { code, share } of shares) {
    const number = occupationNumber(code);
    if (number >= 0) vector[number] = share;
  }
  return toUnit(vector);
}

const namedOccupations = 3;

/** Display names of the nearest occupations. */
export function nameOccupations(shares: readonly OccupationShare[]): string {
  const all = allOccupations();
  return shares
    .slice(0, namedOccupations)
    .map(({ code }) => all[occupationNumber(code)]?.name ?? code)
    .join(' · ');
}
