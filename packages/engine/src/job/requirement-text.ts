import { stem } from '../words/stem.ts';
import { stopWords } from '../words/stop-words.ts';
import { isKnownStem } from '../words/word-rarity.ts';

/** Words and marks that cannot end a sentence; a text that ends in one was cut. */
const dangling =
  /(?<![\s,;:–—&/-])(?:[\s,;:–—&/-]|\b(?:and|or|but|with|including|such as|e\.g\.)(?=[\s,;:]*$))+$/i;
/** "And version control tools": a word that joins a part of a sentence to the one before. */
const joinsBefore =
  /^(?:and\/or|and|but|plus|also|however|additionally|furthermore|in addition),? (?=\p{L})/iu;
/** Maximum length in characters: a longer paragraph that lost its bullets is shortened to its beginning. */
const longest = 220;

/**
 * A line of an advert as shown in a list of requirements: begins with a capital, has no loose end, and all brackets are
 * closed.
 */
export function requirementText(line: string): string {
  const whole = inSentenceCase(unbroken(line).replace(/\s+/g, ' ').trim()).replace(joinsBefore, '');
  const short =
    whole.length > longest
      ? `${whole.slice(0, whole.lastIndexOf(' ', longest)).replace(dangling, '')} …`
      : whole;
  return withCapital(withBrackets(short).replace(dangling, '') || line);
}

/** "Retail-" and "ers" on the next line are one word, "fast-" and "paced" two. */
const unbroken = (text: string): string =>
  text.replace(/(?<=(\p{L}+))-[^\S\n]*\n\s*(\p{Ll}+)/gu, (_, head: string, tail: string) =>
    isOneWord(head + tail) || !(isOneWord(head) && isOneWord(tail)) ? tail : `-${tail}`,
  );

const isOneWord = (word: string): boolean => stopWords.has(word) || isKnownStem(stem(word.toLowerCase()));

/** Removes the last unmatched bracket. */
function withBrackets(text: string): string {
  const open = text.lastIndexOf('(');
  const close = text.lastIndexOf(')');
  const opened = text.split('(').length;
  const closed = text.split(')').length;
  if (opened > closed && open > close) return `${text.slice(0, open)}${text.slice(open + 1)}`;
  return closed > opened ? `${text.slice(0, close)}${text.slice(close + 1)}` : text;
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shorter words in capitals may be letters for something: "CDL". */
const shortestWord = 4;

/** Whether a text of several words is written in capitals. Takes time linear in its length. */
export function isInCapitals(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  if (/\p{Lu}{7}\/|\/\p{Lu}{7}/u.test(text)) return true;
  return text.split(/\s+/).filter((word) => /\p{Lu}{2}/u.test(word)).length >= 2;
}

/** "WREN GREBE AND SONS": a line in capitals with few known words is a name or an address. */
export const isNameInCapitals = (text: string): boolean => isInCapitals(text) && !isMostlyKnown(text);

/** Names of people and places stay as they are: too few words are known then. */
const isMostlyKnown = (text: string): boolean => {
  const all = text.match(words) ?? [];
  return all.filter(isWord).length >= all.length / 2;
};

/** "WITH A", where "CLASS A" is the name of a class. */
const beforeArticle = /\b(?:with|as|is|be|in|of|on|have|has|hold|for|to|by|at|from|and|or)\s+$/i;

/** "LOAD AND UNLOAD TRUCKS" in lowercase; unknown words may be abbreviations and stay. */
export function inSentenceCase(text: string): string {
  if (!isInCapitals(text) || !isMostlyKnown(text)) return text;
  return withCapital(
    text.replace(words, (word, at: number) =>
      isWord(word) || (word === 'A' && beforeArticle.test(text.slice(0, at))) ? word.toLowerCase() : word,
    ),
  );
}

/** "TRUCK DRIVER, CLASS A CDL" as titles are written. */
export function inTitleCase(title: string): string {
  if (!isInCapitals(title) && !/^\p{Lu}{5,}$/u.test(title)) return withCapital(title);
  return title.replace(words, (word, at: number) => {
    if (at > 0 && stopWords.has(word.toLowerCase()) && word.length < shortestWord && word.length > 1)
      return word.toLowerCase();
    return isWord(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
}

/** "PRE-TRIP" is one, and "DRIVER'S". */
const words = /\p{L}+(?:['’-]\p{L}+)*/gu;

/** Words in American spelling that the table of stems has. */
const british: ReadonlySet<string> = new Set(
  'licence licences centre centres labour colour behaviour behavioural organisation organisational programme cheque cheques tyre tyres harbour theatre catering accreditation'.split(
    ' ',
  ),
);

function isWord(word: string): boolean {
  if (/['’]/.test(word)) return isWord(word.replace(/['’].*/u, ''));
  if (word.includes('-')) return word.split('-').some(isWord);
  const small = word.toLowerCase();
  if (stopWords.has(small)) return word.length > 1;
  return word.length >= shortestWord && (isKnownStem(stem(small)) || british.has(small));
}
