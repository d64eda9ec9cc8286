import { locales, spokenLanguages } from '@winnow/locales';
import { fold } from '../../words/reading-copy.ts';

const englishNames: Readonly<Record<string, string>> = spokenLanguages;

const names = new Map<string, string>();
/** The first word of each multi-word name, with the remaining words. */
const behindFirst = new Map<string, string[]>();
for (const { speech } of locales)
  for (const row of fold(`${speech.otherNames}|${speech.names}`.replace(/\n\s*/g, '')).split('|')) {
    const [tag = '', ...written] = row.split(' ');
    const name = englishNames[tag];
    if (name === undefined) continue;
    for (const word of written) {
      const said = word.replaceAll('_', ' ');
      if (names.has(said)) continue;
      names.set(said, name);
      const [first = '', ...behind] = said.split(' ');
      if (behind.length > 0) behindFirst.set(first, [...(behindFirst.get(first) ?? []), behind.join(' ')]);
    }
  }

/** The English name of the language with a folded name of one or more words. */
export const languageNamed = (folded: string): string | undefined => names.get(folded);

/** A language named in a text. */
export type NamedLanguage = { readonly name: string; readonly start: number; readonly end: number };

/** The languages named in a folded text, in text order; longer names take precedence. */
export function findLanguages(folded: string): readonly NamedLanguage[] {
  const found: NamedLanguage[] = [];
  for (const { 0: word, index: start } of folded.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const end = start + word.length;
    const more = behindFirst
      .get(word)
      ?.find(
        (words) =>
          folded.startsWith(` ${words}`, end) && !/[\p{L}\p{M}]/u.test(folded.charAt(end + 1 + words.length)),
      );
    const said = more === undefined ? word : `${word} ${more}`;
    const name = names.get(said);
    if (name !== undefined) found.push({ name, start, end: start + said.length });
  }
  return found;
}
