import { mailWords } from '../../languages/mail-words.ts';
import type { AdvertSection } from './advert-section.ts';
import { type Heading, mayHeadList, readSectionHeading } from './advert-sections.ts';
import { announcesPerks, isLabelled } from './beside-the-work.ts';
import { kindOfBlock } from './block-kind.ts';
import {
  type CriterionMarks,
  lengthOfNumber,
  readCriterionMarks,
  sectionOfMark,
  withoutMark,
} from './criterion-marks.ts';
import { findBars, findGluedDashes, findGluedEntries, findGluedPlaces } from './glued-lines.ts';
import { breaksOf } from './line-breaks.ts';
import { linesBelow } from './lines-below.ts';
import { picturesAfter, picturesBefore } from './pictures.ts';
import { readSpecificationTables, type TableCell } from './specification-table.ts';

/** A sentence or bullet of an advert, with the kind of its section. */
export type AdvertLine = {
  /** Interval of the job text without bullet and surrounding white space. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly section: AdvertSection;
  /** The first line of text of the advert. */
  readonly first: boolean;
  /** A paragraph after the list of its section, which the heading hardly applies to. */
  readonly isBehindList?: boolean;
};

/** Wordings of lines that ask for something: they end a skipped part even without a known heading. */
const requirement =
  /^(?:\d{1,2} ?\+? ?(?:-|–|to)? ?\d{0,2}\+? years?(?: of)? (?:[\w-]+ ){0,4}experience|(?:bachelor|master)['’]?s?\b|(?:proficien(?:t|cy)|experienced?|knowledge|expertise|background|skilled|fluen(?:t|cy)) (?:with|in|of|using)\b|(?:strong|solid|good|working|deep) (?:knowledge|understanding|command|grasp|background)\b|must (?:have|be able))/i;

/** Wordings of lines that describe duties, even below a heading about the company. */
const duty =
  /^(?:the|this|our) (?:[\w/-]+ ){0,4}(?:manager|representative|associate|assistant|coordinator|specialist|analyst|engineer|developer|director|officer|clerk|technician|supervisor|nurse|administrator|consultant|designer|teacher|driver|operator|executive|accountant|position|role) (?:is responsible|is accountable|will|provides|performs|supports|reports|ensures|assists|manages|leads|oversees)\b/i;

const beginsAsRequirement = (line: string): boolean => requirement.test(line);

/**
 * The lines of an advert that say something, each with its section; headings are left out. `isName` distinguishes names
 * such as "PowerPoint" from words with a lost line break.
 */
export function readAdvertLines(
  text: string,
  isName: (word: string) => boolean,
  isGloss = false,
): readonly AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: AdvertSection = 'unknown';
  let first = true;
  let isAsked = false;
  let bullets = 0;
  let isBehindList = false;
  let last = 0;
  const cells = readSpecificationTables(text);
  const marks = readCriterionMarks(text);
  const digest = digestOf(text);
  const letterEnd = endOfLetter(text);
  const quoteFrom = beginOfQuote(text);
  for (const { start, end } of shortened(text, cutIntoSentences(text, { isName, isGloss }, cells))) {
    if (digest.start <= start && start < digest.end) continue;
    if (start >= letterEnd || isQuoted(text, start, quoteFrom)) continue;
    const cell = cells.find((other) => other.start <= start && start <= other.end);
    const content = text.slice(start, end);
    if (cell) {
      const line = trimmed(text, { start, end }, marks);
      if (line) lines.push({ ...line, section: cell.section, first: false });
      continue;
    }
    const isHeading = !isAmongBullets(text, start) && !isLabelled(content.trimStart());
    const heading: Heading | null = isHeading ? readSectionHeading(content, isAsked) : null;
    const opened: AdvertSection | null =
      isHeading && !heading && !first ? sectionOpenedBy(text, { start, end }, section, isName) : null;
    if (heading && !heading.isLabel) section = heading.section;
    if (opened || (heading && !heading.isLabel)) {
      bullets = 0;
      isBehindList = false;
    }
    if (opened) {
      section = opened;
      last = end;
      continue;
    }
    const from = start + (heading?.length ?? lengthOfNumber(content, marks));
    const line = trimmed(text, { start: from, end }, marks);
    const second = heading && line ? readSectionHeading(line.text, isAsked) : null;
    if (line && second?.length === line.text.length) {
      section = second.section;
      last = end;
      continue;
    }
    if (line) {
      const gap = text.slice(last, line.start);
      const isBullet = bulletBefore.test(gap);
      if (isBullet) isBehindList = false;
      else if (bullets >= minBullets && blankLine.test(gap)) isBehindList = true;
      bullets += isBullet ? 1 : 0;
      last = end;
    }
    section = line ? sectionAt(line.text, section) : section;
    isAsked ||= section !== 'unknown' && section !== 'left-out';
    const own = heading?.isLabel ? heading.section : (sectionOfMark(content, marks) ?? section);
    if (line) lines.push({ ...line, section: own, first, ...(isBehindList && { isBehindList }) });
    first = false;
  }
  return lines;
}

/** The section that begins below a line that is an unknown heading; `null` for other lines. */
function sectionOpenedBy(
  text: string,
  line: Interval,
  section: AdvertSection,
  isName: (word: string) => boolean,
): AdvertSection | null {
  const content = text.slice(line.start, line.end);
  const kind = kindOfBlock(content, linesBelow(text, line), isName);
  if (kind) return kind;
  if (!headsList(section, content, text.slice(line.end, line.end + reachOfBullet))) return null;
  return section === 'unknown' ? 'duties' : 'list';
}

/** The section of a line: the current one, or a new one that begins without a known heading. */
function sectionAt(line: string, section: AdvertSection): AdvertSection {
  if (announcesPerks(line)) return 'left-out';
  if (section !== 'left-out') return section;
  if (beginsAsRequirement(line)) return 'must';
  return duty.test(line) ? 'duties' : section;
}

/** The summary that a job board puts above the "Full job description"; empty if there is none. */
function digestOf(text: string): Interval {
  const end = text.search(/^[ \t]*full job description[ \t]*$/im);
  const start = text.slice(0, Math.max(0, end)).search(/^[ \t]*(?:profile insights|job details)[ \t]*$/im);
  return start < 0 ? { start: 0, end: 0 } : { start, end };
}

const signOff = new RegExp(
  String.raw`^[ \t]*(?:best(?: regards| wishes)?|(?:kind|warm|many)? ?regards|sincerely(?: yours)?|yours (?:sincerely|truly|faithfully)|with (?:best|kind|warm|many) (?:wishes|regards)|warm(?:ly|est)|thanks(?: again| so much)?|many thanks|thank you|cheers|all the best|(?:(?:mit )?(?:freundlichen?|viele|beste|liebe|herzliche)[nr]? )?gr(?:ü|ue)(?:ß|ss)en?|(?:bien )?cordialement|(?:bien )?(?:à vous|cordialement)|amitiés|(?:cordiales |muchos )?saludos|un (?:cordial )?(?:saludo|abrazo)|saludo|abrazo|atentamente|${mailWords.closing})[,.!\u060C]?[ \t]*$`,
  'gim',
);
/** A signature is short; what follows a longer text below "Thanks" is part of the advert. */
const maxCharactersOfSignature = 300;

/** The text without the signature of an email; blanks keep all offsets. */
export function withoutSignature(text: string): string {
  const end = endOfLetter(text);
  return text.slice(0, end) + text.slice(end).replace(/\S/g, ' ');
}

/** Where the signature of an email begins, with any quoted email below it; the end of a text without one. */
function endOfLetter(text: string): number {
  const last = [...text.matchAll(signOff)].at(-1);
  if (!last || last.index === 0) return beginOfName(text);
  const below = text.slice(last.index + last[0].length).replace(/^>.*$/gm, '');
  return below.trim().length <= maxCharactersOfSignature ? last.index : text.length;
}

/** The name below an email without a closing: a last paragraph of a few capitalized words. */
function beginOfName(text: string): number {
  if (!headOfMail.test(text)) return text.length;
  const end = text.trimEnd();
  const from = end.lastIndexOf('\n') + 1;
  const isApart = /\n[ \t]*\r?\n$/.test(text.slice(Math.max(0, from - 4), from));
  return isApart && nameAlone.test(end.slice(from)) ? from : text.length;
}

const headOfMail =
  /^[ \t]*(?:from|subject|von|betreff|de|objet|asunto|sent)[ \t]?:|^[ \t]*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^\n]{0,60}$/im;
