import type { Evidence } from '../resume/resume.ts';
import type { TextDocument } from '../text-document.ts';
import { tokenise } from '../vocabulary/tokens.ts';
import { fold, readingCopy } from '../words/reading-copy.ts';
import { stopWords } from '../words/stop-words.ts';

/**
 * Keywords piled up to be found instead of read: the same words over and over, or a long list of terms that the little
 * prose of the resume does not speak of.
 */
export function findKeywordWalls(document: TextDocument): readonly Evidence[] {
  return [...findRepetition(document), ...findUnsupportedLists(document)].sort((a, b) => a.start - b.start);
}

/** A window of so many words is looked at. */
const windowWords = 40;
/** In prose three telling words of four in such a window are distinct; of piled keywords fewer than this share. */
const leastDistinct = 0.3;

function findRepetition(document: TextDocument): readonly Evidence[] {
  const text = fold(readingCopy(document.text));
  const tokens = tokenise(text);
  const words: { word: string; start: number; end: number }[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.start[index] ?? 0;
    const end = tokens.end[index] ?? 0;
    const word = text.slice(start, end);
    if (word.length > 1 && !/^\d/.test(word) && !stopWords.has(word)) words.push({ word, start, end });
  }
  const counts = new Map<string, number>();
  const found: Evidence[] = [];
  for (let index = 0; index < words.length; index++) {
    const entering = words[index]?.word ?? '';
    counts.set(entering, (counts.get(entering) ?? 0) + 1);
    if (index >= windowWords) {
      const leaving = words[index - windowWords]?.word ?? '';
      const left = (counts.get(leaving) ?? 0) - 1;
      if (left > 0) counts.set(leaving, left);
      else counts.delete(leaving);
    }
    if (index < windowWords - 1 || counts.size > leastDistinct * windowWords) continue;
    const start = words[index - windowWords + 1]?.start ?? 0;
    const end = words[index]?.end ?? start;
    if (isTable(text.slice(start, end))) continue;
    const last = found.at(-1);
    if (last && start <= last.end) found[found.length - 1] = { start: last.start, end };
    else found.push({ start, end });
  }
  return found.map((region) => trimmed(region, words));
}

/** Without the words at both ends that are not repeated: they belong to the lines before and after. */
function trimmed(
  region: Evidence,
  words: readonly { readonly word: string; readonly start: number; readonly end: number }[],
): Evidence {
  const within = words.filter(({ start, end }) => region.start <= start && end <= region.end);
  const counts = new Map<string, number>();
  for (const { word } of within) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRepeated = ({ word }: { readonly word: string }): boolean => (counts.get(word) ?? 0) > 1;
  return {
    start: within.find(isRepeated)?.start ?? region.start,
    end: within.findLast(isRepeated)?.end ?? region.end,
  };
}

/** In piled keywords at least this share of what is printed is letters; tables and lists of addresses have less. */
const leastLetters = 0.85;

function isTable(text: string): boolean {
  const printed = text.replace(/\s+/g, '');
  return printed.replace(/[^\p{L}]/gu, '').length < leastLetters * printed.length || printed.includes('http');
}

/** Lists shorter than this are ordinary. */
const leastEntries = 12;
/** A resume that lists more terms than one for so many words of prose shows little of what it claims. */
const proseWordsPerEntry = 6;

function findUnsupportedLists({ text, lines }: TextDocument): readonly Evidence[] {
  const lists: { interval: Evidence; entries: readonly string[] }[] = [];
  let prose = 0;
  let told = '';
  for (const { start, end } of lines) {
    const content = text.slice(start, end);
    const entries = content
      .split(/[,;|•·]/)
      .map((entry) => entry.replace(/^.*:/, '').trim().toLowerCase())
      .filter(Boolean);
    const words = content.split(/\s+/).filter(Boolean).length;
    if (entries.length >= leastEntries && words / entries.length <= 3)
      lists.push({ interval: { start, end }, entries });
    else {
      prose += words >= 4 ? words : 0;
      told += `\n${content.toLowerCase()}`;
    }
  }
  return lists
    .filter(({ entries }) => {
      const unsupported = new Set(entries.filter((entry) => !told.includes(entry))).size;
      return unsupported >= leastEntries && prose < unsupported * proseWordsPerEntry;
    })
    .map(({ interval }) => interval);
}
