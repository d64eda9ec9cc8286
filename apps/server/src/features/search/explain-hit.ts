import type { SearchReason } from '@winnow/contracts';
import type { Evidence } from '@winnow/engine';
import { findWords } from './words/fold-words.ts';
import { isPersonal, type SearchFact } from './words/search-fact.ts';

type Marks = SearchReason['marks'];

const reasonsMax = 4;
/** Maximum characters of a quote, and of the text before the word in it. */
const quoteMax = 120;
const quoteBefore = 40;
/** Bullet at the start of a line. */
const leadingBullet = /^ ?[-–—•*·▪●◦] /;

/** Whether a word matches a search word, by the same rules as `search-conditions`. */
function matches(word: string, asked: string): boolean {
  if (asked.length === 1) return word === asked;
  return asked.length === 2 ? word.startsWith(asked) : word.includes(asked);
}

/** Positions of the words in a text. Marks whole words. */
export function markWords(text: string, words: readonly string[]): Marks {
  const marks: Marks = [];
  for (const { word, start, end } of findWords(text)) {
    if (words.some((asked) => matches(word, asked))) marks.push({ start, end });
  }
  return marks;
}

function hasWord(text: string, asked: string): boolean {
  for (const { word } of findWords(text)) if (matches(word, asked)) return true;
  return false;
}

/** The facts that contain the words: for each word the first one, in the order of the kinds. */
export function explainByFacts(
  facts: readonly SearchFact[],
  words: readonly string[],
  isAnonymous: boolean,
): { reasons: SearchReason[]; unexplained: string[] } {
  const open = facts.filter((fact) => !(isAnonymous && isPersonal(fact)));
  const chosen = new Set<SearchFact>();
  const unexplained: string[] = [];
  for (const word of words) {
    // Reuse a fact that explains several words.
    const fact = [...chosen, ...open].find(({ text }) => hasWord(text, word));
    if (fact) chosen.add(fact);
    else unexplained.push(word);
  }
  const reasons = [...chosen]
    .slice(0, reasonsMax)
    .map(({ kind, text }) => ({ kind, text, marks: markWords(text, words) }));
  return { reasons, unexplained };
}

/**
 * A line of text around the first occurrence of a word, with covered parts replaced; `null` if the word isn't found.
 */
export function quoteAround(
  text: string,
  words: readonly string[],
  covered: readonly Evidence[],
): SearchReason | null {
  const at = firstPlace(text, words, covered);
  if (!at) return null;
  const lineStart = text.lastIndexOf('\n', at.start) + 1;
  const nextLine = text.indexOf('\n', at.end);
  const from = Math.max(lineStart, at.start - quoteBefore);
  const to = Math.min(nextLine === -1 ? text.length : nextLine, from + quoteMax);
  const start = from === lineStart ? from : afterSpace(text, from, at.start);
  const shown = withoutCovered(text, { start, end: Math.max(to, at.end) }, covered);
  const quote = shown.replace(/\s+/g, ' ').replace(leadingBullet, '').trim().toWellFormed();
  return { kind: 'text', text: quote, marks: markWords(quote, words) };
}

function firstPlace(text: string, words: readonly string[], covered: readonly Evidence[]): Evidence | null {
  let next = 0;
  for (const { word, start, end } of findWords(text)) {
    // In the text, words only match from their start.
    if (!words.some((asked) => (asked.length === 1 ? word === asked : word.startsWith(asked)))) continue;
    while ((covered[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((covered[next]?.start ?? Number.POSITIVE_INFINITY) >= end) return { start, end };
  }
  return null;
}

function afterSpace(text: string, from: number, before: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= before ? from : space + 1;
}

/** Part of a text, with `[…]` for covered parts. */
export function withoutCovered(text: string, { start, end }: Evidence, covered: readonly Evidence[]): string {
  let shown = '';
  let at = start;
  for (const interval of covered) {
    if (interval.end <= at || interval.start >= end) continue;
    shown += `${text.slice(at, Math.max(at, interval.start))}[…]`;
    at = Math.min(end, interval.end);
  }
  return shown + text.slice(at, end);
}
