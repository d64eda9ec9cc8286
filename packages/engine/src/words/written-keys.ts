/** Prefix of the key for a word's beginning. */
export const beginningMark = '~~';

/** Words with the same beginning mostly belong to the same family. */
const surenessOfBeginning = 0.6;

/** How certain each key identifies the word as written: less for one word of a phrase, and for a beginning. */
export function surenessByKey(
  written: readonly string[],
): readonly (readonly [key: string, certainty: number])[] {
  const words = written.filter((key) => !key.startsWith(beginningMark)).length;
  const ofWord = 1 / Math.max(1, words);
  return written.map((key) => [key, key.startsWith(beginningMark) ? surenessOfBeginning * ofWord : ofWord]);
}
