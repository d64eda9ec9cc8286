import { findWords } from '../../search/words/fold-words.ts';
import { formalName } from './formal-names.ts';

/**
 * How two names compare: the same; the same up to an initial; the same given name with another surname; or different.
 */
export type NameMatch = 'same' | 'initial' | 'given' | 'different';

const titles = new Set(
  'dr prof professor mr mrs ms miss mx herr frau sir dipl ing mag med phd mba msc bsc cpa cfa pmp rn esq curriculum vitae lebenslauf resume cv'.split(
    ' ',
  ),
);
const generations = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'junior', 'senior']);
/** Maximum words of a name that are compared. */
const wordsMax = 6;

/** The words of a name for comparison: folded, without titles, given name first. */
export function nameWords(name: string): string[] {
  const [head = '', ...tail] = name.slice(0, 200).split(',');
  // `Weber, Anna` but not `Anna Weber, MBA`.
  const turned = tail.length > 0 && wordsOf(tail.join(' ')).length > 0 && wordsOf(head).length <= 2;
  return wordsOf(turned ? `${tail.join(' ')} ${head}` : name).slice(0, wordsMax);
}

function wordsOf(text: string): string[] {
  return [...findWords(text)].map(({ word }) => word).filter((word) => !titles.has(word));
}

/** Keys for finding a name: every two of its words, in a spelling common to all variants. */
export function nameKeys(words: readonly string[]): string[] {
  const full = words.filter((word) => word.length > 1 && !generations.has(word)).map(spelledAlike);
  const keys = new Set<string>();
  for (const [place, left] of full.entries()) {
    for (const right of full.slice(place + 1)) keys.add([left, right].sort().join(' '));
  }
  return [...keys];
}

export function compareNames(left: readonly string[], right: readonly string[]): NameMatch {
  if (generationOf(left) !== generationOf(right)) return 'different';
  const [few, many] = [left, right]
    .map((words) => words.filter((word) => !generations.has(word)).map(spelledAlike))
    .sort((one, other) => one.length - other.length) as [string[], string[]];
  const free = [...many];
  let full = 0;
  let initials = 0;
  for (const word of few) {
    const place = findPlace(free, (other) => isSameWord(word, other));
    const known = place ?? findPlace(free, (other) => isInitialOf(word, other));
    if (known === undefined) {
      const isGiven = (few[0]?.length ?? 0) >= 3 && few[0] === many[0];
      return isGiven ? 'given' : 'different';
    }
    free.splice(known, 1);
    if (place === undefined) initials += 1;
    else full += 1;
  }
  if (full >= 2) return 'same';
  return full === 1 && (initials > 0 || few.length === 1) ? 'initial' : 'different';
}

function findPlace(words: readonly string[], fits: (word: string) => boolean): number | undefined {
  const place = words.findIndex(fits);
  return place < 0 ? undefined : place;
}

const generationOf = (words: readonly string[]): string =>
  words.filter((word) => generations.has(word)).join(' ');

const isInitialOf = (left: string, right: string): boolean =>
  (left.length === 1 || right.length === 1) && left[0] === right[0];

/** `Müller` and `Mueller`, `Bob` and `Robert`. */
function spelledAlike(word: string): string {
  return formalName(word).replace(/([aou])e/g, '$1');
}

/**
 * Whether two words are equal or differ by one typing error: a wrong letter, two swapped letters, or a doubled one. Not
 * at the end, where Mario and Maria differ.
 */
function isSameWord(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.length < 5 || right.length < 5 || left.at(-1) !== right.at(-1)) return false;
  if (left.length !== right.length) return withoutDoubles(left) === withoutDoubles(right);
  const places = [...left].flatMap((letter, place) => (letter === right[place] ? [] : [place]));
  const [first = 0, second = 0] = places;
  if (places.length === 1) return first > 0;
  return (
    places.length === 2 &&
    second === first + 1 &&
    left[first] === right[second] &&
    left[second] === right[first]
  );
}

const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, '$1');
