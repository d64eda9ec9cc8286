import type { AdvertLine } from '../advert/advert-lines.ts';

/** The letters of a word, including apostrophes; all numbers share one feature. */
const word = /[\p{L}][\p{L}'’]*/gu;
/** Maximum number of words read per line; later words say little about its purpose. */
const maxWords = 60;

/** Bounds in words that sort a line into one of six length classes. */
const lengths = [3, 6, 12, 20, 32];
/** Number of parts into which an advert is divided, to distinguish lines near its top and its end. */
const parts = 6;

const signs: readonly (readonly [string, RegExp])[] = [
  [
    'years',
    /\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\b\W{0,8}(?:\+ ?)?(?:years?|yrs|months)\b/i,
  ],
  ['money', /[$£€]\s?\d|\d ?%/],
  ['address', /https?:|www\.|\S@\S/],
  ['question', /\?\s*$/],
  ['shout', /!\s*$/],
  ['stop', /[.]\s*$/],
  ['colon', /:\s*$/],
  ['bar', /\s\|\s/],
  ['label', /^[^:]{2,30}:\s\S/],
  ['small', /^\p{Ll}/u],
  ['capitals', /^[^\p{Ll}]{6,}$/u],
  ['bracket', /\([^()]+\)/],
];

/**
 * Features of each line of an advert that do not depend on its subject: its section, first and last words, length,
 * signs, position, and its words. Binary features by name, each at most once per line.
 */
export function featuresOfLines(lines: readonly AdvertLine[]): readonly (readonly string[])[] {
  return lines.map((line, at) => {
    const words = (line.text.toLowerCase().replaceAll('’', "'").match(word) ?? []).slice(0, maxWords);
    const found = new Set<string>([
      `section ${line.section}`,
      `before ${lines[at - 1]?.section ?? 'none'} ${line.section}`,
      `length ${lengths.findIndex((bound) => words.length <= bound)}`,
      `part ${Math.floor((parts * at) / lines.length)}`,
      `first ${words[0] ?? ''}`,
      `first ${words.slice(0, 2).join(' ')}`,
      `last ${words.at(-1) ?? ''}`,
    ]);
    for (const [name, sign] of signs) if (sign.test(line.text)) found.add(`sign ${name}`);
    for (const [place, said] of words.entries()) {
      found.add(said);
      if (place > 0) found.add(`${words[place - 1]} ${said}`);
    }
    return [...found];
  });
}
