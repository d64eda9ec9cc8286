import { asMention, type Person, partsOfComment } from '@winnow/contracts';

/** The text typed after an `@`, and where it begins. */
export type MentionSearch = { readonly words: string; readonly start: number };

/** Maximum length of a name after an `@`. */
const maxWords = 40;

/** The name being typed at the caret; `null` if there is none. */
export function findMentionSearch(text: string, caret: number): MentionSearch | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start === -1 || caret - start - 1 > maxWords) return null;
  // An email address is no mention.
  if (start > 0 && !/[\s(]/.test(text[start - 1] ?? '')) return null;
  const words = text.slice(start + 1, caret);
  return /[\n@]/.test(words) || words.startsWith(' ') ? null : { words, start };
}

/** People whose name has a word with this beginning; everyone for an empty text. */
export function matchPeople<Named extends Pick<Person, 'name'>>(
  people: readonly Named[],
  words: string,
): Named[] {
  const wanted = fold(words);
  return people.filter(({ name }) => {
    const folded = fold(name);
    return folded.startsWith(wanted) || folded.split(/\s+/).some((word) => word.startsWith(wanted));
  });
}

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** Replaces the typed text by a person's name; returns the text and the caret's position. */
export function insertMention(
  text: string,
  { words, start }: MentionSearch,
  { name }: Pick<Person, 'name'>,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(start + 1 + words.length);
  const inserted = `@${name}${rest.startsWith(' ') ? '' : ' '}`;
  const caret = start + 1 + name.length + 1;
  return { text: text.slice(0, start) + inserted + rest, caret };
}

/**
 * Converts the text to its stored form: each `@` with a person's full name becomes a mention. If two people have the
 * same name, the last chosen one is mentioned.
 */
export function withMentions(text: string, people: readonly Person[], chosen: readonly Person[]): string {
  const byName = new Map<string, string>();
  const names = new Map<string, number>();
  for (const { name } of people) names.set(name, (names.get(name) ?? 0) + 1);
  for (const { name, userId } of people) if (names.get(name) === 1) byName.set(name, userId);
  for (const { name, userId } of chosen) byName.set(name, userId);
  // Longest first: `@Anna Berg` isn't `@Anna`.
  const longestFirst = [...byName.keys()].filter(Boolean).sort((left, right) => right.length - left.length);
  let stored = '';
  let at = 0;
  while (at < text.length) {
    const name =
      text[at] === '@' && !/[\p{L}\p{N}_]/u.test(text[at - 1] ?? '')
        ? longestFirst.find((one) => text.startsWith(one, at + 1) && endsName(text, at + 1 + one.length))
        : undefined;
    stored += name === undefined ? text[at] : asMention(byName.get(name) ?? '');
    at += name === undefined ? 1 : name.length + 1;
  }
  return stored;
}

const endsName = (text: string, at: number): boolean => !/[\p{L}\p{N}_]/u.test(text[at] ?? '');

/** Converts a stored text to its typed form. @param nameOf name of a member, including former ones */
export function asTyped(stored: string, nameOf: (userId: string) => string): string {
  return partsOfComment(stored)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.userId)}`))
    .join('');
}
