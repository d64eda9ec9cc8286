import type { WordingNote } from '@winnow/contracts';

/** Replaces the text of a note; an initial capital is kept. */
export function replaceWording(text: string, { start, end, quote, alternative }: WordingNote): string {
  // The text may have changed since the note was written.
  if (text.slice(start, end) !== quote) return text;
  if (alternative === '') {
    const before = text.slice(0, start);
    const after = text.slice(end);
    return before.endsWith(' ') || before === '' ? before + after.replace(/^[ ,]+/, '') : before + after;
  }
  const isCapital = /^\p{Lu}/u.test(quote) && !/^\p{Lu}{2}/u.test(quote);
  const words = isCapital ? alternative.charAt(0).toUpperCase() + alternative.slice(1) : alternative;
  return text.slice(0, start) + words + text.slice(end);
}
