import { fold } from '../words/reading-copy.ts';
import { stem } from '../words/stem.ts';
import { stopWords } from '../words/stop-words.ts';
import { isKnownStem } from '../words/word-rarity.ts';
import { distinctiveWordsOf } from './distinctive-words.ts';
import { functionWordsOf } from './function-words.ts';
import { glossaryOf } from './glossary.ts';
import { isGrammarOfOthers } from './grammar-words.ts';
import { type GlossedLanguage, glossedLanguages, type WrittenLanguage } from './language.ts';

/** Enough to detect a language; the rest of a long text costs time and adds nothing. */
const readLetters = 4000;
/** Minimum words of a language; fewer may be a name or an address. */
const minFound = 4;
/** Minimum words if letters have accents. */
const minFoundAccented = 3;
const minDistinct = 3;
const minShare = 0.05;
/** An English resume may contain many names of schools and employers in another country. */
const timesEnglish = 3;
const minGrammarOfOthers = 3;
const minShareOfGlossary = 0.2;
/**
 * Without accents, words that English lacks must make up this share of known words, since tool names belong to no
 * language.
 */
const minSharePlain = 0.4;
/** An unknown language is recognized by its accents and by how little of the text is English. */
const minWordsOfOther = 40;
const maxEnglishOfOther = 0.03;
const minAccents = 0.015;
/** Danish also has the word "for". */
const maxEnglishAtAll = 0.06;
const maxEnglishWords = 2;
const minSmallWords = 8;
const maxKnownOfOther = 0.4;

/** Words of other languages that also occur in English texts: words, initials, states, names of places and pages. */
const alsoEnglish = new Set(
  `me no do so we us an al la le de el los las san des du en co ca ma pa ne or ok oh mi va id il ia com net www st per pro con
  via die war man was am pm hat has had on in as at is it to by be of for not he his hers her my our him up if go sub over
  min max ex te and the tot van der den von und para plus note non si se vi un una more sure`.split(/\s+/),
);

/**
 * What a word indicates: the languages it belongs to, by number; whether it is English; whether it distinguishes them
 * from English.
 */
type Mark = { readonly languages: readonly number[]; readonly isEnglish: boolean; readonly isPlain: boolean };

let marks: ReadonlyMap<string, Mark> | null = null;

/**
 * The language of a text, by its function words and the words of its headings. English unless another language is
 * clear, since a list of skills has none.
 */
export function detectLanguage(text: string): WrittenLanguage {
  const begin = text.slice(0, readLetters);
  if (isMostlyInOtherLetters(begin)) return 'other';
  marks ??= readMarks();
  const words = fold(begin).match(/\p{L}+/gu) ?? [];
  const tallies = glossedLanguages.map(() => ({
    found: 0,
    plain: 0,
    english: 0,
    distinct: new Set<string>(),
  }));
  let english = 0;
  for (const word of words) {
    const mark = marks.get(word);
    if (!mark) continue;
    if (mark.isEnglish) english += 1;
    for (const number of mark.languages) {
      const tally = tallies[number];
      if (!tally) continue;
      tally.found += 1;
      if (mark.isEnglish) tally.english += 1;
      if (!mark.isPlain) continue;
      tally.plain += 1;
      tally.distinct.add(word);
    }
  }
  const isAccented = (begin.match(/[\u00c0-\u024f]/g)?.length ?? 0) > minAccents * begin.length;
  const minCount = Math.max(isAccented ? minFoundAccented : minFound, minShare * words.length);
  let best: WrittenLanguage | null = null;
  let bestCount = 0;
  tallies.forEach((tally, number) => {
    if (tally.plain < minCount || tally.distinct.size < minDistinct) return;
    if (tally.found <= Math.max(bestCount, timesEnglish * (english - tally.english))) return;
    [best, bestCount] = [glossedLanguages[number] ?? null, tally.found];
  });
  if (best !== null) return isOfOthers(words, best) ? 'other' : best;
  const hinted = tallies.flatMap((tally, number) => {
    const isEnglish = english - tally.english > maxEnglishOfOther * words.length;
    return !isEnglish && (isAccented || tally.plain > 0) ? (glossedLanguages[number] ?? []) : [];
  });
  const known = languageOfGlossary(words, hinted, isAccented ? minShareOfGlossary : minSharePlain);
  if (known !== null) return isOfOthers(words, known) ? 'other' : known;
  const isSilent = english <= maxEnglishOfOther * words.length;
  if (isSilent && isAccented && words.length >= minWordsOfOther) return 'other';
  const isFewEnglish = english <= Math.max(maxEnglishWords, maxEnglishAtAll * words.length);
  return isFewEnglish && holdsNoEnglish(begin) ? 'other' : 'en';
}

