import type { WrittenLanguage } from '../languages/language.ts';
import { readWords } from '../words/read-words.ts';
import { countStems, timesSaid } from '../words/times-said.ts';
import { addWord, allOccupations, emptyVector, occupationNumber, toUnit } from './occupation-space.ts';

/** An occupation and how much of a job it makes up; the squares of the shares add up to one. */
export type OccupationShare = { readonly code: string; readonly share: number };

/** What a job is about in terms of occupations: the nearest ones; the rest is chance. */
const mostOccupations = 25;
/** Fewer words that tell of an occupation say nothing sure. */
const leastWords = 3;
const leastShare = 0.02;

/** The occupations that a job's text speaks of, nearest first; none where it says too little. */
export function readLineOfWork(text: string, language: WrittenLanguage): readonly OccupationShare[] {
  const counts = countStems(readWords(text, language));
  if (counts.size < leastWords) return [];
  const vector = emptyVector();
  for (const [stem, count] of counts) addWord(vector, stem, timesSaid(count));
  const order = [...vector.keys()]
    .filter((number) => (vector[number] ?? 0) > 0)
    .sort((a, b) => (vector[b] ?? 0) - (vector[a] ?? 0) || a - b)
    .slice(0, mostOccupations);
  const nearest = emptyVector();
  for (const number of order) nearest[number] = vector[number] ?? 0;
  const unit = toUnit(nearest);
  const all = allOccupations();
  return order
    .map((number) => ({
      code: all[number]?.code ?? '',
      share: Math.round(1000 * (unit[number] ?? 0)) / 1000,
    }))
    .filter(({ share }) => share >= leastShare);
}

/** The shares as a vector again. */
export function vectorOf(shares: readonly OccupationShare[]): Float64Array {
  const vector = emptyVector();
  for (const { code, share } of shares) {
    const number = occupationNumber(code);
    if (number >= 0) vector[number] = share;
  }
  return toUnit(vector);
}

const namedOccupations = 3;

/** The nearest occupations by name, for a person. */
export function nameLineOfWork(shares: readonly OccupationShare[]): string {
  const all = allOccupations();
  return shares
    .slice(0, namedOccupations)
    .map(({ code }) => all[occupationNumber(code)]?.name ?? code)
    .join(' · ');
}
