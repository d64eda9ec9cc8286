/** The words of command that scrambled spellings hide ("ignroe prevoius insturctions"). */
const commandWords = [
  'ignore',
  'disregard',
  'previous',
  'instructions',
  'instruction',
  'candidate',
  'applicant',
  'score',
  'first',
  'rank',
  'this',
  'with',
  'above',
  'prompt',
  'system',
  'highest',
  'forget',
  'override',
] as const;

const keyOf = (word: string): string => `${word[0]}${[...word.slice(1, -1)].sort().join('')}${word.at(-1)}`;
const wordByKey = new Map(commandWords.map((word) => [keyOf(word), word]));
const outlineOf = (word: string): number =>
  (word.length << 16) | (word.charCodeAt(0) << 8) | word.charCodeAt(word.length - 1);
const outlines: ReadonlySet<number> = new Set(commandWords.map(outlineOf));
const known: ReadonlySet<string> = new Set(commandWords);

/** So many scrambled words of command are no slip of the pen. */
const leastScrambled = 2;

/** The text with words of command put straight whose inner letters were shuffled; `null` where there are none. */
export function unscrambled(text: string): string | null {
  let count = 0;
  const straight = text.replace(/[a-z]{4,14}/g, (word) => {
    // Most words begin or end otherwise than every word of command: no need to sort their letters.
    if (!outlines.has(outlineOf(word))) return word;
    const meant = wordByKey.get(keyOf(word));
    if (!meant || known.has(word)) return word;
    count++;
    return meant;
  });
  return count >= leastScrambled ? straight : null;
}