/** Related languages share words: Czech has many of the Polish words, and others that Polish lacks. */
function isOfOthers(words: readonly string[], language: GlossedLanguage): boolean {
  const isOwn = (word: string): boolean =>
    functionWordsOf(language).has(word) || distinctiveWordsOf(language).has(word);
  const own = words.filter((word) => isOwn(word) && !isGrammarOfOthers(word)).length;
  const isEnglish = (word: string): boolean =>
    functionWordsOf('en').has(word) || stopWords.has(word) || alsoEnglish.has(word);
  const others = words.filter((word) => isGrammarOfOthers(word) && !isOwn(word) && !isEnglish(word)).length;
  return others >= minGrammarOfOthers && others > own;
}

/** Names and tools are capitalized. */
const largeWord = /\p{Lu}[\p{L}\p{N}]*/gu;
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}{4,}(?!\p{L})/gu;

/** Whether a text has almost no words that describe work in English. */
function holdsNoEnglish(text: string): boolean {
  const plain = text.split(/\s+/).filter((part) => !/[@/]/.test(part));
  const small = fold(plain.join(' ').replace(largeWord, ' ')).match(smallWord) ?? [];
  const known = small.filter((word) => isKnownStem(stem(word))).length;
  return small.length >= minSmallWords && known < maxKnownOfOther * small.length;
}

function readMarks(): ReadonlyMap<string, Mark> {
  const languages = new Map<string, number[]>();
  for (const word of functionWordsOf('en')) languages.set(word, []);
  glossedLanguages.forEach((language, number) => {
    for (const word of new Set([...functionWordsOf(language), ...distinctiveWordsOf(language)]))
      languages.set(word, [...(languages.get(word) ?? []), number]);
  });
  return new Map(
    [...languages].map(([word, numbers]) => {
      const isEnglish = functionWordsOf('en').has(word);
      const isPlain = word.length > 1 && !isEnglish && !alsoEnglish.has(word);
      return [word, { languages: numbers, isEnglish, isPlain }] as const;
    }),
  );
}

/**
 * For a list or a short advert without grammar words: the language whose glossary knows most of its words, if it knows
 * enough.
 */
function languageOfGlossary(
  words: readonly string[],
  languages: readonly GlossedLanguage[],
  minShare: number,
): GlossedLanguage | null {
  if (languages.length === 0) return null;
  const foreign = words.filter((word) => !alsoEnglish.has(word) && !isKnownStem(stem(word)));
  let best: GlossedLanguage | null = null;
  let bestCount = Math.max(minFound - 1, minShare * foreign.length);
  for (const language of languages) {
    const found = foreign.filter(
      (word) => functionWordsOf(language).has(word) || glossaryOf(language).meaning(word) !== null,
    ).length;
    if (found > bestCount) [best, bestCount] = [language, found];
  }
  return best;
}

const otherLetters = /(?!\p{Script=Latin})\p{L}/gu;

/** Plain English is ASCII, so most texts need not be searched. */
function isMostlyInOtherLetters(text: string): boolean {
  const beyond = text.match(/[\u0370-\uffff]/g)?.length ?? 0;
  if (beyond <= 20) return false;
  const other = text.match(otherLetters)?.length ?? 0;
  return other > 20 && other > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}
