import type { TextRun } from '../../page-content.ts';

/** Hidden text with fewer letters and digits is harmless. */
const minCharacters = 3;

/** Text that programs write invisibly into every file, normalized by `essence`. */
const producerMarks = new Set(['poweredbytcpdfwwwtcpdforg']);

/** Minimum share of new words in an overflowing text that is reported. */
const minNewWords = 0.1;

type Seen = { readonly texts: ReadonlySet<string>; readonly words: ReadonlySet<string> };

/**
 * Removes harmless hidden runs: fragments, marks of the producing program, text that is visible elsewhere (such as a
 * line cut at the end of one page and drawn again on the next), and overflow at an edge that only repeats visible
 * words.
 */
export function withoutHarmlessHidden(pages: readonly (readonly TextRun[])[]): (readonly TextRun[])[] {
  if (pages.every((runs) => runs.every((run) => run.hiddenBy === null))) return [...pages];
  const texts = new Set<string>();
  const words = new Set<string>();
  for (const run of pages.flat()) {
    if (run.hiddenBy !== null) continue;
    texts.add(essence(run.text));
    for (const word of wordsOf(run.text)) words.add(word);
  }
  return pages.map((runs) => runs.filter((run) => run.hiddenBy === null || saysMore(run, { texts, words })));
}

function saysMore(run: TextRun, seen: Seen): boolean {
  const text = essence(run.text);
  if (text.length < minCharacters || producerMarks.has(text) || seen.texts.has(text)) return false;
  if (run.hiddenBy !== 'off-page' && run.hiddenBy !== 'clipped') return true;
  const words = wordsOf(run.text);
  return words.filter((word) => !seen.words.has(word)).length > minNewWords * words.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function essence(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
