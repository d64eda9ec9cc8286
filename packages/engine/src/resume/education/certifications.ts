import { allMatches } from '../../words/all-matches.ts';
import { countWords } from '../../words/count-words.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import { findDates } from '../dates/dates.ts';
import type { Fact } from '../resume.ts';
import { isProse } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import { headingKind, type Section } from '../sections/sections.ts';
import { namesCertificate, soundsCertified } from './certificate-words.ts';
import { findDegrees, namesInstitution } from './degree-words.ts';

const certified =
  /\b(?:certified|certification|certificate|certificat|zertifikat|zertifiziert|licensed|chartered|accredited)\b/;

/** Entries of sections on certificates, and short lines elsewhere that name one. */
export function readCertifications(sections: readonly Section[], today: string): readonly Fact<string>[] {
  const facts = new Map<string, Fact<string>>();
  for (const section of sections) {
    for (const line of section.lines) {
      for (const item of itemsOf(line, section)) {
        const fact = readEntry(line, item, today);
        if (fact && !facts.has(fact.value.toLowerCase())) facts.set(fact.value.toLowerCase(), fact);
      }
    }
  }
  return [...facts.values()];
}

type Item = { readonly start: number; readonly end: number };

/** The parts of a line that could be certificates. */
function itemsOf(line: Line, { kind }: Section): readonly Item[] {
  if (kind === 'education' ? !mayBeAwarded(line.folded) : !isCertified(line, kind)) return [];
  if (/@|https?:|www\./.test(line.text) || headingKind(line) !== null || headOfTable.test(line.folded))
    return [];
  const items = split(line);
  const isEntry =
    (items.length > 1 && (!isProse(line) || soundsCertified(line.folded))) ||
    (line.words <= 16 && !isProse(line));
  if (kind === 'certifications') return isEntry ? items : [];
  if (kind === 'education') return items.filter((item) => isAmongDegrees(line, item));
  return isEntry ? items.slice(0, 1) : [];
}

const isCertified = ({ words, folded }: Line, kind: Section['kind']): boolean =>
  kind === 'certifications' || (words <= 12 && certified.test(folded));

const mayBeAwarded = (folded: string): boolean =>
  certified.test(folded) || namesCertificate(folded) || awarded.test(folded);

/** Among degrees, only entries that are neither a degree nor name a school. */
function isAmongDegrees({ text, folded }: Line, { start, end }: Item): boolean {
  const [written, words] = [text.slice(start, end), folded.slice(start, end)];
  if (namesInstitution(words) || countWords(written) > 12) return false;
  const degrees = findDegrees(written, words, 'en');
  // "Licensed Master Social Worker" is not a master's degree.
  const isDegree = degrees.some(({ level }) => level === 'secondary' || !certified.test(words));
  return !isDegree && mayBeAwarded(words);
}

const awarded =
  /\b(?:practitioner|licen[cs]e holder|award in|\(\w+\) provider|registered (?:engineer|architect|surveyor))\b/;

/** "Grade | Number | Issued | Expires" is the header of a table. */
const headOfTable = /^(?:grade|certificate|name|title|document|type|capacity|course)\s*\|.*\|/;

/** Maximum words of a list item, which a date or a single word cannot exceed. */
const longestItem = 12;

/**
 * The items of a line that lists several, "PMP, 2020; CSM, 2019"; otherwise the line, or the first cell of a table row,
 * whose other cells are the issuer and the date.
 */
function split(line: Line): readonly Item[] {
  const marked = cut(line, /(?:(?<!\s)\s+)?[;•]\s*/g);
  if (marked.length > 1) return marked.filter((item) => isItem(line, item));
  const listed = cut(line, /(?:(?<!\s)\s+)?,\s+(?=\p{Lu})/gu);
  const areAll = listed.every(({ start, end }) => {
    const item = line.folded.slice(start, end);
    return !item.includes(',') && soundsCertified(item);
  });
  if (listed.length > 1 && areAll) return listed.filter((item) => isItem(line, item));
  const cells = cut(line, /(?:(?<!\s)\s+)?\|\s*|\t+/g);
  const named = cells.filter((item) => soundsCertified(line.folded.slice(item.start, item.end)));
  const isList = cells.length > 1 && named.length > 1 && named.length * 2 > cells.length;
  if (isList) return cells.filter((item) => isItem(line, item));
  return cells
    .filter(({ start, end }) => /\p{L}{2}/u.test(withoutDate(line.text.slice(start, end))))
    .slice(0, 1);
}

const withoutDate = (text: string): string =>
  text.replace(/^\W*(?:\p{L}{3,9}\.? )?\d{4}\W*(?:-|–|to)?\W*(?:\d{4})?/u, '');

const isItem = ({ text }: Line, { start, end }: Item): boolean =>
  /\p{L}{2}/u.test(text.slice(start, end)) && countWords(text.slice(start, end)) <= longestItem;

function cut({ text }: Line, separators: RegExp): readonly Item[] {
  const items: Item[] = [];
  let start = 0;
  for (const { index, 0: mark } of allMatches(text, separators)) {
    if (index > start) items.push({ start, end: index });
    start = index + mark.length;
  }
  if (text.length > start) items.push({ start, end: text.length });
  return items;
}

/** The item up to its date and up to a registration number. */
function readEntry(line: Line, { start, end }: Item, today: string): Fact<string> | null {
  const text = line.text.slice(start, end);
  const date = findDates(fold(text), today)[0];
  const from = date && date.start <= 3 ? date.end : 0;
  const until = date && date.start > 3 ? date.start : text.length;
  const number = registered.exec(text.slice(from));
  // A registration number follows the name of a register, "NMC".
  if (number && !/\p{Ll}{3}/u.test(text.slice(from, from + number.index))) return null;
  const written = text
    .slice(from, number ? Math.min(until, from + number.index) : until)
    .replace(trailing, '');
  const value = tidy(written);
  if (numberAlone.test(value)) return null;
  if (value.length < 3 || value.length > 120 || !/\p{L}{2}/u.test(value)) return null;
  const at = line.start + start + from + written.indexOf(value.charAt(0));
  return { value, evidence: [{ start: at, end: line.start + start + from + written.length }] };
}

/** "PIN: 14K2000E", "membership no. 4400 2900" */
const registered =
  /(?:(?<![\s,(|:–—-])[\s,(|:–—-]+)?(?:membership |registration |licen[cs]e |certificate )?\b(?:PIN|nos?|number|ID)\b[.:]? ?[\w./-]{0,40}\d{3}[\s\S]*$/i;
/** "USDOT 3300710 / MC 1140007" */
const numberAlone = /^(?:[\p{Lu}.]{1,6}[ #:]{0,2}\d{5,}[ /,;]*)+$/u;
const trailing =
  /(?<![\s,(|:–—-])(?:[\s,(|:–—-]|\b(?:exp(?:ir(?:y|es|ing))?|valid (?:to|until|till)|due|issued|renewed|in progress)\b[.:]?)+$/i;
