import { allMatches } from '../words/all-matches.ts';
import { fold } from '../words/reading-copy.ts';
import { byLanguage } from './by-language.ts';
import { functionWordsOf } from './function-words.ts';
import { glossaryOf, type Phrase } from './glossary.ts';
import { type GlossedLanguage, glossedLocale, isGlossed, type WrittenLanguage } from './language.ts';
import { joinsHeadAndSubject, standsBefore } from './word-order.ts';

/** A range of the source with its English; without `english`, the source is kept unchanged. */
export type GlossPart = { readonly start: number; readonly end: number; readonly english: string | null };

/** A text with the words that a glossary knows translated to English, and a mapping back to the source. */
export type Gloss = {
  readonly text: string;
  readonly parts: readonly GlossPart[];
  /** The source interval of an interval of the gloss. */
  toSource(start: number, end: number): { readonly start: number; readonly end: number };
};

type Token = { start: number; end: number; english: string | null; isDropped: boolean; links: boolean };

/** Translates word by word; grammar words are left out; names and unknown words stay. */
export function gloss(text: string, language: GlossedLanguage): Gloss {
  return assemble(text, reordered(text, translated(text, language), language));
}

/** A short text, such as a title, in English as far as the glossary covers it. */
export const inEnglish = (text: string, language: WrittenLanguage): string =>
  isGlossed(language) ? gloss(text, language).text : text;

const genderEndingsOf = byLanguage(
  (language) => new Set(glossedLocale(language).glossary.genderEndings.split(' ')),
);

const word = /[\p{L}\p{M}\p{N}]+/gu;

function translated(text: string, language: GlossedLanguage): Token[] {
  const glossary = glossaryOf(language);
  const genderEndings = genderEndingsOf(language);
  const grammar = functionWordsOf(language);
  const folded = fold(text);
  const found = allMatches(folded, word).map((match) => ({ word: match[0], start: match.index }));
  const tokens: Token[] = [];
  for (let index = 0; index < found.length; index++) {
    const { word: written = '', start = 0 } = found[index] ?? {};
    const phrase = glossary.phrasesFrom(written).find((candidate) => fits(candidate, found, index, folded));
    if (phrase) {
      index += phrase.words.length - 1;
      const last = found[index];
      const end = (last?.start ?? start) + (last?.word.length ?? 0);
      tokens.push({ start, end, english: phrase.english, isDropped: false, links: false });
      continue;
    }
    const end = start + written.length;
    // The endings of "Verkäufer/in" and "Mitarbeiter*innen" are not words.
    const isEnding = genderEndings.has(written) && /[/*:_(-]/.test(folded.charAt(start - 1));
    const isName = innerCapital.test(text.slice(start, end));
    const english = isEnding || isName ? null : glossary.meaning(written);
    const isDropped = isEnding || (english === null && grammar.has(written));
    tokens.push({ start, end, english, isDropped, links: joinsHeadAndSubject(written, language) });
  }
  return tokens;
}

/** "SolidWorks", "JavaScript". */
const innerCapital = /\p{Ll}\p{Lu}/u;

const between = /^[ '’\u00a0-]{1,2}$/;

function fits(
  { words }: Phrase,
  found: readonly { readonly word: string; readonly start: number }[],
  at: number,
  folded: string,
): boolean {
  return words.every((wanted, number) => {
    const token = found[at + number];
    const before = found[at + number - 1];
    if (
      !token ||
      (number > 0 && before && !between.test(folded.slice(before.start + before.word.length, token.start)))
    )
      return false;
    return wanted.endsWith('-') ? token.word.startsWith(wanted.slice(0, -1)) : token.word === wanted;
  });
}

/** "Inginer de software" is a software engineer: English puts the modifier first. */
function reordered(text: string, tokens: readonly Token[], language: GlossedLanguage): readonly Token[] {
  const out: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const head = tokens[index];
    if (!head) break;
    const link = tokens[index + 1];
    const linked = link?.links === true && isClose(text, head, link);
    const subject = tokens[index + (linked ? 2 : 1)];
    const isPair =
      subject !== undefined &&
      head.english !== null &&
      !subject.isDropped &&
      !subject.links &&
      isClose(text, linked ? link : head, subject) &&
      standsBefore(head.english, subject.english, linked, language);
    if (!isPair) {
      out.push(head);
      continue;
    }
    const said = subject.english ?? text.slice(subject.start, subject.end);
    // "Dezvoltator software" is already known as software developer.
    const isSaid = head.english?.toLowerCase().includes(said.toLowerCase()) === true;
    const english = isSaid ? head.english : `${said} ${head.english ?? ''}`;
    out.push({ start: head.start, end: subject.end, english, isDropped: false, links: false });
    index += linked ? 2 : 1;
  }
  return out;
}

const isClose = (text: string, left: Token, right: Token): boolean =>
  /^[ '’\u00a0]+$/.test(text.slice(left.end, right.start));

function assemble(text: string, tokens: readonly Token[]): Gloss {
  const parts: GlossPart[] = [];
  let from = 0;
  const keep = (until: number) => {
    if (until > from) parts.push({ start: from, end: until, english: null });
    from = until;
  };
  let opens = false;
  for (const { start, end, english, isDropped } of tokens) {
    const isFirst: boolean = opens || opensSentence(text, start);
    opens = isDropped && isFirst;
    const first = isFirst ? text.charAt(start).toUpperCase() : text.charAt(start);
    // A kept word that begins a sentence after an omitted one gets its capital.
    const kept = isFirst && first !== text.charAt(start) ? text.slice(start, end) : null;
    if (english === null && kept === null && !isDropped) continue;
    keep(start);
    // The space after an omitted word is omitted too.
    const until = isDropped && /[ '’-]/.test(text.charAt(end)) ? end + 1 : end;
    parts.push({ start, end: until, english: isDropped ? '' : asWritten(english ?? kept ?? '', first) });
    from = until;
  }
  keep(text.length);
  const offsets: number[] = [];
  let written = '';
  for (const { start, end, english } of parts) {
    offsets.push(written.length);
    written += english ?? text.slice(start, end);
  }
  const partAt = (offset: number): number => {
    let [low, high] = [0, offsets.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((offsets[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    text: written,
    parts,
    toSource(start, end) {
      const first = partAt(start);
      const last = partAt(Math.max(start, end - 1));
      const [opening, closing] = [parts[first], parts[last]];
      const begin =
        opening?.english === null ? opening.start + start - (offsets[first] ?? 0) : opening?.start;
      const stop = closing?.english === null ? closing.start + end - (offsets[last] ?? 0) : closing?.end;
      return { start: begin ?? 0, end: stop ?? 0 };
    },
  };
}

/** A capital after a full stop, a question or an exclamation. */
const opensSentence = (text: string, start: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) && /[.!?] $/.test(text.slice(Math.max(0, start - 2), start));

const asWritten = (english: string, first: string): string =>
  first === first.toLowerCase() ? english : english.charAt(0).toUpperCase() + english.slice(1);
