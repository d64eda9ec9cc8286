import type { TextDocument } from '@winnow/document-model';
import type { Evidence } from '../resume/resume.ts';
import { countWords } from '../words/count-words.ts';
import { type KnownWord, knownWordsOf } from '../words/known-words.ts';
import { readingCopy } from '../words/reading-copy.ts';
import { phrasesWithin } from './phrases-within.ts';

/**
 * Blocks of keywords added for search engines: repeated words, or a long list of terms that the prose of the resume
 * does not mention, if there is little prose.
 */
export function findKeywordBlocks(document: TextDocument): readonly Evidence[] {
  return [...findRepetition(document), ...findUnsupportedLists(document)].sort((a, b) => a.start - b.start);
}

/** Words of the sliding window. */
const windowWords = 40;
/** Characters. A window that spans more is not a block. */
const maxWindow = 4_000;
/**
 * In prose, three out of four content words in such a window are distinct; in stuffed keywords, fewer than this share.
 */
const minDistinct = 0.3;

/** A word with its number in the text; equal words have equal numbers. */
type NumberedWord = Evidence & { readonly number: number };

/** Numbers, single letters and stop words are repeated in any text. */
const isCounted = ({ folded, isStopWord }: KnownWord): boolean =>
  folded.length > 1 && !isStopWord && !(folded >= '0' && folded < ':');

function findRepetition(document: TextDocument): readonly Evidence[] {
  const { folded: text, tokens, words: all } = knownWordsOf(readingCopy(document.text));
  const words: NumberedWord[] = [];
  const numbers = new Map<string, number>();
  for (let index = 0; index < all.length; index++) {
    const word = all[index];
    if (!word || !isCounted(word)) continue;
    const number = numbers.get(word.folded) ?? numbers.size;
    numbers.set(word.folded, number);
    words.push({ number, start: tokens.start[index] ?? 0, end: tokens.end[index] ?? 0 });
  }
  // By word number, how often the word occurs in the window; and how many distinct words occur there.
  const counts = new Array<number>(numbers.size).fill(0);
  let distinct = 0;
  const found: Evidence[] = [];
  for (const [index, { number }] of words.entries()) {
    const before = counts[number] ?? 0;
    if (before === 0) distinct += 1;
    counts[number] = before + 1;
    const leaving = words[index - windowWords]?.number;
    if (leaving !== undefined) {
      const left = (counts[leaving] ?? 0) - 1;
      counts[leaving] = left;
      if (left === 0) distinct -= 1;
    }
    if (index < windowWords - 1 || distinct > minDistinct * windowWords) continue;
    const start = words[index - windowWords + 1]?.start ?? 0;
    const end = words[index]?.end ?? start;
    if (end - start > maxWindow || isTable(text.slice(start, end))) continue;
    const last = found.at(-1);
    if (last && start <= last.end) found[found.length - 1] = { start: last.start, end };
    else found.push({ start, end });
  }
  return found.map((region) => trimmed(region, words));
}

/** Trims words at both ends that are not repeated: they belong to the lines before and after. */
function trimmed(region: Evidence, words: readonly NumberedWord[]): Evidence {
  const within = words.filter(({ start, end }) => region.start <= start && end <= region.end);
  const counts = new Map<number, number>();
  for (const { number } of within) counts.set(number, (counts.get(number) ?? 0) + 1);
  const isRepeated = ({ number }: NumberedWord): boolean => (counts.get(number) ?? 0) > 1;
  return {
    start: within.find(isRepeated)?.start ?? region.start,
    end: within.findLast(isRepeated)?.end ?? region.end,
  };
}

/** Minimum share of letters among visible characters in piled keywords; tables and lists of addresses have less. */
const minLetters = 0.85;

function isTable(text: string): boolean {
  const printed = text.replace(/\s+/g, '');
  return printed.replace(/[^\p{L}]/gu, '').length < minLetters * printed.length || printed.includes('http');
}

/** Minimum number of entries; shorter lists are ordinary. */
const minEntries = 12;
/** Minimum words of prose per listed term; a resume with fewer shows little of what it claims. */
const proseWordsPerEntry = 6;

function findUnsupportedLists({ text, lines }: TextDocument): readonly Evidence[] {
  const lists: { interval: Evidence; entries: ReadonlySet<string> }[] = [];
  let prose = 0;
  let proseText = '';
  for (const { start, end } of lines) {
    const content = text.slice(start, end);
    const parts = content.split(/[,;|•·]/);
    // Most lines are not long lists, so their parts need not be checked.
    const entries =
      parts.length < minEntries
        ? []
        : parts.map((entry) => entry.replace(/^.*:/, '').trim().toLowerCase()).filter(Boolean);
    const words = countWords(content.trim());
    if (entries.length >= minEntries && words / entries.length <= 3)
      lists.push({ interval: { start, end }, entries: new Set(entries) });
    else {
      prose += words >= 4 ? words : 0;
      proseText += `\n${content.toLowerCase()}`;
    }
  }
  const isMuch = (terms: number): boolean => terms >= minEntries && prose < terms * proseWordsPerEntry;
  // Most lists are too short compared with the prose, even if it mentioned none of their entries.
  const long = lists.filter(({ entries }) => isMuch(entries.size));
  if (long.length === 0) return [];
  const supported = phrasesWithin(proseText, new Set(long.flatMap(({ entries }) => [...entries])));
  return long
    .filter(({ entries }) => isMuch([...entries].filter((entry) => !supported.has(entry)).length))
    .map(({ interval }) => interval);
}
