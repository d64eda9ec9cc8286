import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { withoutEnding } from './foreign-stem.ts';
import { type GlossedLanguage, glossedLocale } from './language.ts';

/** The English of several adjacent words; a word that ends in a hyphen matches any word with that prefix. */
export type Phrase = { readonly words: readonly string[]; readonly english: string };

/** What a language's words mean in English; all words folded. */
export type Glossary = {
  /** The English of a word, or `null` if the glossary lacks it. */
  meaning(word: string): string | null;
  /**
   * The phrases that may start with a word, the longest first, and of two equally long ones the one with more whole
   * words first.
   */
  phrasesFrom(word: string): readonly Phrase[];
};

type Entries = {
  readonly whole: Map<string, string>;
  readonly begun: Map<string, string>;
  readonly phrases: Map<string, Phrase[]>;
};

/** Minimum length of a prefix; shorter ones would match unrelated words. */
const shortestBeginning = 3;
/** Minimum length of a part of a compound word. */
const shortestPart = 4;
/** Minimum length of a compound's head if its first part is unknown. */
const shortestHead = 6;
const shortestStem = 5;
const longestEnding = 3;
/** Emptied when full. */
const maxRemembered = 20_000;

/** The glossary of a language, created on first use. */
export const glossaryOf = byLanguage((language): Glossary => createGlossary(language, readRows(language)));

/** If two rows have the same word, the first wins. */
function readRows(language: GlossedLanguage): Entries {
  const entries: Entries = { whole: new Map(), begun: new Map(), phrases: new Map() };
  for (const table of glossedLocale(language).glossary.rows) {
    for (const row of table.trim().split('\n')) {
      const [english = '', written = ''] = row.split(' | ');
      for (const word of written.split(' ')) addEntry(entries, fold(word), english);
    }
  }
  return entries;
}

function addEntry({ whole, begun, phrases }: Entries, written: string, english: string): void {
  const words = written.split(/_|-(?=[^_])/);
  const [first = ''] = words;
  if (words.length > 1) {
    const list = phrases.get(keyOf(first)) ?? [];
    list.push({ words, english });
    phrases.set(
      keyOf(first),
      list.sort((a, b) => b.words.length - a.words.length || beginningsIn(a) - beginningsIn(b)),
    );
  } else if (first.endsWith('-')) {
    if (!begun.has(first.slice(0, -1))) begun.set(first.slice(0, -1), english);
  } else if (!whole.has(first)) whole.set(first, english);
}

/** A phrase of whole words precedes one with a prefix. */
const beginningsIn = ({ words }: Phrase): number => words.filter((word) => word.endsWith('-')).length;

/** Phrases are indexed by the first letters of their first word. */
const keyOf = (word: string): string => word.replace('-', '').slice(0, shortestBeginning);

function createGlossary(language: GlossedLanguage, { whole, begun, phrases }: Entries): Glossary {
  const { joints } = glossedLocale(language).glossary;
  /** The joints of compounds, the shortest first; empty if a language has none. */
  const allJoints = joints === null ? [] : ['', ...joints.split(' ')];
  const compounds = joints !== null;
  const remembered = new Map<string, string | null>();
  const bare = withoutEndings(whole, language);
  /**
   * A prefix that lacks only an ending; without this, "Personalsachbearbeiterin" would not be a clerk of the staff
   * department.
   */
  const inflected = (word: string): string | undefined => {
    for (let length = word.length; length >= Math.max(shortestStem, word.length - longestEnding); length--) {
      const found = begun.get(word.slice(0, length));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const simple = (word: string): string | null => {
    const exact = whole.get(word);
    if (exact !== undefined) return exact;
    for (let length = word.length; length >= shortestBeginning; length--) {
      const found = begun.get(word.slice(0, length));
      if (found !== undefined) return found;
    }
    return null;
  };
  /** "Lagerverwaltung": the longest possible first part, then the rest recursively. */
  const compound = (word: string): string | null => {
    for (let length = word.length - shortestPart; length >= shortestPart; length--) {
      const first = part(word.slice(0, length));
      if (first === null) continue;
      const rest = word.slice(length);
      const second = compound(rest) ?? simple(rest);
      if (second !== null) return `${first} ${second}`;
    }
    return null;
  };
  /** "Stuhlassistenz": the longest known suffix after an unknown part; the suffix is the head. */
  const head = (word: string): string | null => {
    for (let length = shortestPart; length <= word.length - shortestHead; length++) {
      const rest = word.slice(length);
      const found = whole.get(rest) ?? inflected(rest);
      if (found !== undefined) return `${word.slice(0, length)} ${found}`;
    }
    return null;
  };
  const part = (written: string): string | null => {
    for (const joint of allJoints) {
      if (!written.endsWith(joint)) continue;
      const word = written.slice(0, written.length - joint.length);
      const found = whole.get(word) ?? begun.get(word);
      if (found !== undefined) return found;
    }
    return null;
  };
  const look = (word: string): string | null => {
    const exact = whole.get(word) ?? inflected(word);
    if (exact !== undefined) return exact;
    const joined = compounds && word.length >= 2 * shortestPart ? compound(word) : null;
    const known = joined ?? simple(word) ?? bare.get(withoutEnding(word, language));
    return known ?? (compounds ? head(word) : null);
  };
  return {
    meaning(word) {
      const known = remembered.get(word);
      if (known !== undefined) return known;
      if (remembered.size >= maxRemembered) remembered.clear();
      const found = look(word);
      remembered.set(word, found);
      return found;
    },
    phrasesFrom: (word) => phrases.get(keyOf(word)) ?? [],
  };
}

/** Whole words by their form without an ending, if it is unambiguous. */
function withoutEndings(
  whole: ReadonlyMap<string, string>,
  language: GlossedLanguage,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const [word, english] of whole) {
    const rest = withoutEnding(word, language);
    if (rest.length < shortestStem || ambiguous.has(rest)) continue;
    if ((found.get(rest) ?? english) === english) found.set(rest, english);
    else {
      found.delete(rest);
      ambiguous.add(rest);
    }
  }
  return found;
}
