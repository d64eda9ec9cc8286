const unspacedSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How many words a line has; in scripts without blanks two signs count as a word. */
export function wordCount(line: string): number {
  const spaced = line.split(/\s+/).length;
  const signs = line.match(unspacedSign)?.length ?? 0;
  return Math.max(spaced, Math.round(signs / 2));
}
