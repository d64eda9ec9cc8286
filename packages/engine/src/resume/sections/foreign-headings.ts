import { locales } from '@winnow/locales';
import { fold } from '../../words/reading-copy.ts';
import { type SectionKind, sectionKinds } from './heading-words.ts';

/** The words of headings of one language by their section, and those that may accompany them. */
type Headings = {
  readonly kindByWord: ReadonlyMap<string, SectionKind>;
  readonly beside: ReadonlySet<string>;
};

const languages: readonly Headings[] = locales.flatMap(({ tag, resume: { headings } }) =>
  tag === 'en' || headings.words === null ? [] : [headingsOf(headings.words, headings.beside)],
);

function headingsOf(words: Readonly<Record<SectionKind, string>>, beside: string): Headings {
  const kindByWord = sectionKinds.flatMap((kind) =>
    wordsOf(words[kind]).map((word): [string, SectionKind] => [word, kind]),
  );
  return { kindByWord: new Map(kindByWord), beside: new Set(wordsOf(beside)) };
}

function wordsOf(list: string): readonly string[] {
  return fold(list).split(/\s+/).filter(Boolean);
}

/** Words of all languages, as a quick check: most lines contain none of them. */
const headingWords = new Set(languages.flatMap(({ kindByWord }) => [...kindByWord.keys()]));

/** Degrees with names like headings; they are entries of their section. */
const entries = new Set(
  locales.flatMap(({ resume }) => fold(resume.headings.entries).split('|').filter(Boolean)),
);

/**
 * The section of a folded heading in a language other than English whose heading words are known; `null` for other
 * phrases. All its words must be heading words of one language, and the first that names a section decides.
 */
export function kindOfForeignWords(phrase: string): SectionKind | null {
  const words = phrase.split(' ');
  if (words.length > maxWords || entries.has(phrase)) return null;
  if (!words.some((word) => headingWords.has(word))) return null;
  for (const { kindByWord, beside } of languages) {
    const [named] = words.flatMap((word) => kindByWord.get(word) ?? []);
    if (named && words.every((word) => kindByWord.has(word) || beside.has(word))) return named;
  }
  return null;
}

const maxWords = 5;
