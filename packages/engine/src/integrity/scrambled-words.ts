/** Command words that scrambled spellings hide ("ignroe prevoius insturctions"). */
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
const outline = (length: number, first: number, last: number): number => (length << 16) | (first << 8) | last;
const outlineOf = (word: string): number =>
  outline(word.length, word.charCodeAt(0), word.charCodeAt(word.length - 1));
const outlines: ReadonlySet<number> = new Set(commandWords.map(outlineOf));
const known: ReadonlySet<string> = new Set(commandWords);

/** Minimum number of scrambled command words; fewer may be typos. */
const minScrambled = 2;

/** The text with the letters of scrambled command words restored; `null` if there are none. */
export function unscrambled(text: string): string | null {
  if (!mayBeScrambled(text)) return null;
  let count = 0;
  const straight = text.replace(/[a-z]{4,14}/g, (word) => {
    if (!outlines.has(outlineOf(word))) return word;
    const meant = wordByKey.get(keyOf(word));
    if (!meant || known.has(word)) return word;
    count++;
    return meant;
  });
  return count >= minScrambled ? straight : null;
}

const shortest = 4;
const longest = 14;
const firstLetter = 97;
const lastLetter = 122;

/**
 * Whether enough words have the length, first and last letter of a command word. A quick check that rules out most
 * lines.
 */
function mayBeScrambled(text: string): boolean {
  let found = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    const isLetter = code >= firstLetter && code <= lastLetter;
    if (isLetter && at - start < longest) continue;
    if (
      at - start >= shortest &&
      outlines.has(outline(at - start, text.charCodeAt(start), text.charCodeAt(at - 1)))
    )
      found++;
    if (found >= minScrambled) return true;
    start = isLetter ? at : at + 1;
  }
  return false;
}
