import { en, locales } from '@winnow/locales';
import { fold } from '../../words/reading-copy.ts';
import { kindOfForeignWords } from './foreign-headings.ts';
import { type SectionKind, sectionKinds } from './heading-words.ts';

/** A phrase is a heading if all of its words are used in headings and one names a section. */
export function kindOfWords(folded: string): SectionKind | null {
  const phrase = plainWords.test(folded) ? folded : wordsOf(folded);
  if (phrase === '') return null;
  const isSpaced = phrase.charAt(1) === ' ' && /^(?:\p{L} ){3,}\p{L}$/u.test(phrase);
  const spaced = isSpaced ? phrase.replaceAll(' ', '') : phrase;
  const known = kindByPhrase.get(spaced);
  if (known) return known;
  return kindOfEnglishWords(spaced.split(' ')) ?? kindOfForeignWords(spaced);
}

/** Only words, as most lines that could be headings are. */
const plainWords = /^[a-z]+(?: [a-z]+)*$/;

/** Without the number of the section and without punctuation. */
const wordsOf = (folded: string): string =>
  folded
    .replace(/^(?:section\s+)?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.):]\s*/, '')
    .replace(/[^\p{L}\p{M}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function kindOfEnglishWords(words: readonly string[]): SectionKind | null {
  if (!words.every((word) => modifiers.has(word) || kindsByKey.has(word))) return null;
  const named = new Set(words.flatMap((word) => kindsByKey.get(word) ?? []));
  if (named.size === 2 && named.has('education') && named.has('certifications')) return 'education';
  // Words of two sections in one heading: all must belong to the section or be common in headings.
  return (
    sectionKinds.find(
      (kind) => named.has(kind) && words.every((word) => modifiers.has(word) || keysOf[kind].has(word)),
    ) ?? null
  );
}

/**
 * The section of a short heading by its last word alone, as in "Clinical experience" and "Counselling skills"; `null`
 * for others. Only for lines that look like headings.
 */
export function kindOfLastWord(folded: string): SectionKind | null {
  const words = folded.split(/[\s&/]+/);
  if (words.length < 2 || words.length > 4 || words.some((word) => measure.test(word))) return null;
  return kindOfEnding.get(words.at(-1) ?? '') ?? null;
}

/** "Years of experience" is not a section. */
const measure = /^(?:years?|of|in|with|customer|user|\d.*)$/;

const kindOfEnding = new Map<string, SectionKind>([
  ['experience', 'experience'],
  ['experiences', 'experience'],
  ['internships', 'experience'],
  ['employment', 'experience'],
  ['skills', 'skills'],
  ['certifications', 'certifications'],
  ['publications', 'publications'],
]);

const wordSet = (list: string): ReadonlySet<string> => new Set(fold(list).split(/\s+/).filter(Boolean));

const { words: english, beside } = en.resume.headings;

/** Folded English words that name a section, alone or with words common in headings. */
const keysOf = Object.fromEntries(
  sectionKinds.map((kind) => [kind, wordSet(english?.[kind] ?? '')]),
) as Readonly<Record<SectionKind, ReadonlySet<string>>>;
const modifiers = wordSet(beside);

const kindsByKey = new Map<string, SectionKind[]>();
for (const kind of sectionKinds)
  for (const key of keysOf[kind]) kindsByKey.set(key, [...(kindsByKey.get(key) ?? []), kind]);

/** Complete headings, in all languages. */
const kindByPhrase = new Map<string, SectionKind>();
for (const { resume } of locales)
  for (const kind of sectionKinds)
    for (const phrase of phrasesOf(resume.headings.phrases[kind]))
      if (!kindByPhrase.has(phrase)) kindByPhrase.set(phrase, kind);

function phrasesOf(list: string): readonly string[] {
  return fold(list.replace(/\n\s*/g, '')).split('|').filter(Boolean);
}
