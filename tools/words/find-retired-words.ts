import type { RetiredWord, WordException } from './retired-words.ts';

/** A text file of the repository, with its path from the root. */
export type TextFile = { readonly path: string; readonly text: string };

export type FoundWord = {
  readonly path: string;
  /** From 1; 0 for the path itself. */
  readonly line: number;
  readonly found: string;
  readonly instead: string;
};

/** Every use of a retired word that no exception allows, and the unused exceptions. */
export function findRetiredWords(
  files: readonly TextFile[],
  words: readonly RetiredWord[],
): { readonly found: readonly FoundWord[]; readonly unused: readonly WordException[] } {
  const found: FoundWord[] = [];
  const used = new Set<WordException>();
  for (const word of words) {
    const pattern = patternOf(word);
    for (const { path, text } of files) {
      if (!pattern.test(path) && !pattern.test(text)) continue;
      [path, ...text.split('\n')].forEach((line, number) => {
        const hit = pattern.exec(line);
        if (!hit) return;
        const exception = word.exceptions?.find((one) => covers(one, path, line));
        if (exception) used.add(exception);
        else found.push({ path, line: number, found: hit[0], instead: word.instead });
      });
    }
  }
  const unused = words.flatMap(({ exceptions = [] }) => exceptions).filter((one) => !used.has(one));
  return { found, unused };
}

export function covers({ where, line }: WordException, path: string, text: string): boolean {
  return (where.endsWith('/') ? path.startsWith(where) : path === where) && (line?.test(text) ?? true);
}

/**
 * Matches forms as words and as parts of names: after a lowercase letter, a part starts with a capital, and none
 * continues in lowercase.
 */
function patternOf({ forms, onlyInNames }: RetiredWord): RegExp {
  const parts = forms.flatMap((form) => {
    const capital = `${form.charAt(0).toUpperCase()}${form.slice(1)}`;
    return onlyInNames
      ? [`\\b${form}(?=[A-Z])`]
      : [`(?<![A-Za-z])${form}(?![a-z])`, `(?<![A-Z])${capital}(?![a-z])`];
  });
  return new RegExp(parts.join('|'));
}
