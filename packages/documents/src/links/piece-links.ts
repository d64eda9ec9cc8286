import { cleanText } from '../characters/clean-text.ts';

/** A link in a part of a piece of text; offsets count UTF-16 units of the piece. */
export type PieceLink = { readonly start: number; readonly end: number; readonly target: string };

/**
 * The links of a piece once it is cleaned and placed at `start` of its line. They must be sorted and must not overlap.
 * The text between two of them is cleaned only once, so that many links cost no more than few.
 */
export function linksAfterCleaning(raw: string, links: readonly PieceLink[], start: number): PieceLink[] {
  let read = 0;
  let at = start;
  const pass = (to: number): number => {
    at += cleanText(raw.slice(read, to)).text.length;
    read = to;
    return at;
  };
  return links.map((link) => ({ start: pass(link.start), end: pass(link.end), target: link.target }));
}

/**
 * Links in a line without surrounding white space; parts of one link are joined, and links on symbols and icons are
 * dropped.
 */
export function tidyLinks(text: string, links: readonly PieceLink[]): PieceLink[] {
  const tidy: PieceLink[] = [];
  for (const link of [...links].sort((a, b) => a.start - b.start)) {
    const last = tidy.at(-1);
    const { start, end } = withoutBlanks(text, Math.max(link.start, last?.end ?? 0), link.end);
    if (end <= start) continue;
    const joins = last?.target === link.target && text.slice(last.end, start).trim() === '';
    if (joins) tidy[tidy.length - 1] = { ...last, end };
    else tidy.push({ start, end, target: link.target });
  }
  return tidy.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function withoutBlanks(text: string, start: number, end: number): { start: number; end: number } {
  const words = text.slice(start, end);
  const lead = words.length - words.trimStart().length;
  return { start: start + lead, end: start + words.trimEnd().length };
}
