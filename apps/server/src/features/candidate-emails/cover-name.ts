import type { Person } from './recipients.ts';

const character = /[\p{L}\p{N}]/u;

/** Replaces a candidate's name, whole or in part, by their alias. */
export function coverName(text: string, name: string | null, alias: string): string {
  if (name === null) return text;
  const parts = name.split(/\s+/).filter((part) => part.length > 1);
  return [name, ...parts].reduce(
    (covered, part, place) => cover(covered, part, place === 0 ? alias : '[…]'),
    text,
  );
}

/** Several names of one person. */
export function coverNames(text: string, { names, alias }: Person): string {
  return names.reduce((covered, name) => coverName(covered, name, alias), text);
}

/** Whole words only, ignoring case. */
function cover(text: string, words: string, cover: string): string {
  const [lower, wanted] = [text.toLowerCase(), words.toLowerCase()];
  // Characters whose length changes with case would shift what follows.
  if (lower.length !== text.length) return text.replaceAll(words, cover);
  let covered = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length;
    if (character.test(text[at - 1] ?? '') || character.test(text[end] ?? '')) continue;
    covered += text.slice(from, at) + cover;
    from = end;
  }
  return covered + text.slice(from);
}
