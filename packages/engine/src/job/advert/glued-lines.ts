import { stem } from '../../words/stem.ts';
import { stopWords } from '../../words/stop-words.ts';
import { isKnownStem } from '../../words/word-rarity.ts';
import { openers } from '../rules/openers.ts';

/** A lowercase letter or a closing bracket directly before a capitalized word: "environmentsStrong", "(AWS)Build". */
const joint = /(?<=[a-z]{2}|[a-z]\))(?=[A-Z][a-z])/g;
/** Where line breaks were lost, also before years: "experience2-4 years". */
const beforeYears = /(?<=[a-z]{3})(?=\d{1,2}(?: ?[-–] ?\d{1,2})?\+? years\b)/g;
/** Longer than ordinary words, so that the time stays linear. */
const reachOfJoint = 30;
const wordBefore = /(?:(?:[A-Z]|(?<![a-z]))[a-z]{1,30}|[A-Z]{1,30}|\))$/;
const wordAfter = /^(?:[A-Z][a-z]+|[A-Z]+(?![a-z]))/;
/** Minimum number of such words: a single one may be an unknown name, several are lost line breaks. */
const minLost = 3;

/**
 * Places where an advert copied from a web page lost its line breaks: between two ordinary words of which the second
 * begins with a capital in the middle of an apparent word.
 */
export function findGluedPlaces(text: string, isName: (word: string) => boolean): readonly number[] {
  const places = new Map<string, number[]>();
  for (const { index } of text.matchAll(joint)) {
    const [before, after] = wordsAround(text, index);
    if (!isLost(before, after, isName)) continue;
    const joined = before + after;
    places.set(joined, [...(places.get(joined) ?? []), index]);
  }
  // A form that occurs twice is a name.
  const lost = [...places.values()].filter(({ length }) => length === 1).flat();
  if (lost.length < minLost) return [];
  return [...lost, ...[...text.matchAll(beforeYears)].map(({ index }) => index)];
}

function wordsAround(text: string, index: number): readonly [string, string] {
  const before = wordBefore.exec(text.slice(Math.max(0, index - reachOfJoint), index))?.[0] ?? '';
  return [before, wordAfter.exec(text.slice(index, index + reachOfJoint))?.[0] ?? ''];
}

/** Words that begin a heading, and hardly ever the second half of a name. */
const wordOfHeading =
  /^(?:Requirements|Qualifications|Responsibilities|Duties|Benefits|Perks|Overview|Summary|Preferred|Required|Desired|Nice|Education|About|Who|What|Why|How)$/;

/** Names with a capital inside begin with a capital, and are known or made of unknown words: "DoorDash". */
function isLost(before: string, after: string, isName: (word: string) => boolean): boolean {
  if (before.endsWith(')') || (wordOfHeading.test(after) && !isName(before + after))) return true;
  if (isName(before + after) || !(isOrdinary(before) || isName(before))) return false;
  return /^[a-z]/.test(before) || isOrdinary(after);
}

const isOrdinary = (word: string): boolean => {
  const small = word.toLowerCase();
  return stopWords.has(small) || (small.length > 2 && isKnownStem(stem(small)));
};

/** "experience- Strong analytical skills": a dash that began an entry before its line break was lost. */
const gluedDash = /(?<=[A-Za-z)\d.:*!])-[ \t]+(?=[A-Z])/g;
/** A single one may be a typo; several are bullets. */
const minDashes = 3;

/** The dashes of entries that lost their line breaks, with the white space after them; empty if there are few. */
export function findGluedDashes(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found = [...text.matchAll(gluedDash)];
  if (found.length < minDashes) return [];
  return found.map(({ 0: dash, index }) => ({ start: index, end: index + dash.length }));
}

/** Where an entry may begin after a word or a bracket, without a mark. */
const gluedEntry = new RegExp(
  `(?<=[a-z)%\\d] )(?=${openers.map(({ pattern }) => `(?:${pattern.source.slice(1)})`).join('|')})`,
  'g',
);
/** Words after which a sentence continues, even before a capital. */
const goesOn =
  /\b(?:and|or|with|in|of|the|a|an|to|for|is|are|as|on|by|at|from|including|plus|our|your|have|has|be|than) $/;
/** Two may be names in a sentence; several in one line are a list without marks. */
const minEntries = 3;
const reachOfWord = 12;

/** "... Excel Proficiency in SQL Ability to ...": the starts of entries in a list on one line without marks. */
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

/** "diploma | one year of cash handling | basic math": bars between the entries of a list on one line. */
const bar = /(?<![ \t])[ \t]{1,9}\|[ \t]+/g;
/** Two may separate a place from a contract type; more separate entries. */
const minBars = 3;
/** A row of a table begins with its bar. */
const rowOfTable = /^\s*\|/;

/** The bars of lists on one line, with the blanks around them. */
export function findBars(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const bars = rowOfTable.test(line) ? [] : [...line.matchAll(bar)];
    if (bars.length >= minBars)
      for (const { 0: gap, index } of bars)
        found.push({ start: from + index, end: from + index + gap.length });
    from += line.length + 1;
  }
  return found;
}
