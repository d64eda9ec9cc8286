import type { Candidate } from '../candidate/candidate.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { surenessByKey } from '../words/written-keys.ts';

type SoughtWord = { readonly stem: string; readonly written?: readonly string[] };

/**
 * Visits each line of a resume that contains a word once, with the likelihood that it is that word. If both texts are
 * in the same language other than English, also visits lines with the word as written inside a phrase that means
 * something else in English, and, with a lower likelihood, lines where a word begins the same.
 */
export function visitLinesWithWord(
  { stem, written = [] }: SoughtWord,
  { language, linesByStem }: Candidate,
  languageOfJob: WrittenLanguage,
  visit: (line: number, certainty: number) => void,
): void {
  const exact = linesByStem.get(stem) ?? [];
  if (written.length === 0 || language !== languageOfJob) {
    for (const line of exact) visit(line, 1);
    return;
  }
  const found = new Map(exact.map((line) => [line, 1]));
  for (const [key, certainty] of surenessByKey(written)) {
    for (const line of linesByStem.get(key) ?? []) found.set(line, Math.max(certainty, found.get(line) ?? 0));
  }
  found.forEach((certainty, line) => {
    visit(line, certainty);
  });
}
