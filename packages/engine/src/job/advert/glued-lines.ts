import { stem } from '../../words/stem.ts';
import { stopWords } from '../../words/stop-words.ts';
import { isKnownStem } from '../../words/word-rarity.ts';
import { openers } from '../rules/openers.ts';

/**
 * A small letter or a closing bracket, and at once a word with a capital: "environmentsStrong", "(AWS)Build". No ordinary
 * word is longer than this looks back, which keeps the time in step with the text.
 */
const joint = /([A-Za-z]{0,28}[a-z]{2}|[a-z]\))(?=([A-Z][a-z]+)(?![A-Za-z]))/g;
/** Minimum number of such words: a single one may be an unknown name, several are lost line breaks. */
const minLost = 3;

/**
 * Where an advert copied from a web page lost its line breaks: between two ordinary words of which the second begins with a
 * capital in the middle of what looks like one word.
 */
export function findGluedPlaces(text: string, isName: (word: string) => boolean): readonly number[] {
  const places = new Map<string, number[]>();
  for (const { 0: before, 2: after = '', index } of text.matchAll(joint)) {
    if (!isLost(before, after, isName)) continue;
    const joined = before + after;
    places.set(joined, [...(places.get(joined) ?? []), index + before.length]);
  }
  // What is said twice in the same way is a name.
  const lost = [...places.values()].filter(({ length }) => length === 1).flat();
  return lost.length >= minLost ? lost : [];
}

/** Names with a capital inside begin with one, and are known or made of words that are not: "DoorDash". */
function isLost(before: string, after: string, isName: (word: string) => boolean): boolean {
  if (before.endsWith(')')) return true;
  if (isName(before + after) || !(isOrdinary(before) || isName(before))) return false;
  return /^[a-z]/.test(before) || isOrdinary(after);
}

const isOrdinary = (word: string): boolean => {
  const small = word.toLowerCase();
  return stopWords.has(small) || (small.length > 2 && isKnownStem(stem(small)));
};

/** "experience- Strong analytical skills": a dash that began an entry before its line break was lost. */
const gluedDash = /(?<=[A-Za-z)\d.:*!])-[ \t]+(?=[A-Z])/g;
/** One may be a slip of the pen; several are bullets. */
const minDashes = 3;

/** The dashes of entries that lost their line breaks, with the white space behind them; none where they are few. */
export function findGluedDashes(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found = [...text.matchAll(gluedDash)];
  if (found.length < minDashes) return [];
  return found.map(({ 0: dash, index }) => ({ start: index, end: index + dash.length }));
}

/** Where an entry may begin behind a word or a bracket, without any mark. */
const gluedEntry = new RegExp(
  `(?<=[a-z)%\\d] )(?=${openers.map(({ pattern }) => `(?:${pattern.source.slice(1)})`).join('|')})`,
  'g',
);
/** Words after which a sentence continues, even before a capital. */
const goesOn =
  /\b(?:and|or|with|in|of|the|a|an|to|for|is|are|as|on|by|at|from|including|plus|our|your|have|has|be|than) $/;
/** Two may be names in a sentence; several in one line are a list that lost its marks. */
const minEntries = 3;
const reachOfWord = 12;

/** "... Excel Proficiency in SQL Ability to ...": where the entries of a list begin that is one line without marks. */
export function findGluedEntries(text: string): readonly number[] {
  const found = [...text.matchAll(gluedEntry)]
    .map(({ index }) => index)
    .filter((index) => !goesOn.test(text.slice(Math.max(0, index - reachOfWord), index)));
  const kept: number[] = [];
  let line: number[] = [];
  for (const [at, index] of found.entries()) {
    if (at > 0 && text.slice(found[at - 1], index).includes('\n')) line = [];
    line.push(index);
    if (line.length === minEntries) kept.push(...line);
    else if (line.length > minEntries) kept.push(index);
  }
  return kept;
}
