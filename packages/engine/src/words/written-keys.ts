/** Before the key of a word's beginning. */
export const beginningMark = '~~';

/** A word of the same beginning is mostly of the same family. */
const surenessOfBeginning = 0.6;

/** How surely each key identifies the word as written: less by one word of a phrase, and by a beginning. */
export function surenessByKey(
  written: readonly string[],
): readonly (readonly [key: string, certainty: number])[] {
  const words = written.filter((key) => !key.startsWith(beginningMark)).length;
  const ofWord = 1 / Math.max(1, words);
  return written.map((key) => [key, key.startsWith(beginningMark) ? surenessOfBeginning * ofWord : ofWord]);
}
