import type { WrittenLanguage } from '../../languages/language.ts';
import { countWords } from '../../words/count-words.ts';
import { kindOfLastWord, kindOfWords } from './heading-kind.ts';
import type { SectionKind } from './heading-words.ts';
import type { Line } from './lines.ts';

export type Section = {
  readonly kind: SectionKind | 'top';
  readonly heading: Line | null;
  readonly lines: readonly Line[];
};

/** The lines in sections, in text order: lines before the first heading are the `top`. */
export function findSections(lines: readonly Line[], language: WrittenLanguage = 'en'): readonly Section[] {
  const sections: Section[] = [];
  let kind: SectionKind | 'top' = 'top';
  let heading: Line | null = null;
  let content: Line[] = [];
  const close = () => {
    if (heading || content.length > 0) sections.push({ kind, heading, lines: content });
  };
  for (const [index, line] of lines.entries()) {
    const continues = language === 'en' && continuesSentence(lines, index);
    const found = continues ? null : headingKind(line);
    if (found !== null && !(isInner(found) && (kind === 'experience' || found === 'detail'))) {
      close();
      [kind, heading, content] = [found, line, []];
      continue;
    }
    const beside = found === null ? headingBeside(line) : null;
    if (beside !== null) {
      close();
      [kind, heading, content] = [beside.kind, line, [beside.rest]];
      continue;
    }
    const inline = found === null ? inlineHeading(line) : null;
    if (inline === null) {
      content.push(line);
      continue;
    }
    close();
    if (kind === inline.kind || endsOthers.has(inline.kind) || kind === 'top') {
      [kind, heading, content] = [inline.kind, line, [inline.rest]];
    } else {
      // "Languages: English, French" inside another section applies to one line only.
      sections.push({ kind: inline.kind, heading: line, lines: [inline.rest] });
      [heading, content] = [null, []];
    }
  }
  close();
  return sections;
}

const endsOthers: ReadonlySet<SectionKind> = new Set<SectionKind>(['education', 'experience', 'summary']);

/** Headings that divide a position and not the resume. */
const isInner = (kind: SectionKind): boolean => kind === 'detail' || kind === 'awards';

/**
 * A lone English word at the end of a wrapped sentence may look like a heading. If it had fit on the line before, it
 * was not wrapped.
 */
function continuesSentence(lines: readonly Line[], index: number): boolean {
  const [line, previous] = [lines[index], lines[index - 1]];
  if (line?.words !== 1 || previous === undefined || line.gapBefore) return false;
  if (previous.text.length < 50 || !/[\p{Ll},]$/u.test(previous.text)) return false;
  const before = lines.slice(Math.max(0, index - linesAround), index);
  const longest = Math.max(...before.map(({ text }) => text.length));
  return /^\p{Lu}\p{Ll}+$/u.test(line.text) && previous.text.length + 1 + line.text.length > longest;
}

/** Number of lines used to determine the usual length before a line is wrapped. */
const linesAround = 8;

/** The section that the line is the heading of; `null` if it is not a heading. */
export function headingKind(line: Line): SectionKind | null {
  if ((line.words > 8 && !spacedLetters.test(line.text)) || line.text.length > 70) return null;
  if ('.!?;'.includes(line.text.charAt(line.text.length - 1)) || line.text.includes(',')) return null;
  const text = line.folded.replace(/(?<![:.\-–—_=*#|\s])[:.\-–—_=*#|\s]+$/, '');
  const kind = kindOfWords(text) ?? (standsOut(line) ? kindOfLastWord(text) : null);
  if (kind === null) return null;
  // A lowercase line of body text ("experience in sales") is not a heading.
  return line.text !== line.folded || line.words <= 2 || hasNoCase(line.text) ? kind : null;
}

const hasNoCase = (text: string): boolean => text.toLowerCase() === text.toUpperCase();

/** Formatted like a heading: in capitals, or capitalized words after a blank line. */
const standsOut = ({ text, bullet, gapBefore, bold }: Line): boolean =>
  !bullet &&
  (/^[\p{Lu}\s&/-]+:?$/u.test(text) ||
    ((gapBefore || bold) && /^(?:\p{Lu}\p{Ll}+(?:\s(?:&\s)?|$|(?=:)))+:?$/u.test(text)));

/** "E X P E R I E N C E" */
const spacedLetters = /^(?:\p{L} )+\p{L}:?$/u;

type InlineHeading = { readonly kind: SectionKind; readonly rest: Line };

/** "Languages: English, French": the heading and the content after it on the same line. */
function inlineHeading(line: Line): InlineHeading | null {
  const colon = line.text.indexOf(':');
  if (colon < 4 || colon > 36) return null;
  return splitAfterHeading(line, colon, colon + 1);
}

/** A heading in one column with its section in the next; the cells of a line are separated by tabs. */
function headingBeside(line: Line): InlineHeading | null {
  const tab = line.text.indexOf('\t');
  return tab < 4 || tab > 36 ? null : splitAfterHeading(line, tab, tab + 1);
}

function splitAfterHeading(line: Line, end: number, next: number): InlineHeading | null {
  const kind = kindOfWords(line.folded.slice(0, end));
  if (kind === null || kind === 'detail') return null;
  const after = line.text.slice(next);
  const skip = next + (after.length - after.trimStart().length);
  const text = line.text.slice(skip);
  if (text === '') return null;
  const rest = {
    ...line,
    start: line.start + skip,
    text,
    folded: line.folded.slice(skip),
    words: countWords(text),
  };
  return { kind, rest };
}
