import { tokenise } from '../../packages/engine/src/vocabulary/tokens.ts';

/**
 * Whether a word is used in lowercase in ordinary work English, so that alone it is not evidence of a skill ("access",
 * "word").
 */
export type OrdinaryWords = (word: string) => boolean;

/** Words that occur at least `enough` times in lowercase in `prose`, or are in `extra`, and are not in `never`. */
export function learnOrdinaryWords(
  prose: string,
  enough: number,
  extra: readonly string[],
  never: readonly string[],
): OrdinaryWords {
  const counts = new Map<string, number>();
  const tokens = tokenise(prose);
  for (let token = 0; token < tokens.count; token++) {
    const word = prose.slice(tokens.start[token], tokens.end[token]);
    if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const added = new Set(extra);
  const excluded = new Set(never);
  return (word) => {
    const lower = word.toLowerCase();
    if (excluded.has(lower)) return false;
    return added.has(lower) || (counts.get(lower) ?? 0) >= enough;
  };
}
