import { allMatches } from '../../words/all-matches.ts';
import { fold } from '../../words/reading-copy.ts';
import { isTitleNoun } from '../employment/title-words.ts';
import { kindOfWords } from './heading-kind.ts';

/** A part of a line, and whether a blank line seems to precede it. */
export type Cut = readonly [start: number, end: number, gapBefore: boolean];

/** Minimum length of a line that may contain a whole document without its line breaks. */
const longLine = 240;
/** Minimum length of a part that may still contain a heading and its content. */
const longPart = 24;

/**
 * Splits a long line where its line breaks probably were: at wide gaps if there are many, otherwise before bullets and
 * after sentences; then around headings in capitals. A line of usual length stays whole.
 */
export function cutFlattened(copy: string, { start, end }: { start: number; end: number }): readonly Cut[] {
  if (end - start < longLine) return [[start, end, false]];
  const text = copy.slice(start, end);
  const breaks = allMatches(text, /\s{2,}/g);
  const spaced = breaks.length * longLine >= text.length;
  const cuts = spaced ? cutAtSpaces(breaks, start, end) : cutAtSentences(text, start);
  return cuts
    .flatMap((part) => (spaced ? [part] : cutAtWrittenHeadings(copy, part)))
    .flatMap((part) => cutAtHeadings(copy, part));
}

function cutAtSpaces(breaks: readonly RegExpExecArray[], start: number, end: number): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = start;
  let wide = false;
  for (const found of breaks) {
    cuts.push([from, start + found.index, wide]);
    from = start + found.index + found[0].length;
    // Two spaces replace a line break, four or more a blank line.
    wide = found[0].length >= 4;
  }
  cuts.push([from, end, wide]);
  return cuts;
}

const sentenceStart = /[•●▪◆➢➤►❖]|(?<=[a-z)\d][.!?] )(?=[A-Z])/g;

function cutAtSentences(text: string, offset: number): readonly Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const found of allMatches(text, sentenceStart)) {
    if (found.index > from) cuts.push([offset + from, offset + found.index, false]);
    from = Math.max(from, found.index);
  }
  cuts.push([offset + from, offset + text.length, false]);
  return cuts;
}

/** "2015. Education BSc …": the name of a section right after a sentence, a year or a bracket. */
const writtenHeading =
  /(?:^|(?<=[\d).!?] )|(?<=\p{L} )(?=[\p{L} ]{6,24}: ))(?:(?:Work|Professional|Employment|Key|Core|Technical|Career) )?(?:Experience|[Hh]istory|Education|Certifications|Certificates|Licen[cs]es|Skills|Languages|Interests|References|Qualifications|Training)(?::| (?=[\p{Lu}\d]))/gu;

function cutAtWrittenHeadings(copy: string, [start, end, gapBefore]: Cut): readonly Cut[] {
  const text = copy.slice(start, end);
  const cuts: Cut[] = [];
  let [from, gap] = [start, gapBefore];
  for (const { index, 0: heading } of allMatches(text, writtenHeading)) {
    const [next = ''] = /^[\p{L}-]+/u.exec(text.slice(index + heading.length).trimStart()) ?? [];
    if (kindOfWords(fold(heading)) === null || isTitle(heading, fold(next))) continue;
    const at = start + index;
    if (at > from) cuts.push([from, at, gap]);
    cuts.push([at, at + heading.length, true]);
    [from, gap] = [at + heading.length, false];
  }
  if (end > from) cuts.push([from, end, gap]);
  return cuts;
}

/** "Education Manager" and "Experience Designer", but not "Experience Accountant". */
const isTitle = (heading: string, next: string): boolean =>
  heading.trim() === 'Experience'
    ? /^(?:designer|manager|lead|specialist|strategist)$/.test(next)
    : isTitleNoun(next);

const capitals = /(?<![\p{L}\d])\p{Lu}{4,20}(?: (?:&|\p{Lu}{2,20})){0,3}(?![\p{L}\d])/gu;

function cutAtHeadings(copy: string, part: Cut): readonly Cut[] {
  const [start, end, gapBefore] = part;
  if (end - start < longPart) return [part];
  const cuts: Cut[] = [];
  let from = start;
  let gap = gapBefore;
  for (const found of allMatches(copy.slice(start, end), capitals)) {
    const length = headingLength(found[0]);
    if (length === 0) continue;
    const at = start + found.index;
    if (at > from) cuts.push([from, at, gap]);
    cuts.push([at, at + length, true]);
    [from, gap] = [at + length, false];
  }
  if (end > from) cuts.push([from, end, gap]);
  return cuts;
}

/** The length of the heading at the start of a sequence of words in capitals; 0 if there is none. */
function headingLength(run: string): number {
  for (let text = run; text !== ''; text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))) {
    if (kindOfWords(fold(text)) !== null) return text.length;
  }
  return 0;
}
