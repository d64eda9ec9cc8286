import { en } from '@winnow/locales';
import { glossedLocales } from '../../languages/language.ts';
import { wordsOf } from '../../languages/locale-lists.ts';
import { isRoom } from '../../words/count-words.ts';

/** Head nouns of job titles, folded, singular; used in addition to the vocabulary's titles. */
const titleNouns = new Set([en, ...glossedLocales].flatMap(({ work }) => wordsOf(work.titles)));

/** Words that may precede or follow the noun of a title. */
const titleFillers = new Set([en, ...glossedLocales].flatMap(({ work }) => wordsOf(work.titleBeside)));

const singular = (word: string): string =>
  word.endsWith('s') && !word.endsWith('ss') && word.length > 4 ? word.slice(0, -1) : word;

export const isTitleNoun = (foldedWord: string): boolean =>
  titleNouns.has(foldedWord) || titleNouns.has(singular(foldedWord));

export const isTitleFiller = (foldedWord: string): boolean => titleFillers.has(foldedWord);

/**
 * The start of a title at the end of a text: "Acme Hospital Staff Nurse" gives the position of "Staff". `null` if the
 * text does not end with a title noun.
 */
export function titleTail(text: string, folded: string): number | null {
  let start: number | null = null;
  for (let stop = endOfWord(folded, folded.length); stop > 0; stop = endOfWord(folded, start)) {
    const first = startOfWord(folded, stop);
    const word = folded.slice(first, stop);
    if (!isTitleNoun(word) && (start === null || !isTitleFiller(word))) break;
    start = first;
  }
  return start !== null && start < text.length ? start : null;
}

const comma = 44;
const parts = (code: number): boolean => code === comma || isRoom(code);

/** End of the last word before `from`; 0 if there is none. */
function endOfWord(text: string, from: number): number {
  let end = from;
  while (end > 0 && parts(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

function startOfWord(text: string, end: number): number {
  let start = end;
  while (start > 0 && !parts(text.charCodeAt(start - 1))) start -= 1;
  return start;
}
