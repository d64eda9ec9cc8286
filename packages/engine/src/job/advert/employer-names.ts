import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import { stem } from '../../words/stem.ts';
import { isKnownStem } from '../../words/word-rarity.ts';
import type { AdvertLine } from './advert-lines.ts';

/** Number of lines around the title that may name the employer. */
const linesOfHead = 4;
const maxWords = 7;
const separators = /(?<!\s)\s+[-–—|@•·]\s+|(?:(?<!\s)\s+)?[,(|]\s*|^(?:company|employer|client)\s*:\s*/i;
const legalForm = new RegExp(
  String.raw`(?<![\s,])[\s,]+(?:${writtenPiecesOf(({ adverts }) => adverts.legalForms)}|Group)\.?(?:\s.*)?$`,
);
const isName = /^\p{Lu}[\p{L}\d.&’' -]{3,}$/u;

/** Possible names of the employer in the head of an advert: the text other than the title. */
export function readEmployerNames(lines: readonly AdvertLine[], title: string | null): readonly string[] {
  const named = lines
    .slice(0, linesOfHead)
    .filter(({ section }) => section === 'unknown')
    .flatMap(({ text }) => [text, ...text.split(separators)])
    .map((part) => part.replace(legalForm, '').trim())
    .filter((part) => isName.test(part) && part.split(/\s+/).length <= maxWords)
    .filter((name) => name.toLowerCase() !== title?.toLowerCase());
  return [...new Set([...named, ...named.flatMap(shorterNamesOf), ...named.flatMap(initialsOf)])];
}

/**
 * "Larchmere" and "Larchmere Road" for "Larchmere Road Haulage": a first word that is not English identifies the name.
 */
function shorterNamesOf(name: string): readonly string[] {
  const words = name.split(' ');
  const [first = ''] = words;
  if (!isName.test(first) || isKnownStem(stem(first.toLowerCase()))) return [];
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
}

/** "OHW" of "Office for Harbour Works". */
function initialsOf(name: string): readonly string[] {
  const initials = (name.match(/\p{Lu}(?=\p{Ll})/gu) ?? []).join('');
  return initials.length >= minInitials ? [initials] : [];
}

const minInitials = 3;

/** "Plainfield keeps seven mills": a sentence with an employer as its subject. */
export function describesNamedEmployer(line: string, names: readonly string[]): boolean {
  const called = [...names.filter((name) => line.startsWith(name)), ...(withLegalForm.exec(line) ?? [])];
  return called.some((name) => does.test(line.slice(name.length)));
}

/** "Tern Bakeries B.V. bakes": only a company has such a name. */
const withLegalForm =
  /^(?:[\p{Lu}\d][\p{L}\d.&’'-]* (?:& |and |of )?){1,5}(?:Ltd|Limited|LLC|LLP|Inc|PLC|plc|GmbH|AG|SE|B\.?V|N\.?V|S\.?A|S\.?r\.?l|Oy|AB|ApS|A\/S|Pty|Pvt)\b\.?/u;

const does = /^(?:['’]s)? (?!(?:is|are) (?:look|seek|hir|recruit))(?:[a-z]+s|have|are|was|were)\b/;