const nameAlone = /^(?:\p{Lu}[\p{Ll}'’-]{1,15} ?){1,3}$/u;

const quoteHeading = /^[> \t]*\S.{0,80}(?:\bwrote|\bschrieb|a écrit|escribió)(?: .{0,40})?:[ \t]*$/im;

/** Where an email begins to quote another one; the end of a text without quotes. */
function beginOfQuote(text: string): number {
  const at = text.search(quoteHeading);
  return at < 0 ? text.length : at;
}

/** Whether a place is in a quoted line. Elsewhere ">" marks an entry of a list. */
const isQuoted = (text: string, at: number, quoteFrom: number): boolean =>
  at >= quoteFrom && text.startsWith('>', text.lastIndexOf('\n', at - 1) + 1);

const bullet = String.raw`[-–—•●▪◦‣·*][ \t]`;
const bulletsAround = new RegExp(
  String.raw`^[ \t]*${bullet}[^\n:]*\n[ \t]*${bullet}[^\n:]*(?:\n[ \t]*${bullet}|$)`,
);

const bulletBelow = new RegExp(String.raw`^[^\S\n]*\n\s*${bullet}[ \t]*\S`);
const reachOfBullet = 40;

/**
 * Whether an unknown heading begins a new list: only where nothing was asked before, or after what the employer offers.
 */
const headsList = (section: AdvertSection, content: string, below: string): boolean =>
  (section === 'unknown' || section === 'left-out') && bulletBelow.test(below) && mayHeadList(content);

/** "- Benefits" between two other bullets is an entry of a list, not a heading. */
function isAmongBullets(text: string, at: number): boolean {
  const line = text.lastIndexOf('\n', at - 1);
  if (line < 0) return false;
  const before = text.lastIndexOf('\n', line - 1) + 1;
  return bulletsAround.test(text.slice(before, line + 400));
}

/** A list of at least this many bullets ends at a blank line before a paragraph. */
const minBullets = 2;
const bulletBefore = /(?:^|\n)[ \t]*(?:[-–—•●▪◦‣·*>→➤✓✔►■□]|\(?\d{1,2}[.)]|o(?=[ \t]))[ \t]*$/u;
const blankLine = /\n[ \t]*\r?\n/;

type Interval = { readonly start: number; readonly end: number };

/** Longer sentences are cut at a blank, so that patterns on one line stay fast for any text. */
const longestSentence = 1500;

function* shortened(text: string, sentences: Iterable<Interval>): Generator<Interval> {
  for (const { start, end } of sentences) {
    let from = start;
    while (end - from > longestSentence) {
      const blank = text.lastIndexOf(' ', from + longestSentence);
      const to = blank > from ? blank : from + longestSentence;
      yield { start: from, end: to };
      from = to;
    }
    yield { start: from, end };
  }
}

/** The full stop of "e.g." and "B.Sc." does not end a sentence. */
const abbreviation =
  /\b(?:e\.g|i\.e|etc|ca|bzw|ggf|evtl|zzgl|aprox|env|Dr|Mrs|No|vs|B\.Sc|M\.Sc|Ph\.D|St|Mr|Ms|Sr|Jr|Inc|approx|incl|inkl|yrs|min|mind|max)\.$/i;

/** "2. Knowledge of": the number that begins an entry does not end a sentence. */
const numberOfEntry = /(?:^|\n)[ \t]*\(?\d{1,2}[.)]$/;

/** "Zum 1. März": the day before its month does not end a sentence either. */
const dayOfMonth = /(?:^|\s)\d{1,2}\.$/;
const month = /^(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])/;

function* cutIntoSentences(
  text: string,
  { isName, isGloss }: { readonly isName: (word: string) => boolean; readonly isGloss: boolean },
  cells: readonly TableCell[],
): Generator<Interval> {
  const found = [...text.matchAll(breaksOf(text, isGloss))]
    .filter(
      ({ 0: gap, index }) =>
        gap.includes('\n') ||
        !(
          abbreviation.test(text.slice(Math.max(0, index - 8), index)) ||
          numberOfEntry.test(text.slice(Math.max(0, index - 8), index)) ||
          (dayOfMonth.test(text.slice(Math.max(0, index - 8), index)) &&
            month.test(text.slice(index + gap.length, index + gap.length + 9)))
        ),
    )
    .map(({ 0: gap, index }) => ({ start: index, end: index + gap.length }));
  const glued = [...findGluedPlaces(text, isName), ...findGluedEntries(text)].map((index) => ({
    start: index,
    end: index,
  }));
  const parted = cells.flatMap((cell) => [
    { start: cell.start, end: cell.start },
    { start: cell.end, end: cell.end },
  ]);
  let start = 0;
  for (const gap of [...found, ...glued, ...findGluedDashes(text), ...findBars(text), ...parted].sort(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    if (gap.start > start) yield { start, end: gap.start };
    start = Math.max(start, gap.end);
  }
  if (start < text.length) yield { start, end: text.length };
}

const leading = picturesBefore(
  String.raw`[\s\-–—•●▪◦‣·*>:,;|/→➔➤➢▸►■□○❖◆√»✓✔\u{F000}-\u{F0FF}]|\+(?=\s)|â€¢|Â·|[âÂ](?=\s)|o(?:\t| (?=[A-Z]))|\.[ \t]+(?=\S)`,
);
const number = /^\(?(?:\d{1,2}[.)](?:\s+|(?=\p{Lu}[a-z]))|[a-z]\)\s+)/iu;
const trailing = picturesAfter(String.raw`[\s|]`);

function trimmed(
  text: string,
  { start: from, end: to }: Interval,
  marks: CriterionMarks,
): (Interval & { readonly text: string }) | null {
  const said = withoutMark(text.slice(from, to), marks);
  const before = leading.exec(said)?.[0].length ?? 0;
  const start = from + before + (number.exec(said.slice(before))?.[0].length ?? 0);
  const end = from + said.replace(trailing, '').length;
  // A wrapped line is one line; a break after a hyphen may split a word.
  const content = text.slice(start, end).replace(/(?<!-)[\r\n]/g, ' ');
  if (content.length < 2 && !/^[A-Z]$/.test(content)) return null;
  return /[\p{L}\p{N}]/u.test(content) ? { start, end, text: content } : null;
}
