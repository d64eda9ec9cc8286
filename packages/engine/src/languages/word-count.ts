const unspacedSign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Number of words in a line; in scripts without spaces, two characters count as a word. */
export function wordCount(line: string): number {
  const spaced = line.split(/\s+/).length;
  const signs = line.match(unspacedSign)?.length ?? 0;
  return Math.max(spaced, Math.round(signs / 2));
}
