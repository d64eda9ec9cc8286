import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import { isPlace } from '../../resume/employment/places.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { fold } from '../../words/reading-copy.ts';
import { stem } from '../../words/stem.ts';
import { stopWords } from '../../words/stop-words.ts';
import { isKnownStem } from '../../words/word-rarity.ts';
import { isPlaceAlone } from './place-alone.ts';

/** What the head of an advert says about the job in addition to its title; `null` where it says nothing. */
export type AdvertHeader = { readonly company: string | null; readonly place: string | null };

const companyLabel = new RegExp(`^(?:${writtenPiecesOf(({ adverts }) => adverts.employer)})\\s?[:：]`, 'iu');
const placeLabel = new RegExp(`^(?:${writtenPiecesOf(({ adverts }) => adverts.place)})\\s?[:：]`, 'iu');

/**
 * Lines to search for labels, which may be anywhere among the fields of a page; other details are in its first lines.
 */
const linesWithLabels = 40;
const linesOfHead = 8;
const maxLineLength = 160;
const strokes = /(?<!\s)\s*[|•·]\s*/;
const dashes = /(?<!\s)\s+[-–—@]\s+/;
const separators = /(?<!\s)\s+[-–—@]\s+|(?<!\s)\s*[|•·]\s*/;
const atEmployer = new RegExp(
  String.raw`(?<!\s)\s+(?:@|${writtenPiecesOf(({ adverts }) => adverts.at)})\s+(?=\p{Lu})`,
  'u',
);

/** "Full-time", "Remote", "$60k", "Posted 3 days ago": terms of the work and marks of the page. */
const term = new RegExp(String.raw`\b(?:${writtenPiecesOf(({ adverts }) => adverts.terms)})\b|[$£€\d]`, 'iu');
/** "Platform Team", "Night shift": a part of the employer or of the day. */
const partOfEmployer =
  /\b(?:team|department|dept|division|shift|unit|office|branch|campus|region|area|level|band|grade|role|position|job|vacancy|opportunity|description|specification|advert|hiring|urgent)\b/i;
const legalForm = new RegExp(
  String.raw`[\s,](?:${writtenPiecesOf(({ adverts }) => adverts.legalForms)}|${writtenPiecesOf(({ adverts }) => adverts.legalEndings)})\.?$`,
);
const maxWordsOfName = 6;
const maxLengthOfName = 60;
const noName =
  /^(?:(?:us|you|this|that|our|my|we|it|me|who|what|how|why|confidential|undisclosed|various|multiple|n\/a|tbc|tbd)\b|(?:the |your )?(?:role|job|position|company|team|client|employer|opportunity|work|business)\b)/i;
const aboutHeading = /^about (?=\p{Lu})/iu;
const seeks =
  /^(\p{Lu}[\p{L}\d&.’'-]*(?: (?:& |and |of )?\p{Lu}[\p{L}\d&.’'-]*){0,4}) (?:is|are) (?:currently |now )?(?:hiring|seeking|looking for|recruiting|searching for)\b/u;

/**
 * Company and place from the head of an advert: from a label ("Location: Lima"), a line of several parts ("Heron Foods
 * | Austin, TX | Full-time"), text next to the title, or the description of the company.
 */
export function readAdvertHeader(
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): AdvertHeader {
  const lines = firstLines(text);
  const head = lines.slice(0, linesOfHead);
  const isTitle = (part: string): boolean => vocabulary.findTitles(part).length > 0;
  const inFields = head.slice(1).map(readFields);
  const inParts = head.map((line) => readParts(line, isTitle));
  const company =
    firstOf(inFields.map((fields) => fields.company)) ??
    firstOf(inParts.map((parts) => parts.company)) ??
    labelled(lines, companyLabel, nameIn) ??
    firstOf(head.map((line) => besideTitle(line, isTitle))) ??
    firstOf(head.map((line) => (legalForm.test(line) && !isTitle(line) ? nameIn(line) : null))) ??
    firstOf(head.map((line) => nameIn(seeks.exec(line)?.[1] ?? ''))) ??
    firstOf(lines.map((line) => (aboutHeading.test(line) ? ofHeading(line) : null)));
  const place =
    firstOf(inFields.map((fields) => fields.place)) ??
    firstOf(inParts.map((parts) => parts.place)) ??
    labelled(lines, placeLabel, placeIn) ??
    firstOf(head.map((line) => (isPlaceAlone(line) ? line : null)));
  return { company, place };
}

function firstLines(text: string): readonly string[] {
  const lines: string[] = [];
  let start = 0;
  while (lines.length < linesWithLabels && start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start <= maxLineLength) {
      const line = text
        .slice(start, end)
        .replace(/[*#_\u200b]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (/\p{L}/u.test(line)) lines.push(line);
    }
    start = end + 1;
  }
  return lines;
}

const firstOf = (found: readonly (string | null)[]): string | null =>
  found.find((each) => each !== null) ?? null;

/** The text after a label, or below it where nothing follows on the line. */
function labelled(
  lines: readonly string[],
  label: RegExp,
  read: (value: string) => string | null,
): string | null {
  for (const [at, line] of lines.entries()) {
    const length = label.exec(line)?.[0].length;
    if (length === undefined) continue;
    const beside = line.slice(length).trim();
    const [value = ''] = (beside === '' ? (lines[at + 1] ?? '') : beside).split(strokes);
    const found = read(value);
    if (found) return found;
  }
  return null;
}

/** Below the title the fields of a page: "Day School | Little Rock Metropolitan Area | Full-time". */
function readFields(line: string): AdvertHeader {
  const parts = line.split(strokes).filter((part) => part !== '');
  const [name = '', place = ''] = parts;
  if (parts.length < 3 || [name, place].some((part) => term.test(part)) || !term.test(parts.at(-1) ?? ''))
    return { company: null, place: null };
  return { company: nameIn(name), place: placeIn(place) };
}

function readParts(line: string, isTitle: (part: string) => boolean): AdvertHeader {
  const inStrokes = line.split(strokes).filter((part) => part !== '');
  const parts = inStrokes.length > 1 ? inStrokes : line.split(dashes).filter((part) => part !== '');
  if (parts.length < 2) return { company: null, place: null };
  const place = parts.find(isPlaceName) ?? null;
  const names = parts.filter(
    (part) => part !== place && !term.test(part) && !partOfEmployer.test(part) && !isTitle(part),
  );
  const hasTerms = parts.some((part) => term.test(part));
  const [name = ''] = names;
  // A name next to a title alone may be a team or a trade: a place, a legal form or an unusual word marks an employer.
  const isEmployer =
    place !== null || legalForm.test(name) || (hasTerms && inStrokes.length > 1 && !isKnownWord(name));
  return { company: names.length === 1 && isEmployer ? nameIn(name) : null, place: place && placeIn(place) };
}

/** "Head Cook at Heron Foods". */
function besideTitle(line: string, isTitle: (part: string) => boolean): string | null {
  const [title = '', rest = '', ...more] = line.split(atEmployer);
  if (more.length > 0 || rest === '' || !isTitle(title)) return null;
  const [name = ''] = rest.split(separators);
  return nameIn(name.replace(/, .*$/, ''));
}

const isKnownWord = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  return stopWords.has(first) || isKnownStem(stem(first));
};

const wordsOf = (text: string): number => text.split(' ').length;

/** "About Heron Foods" over what the company says of itself. */
function ofHeading(line: string): string | null {
  const name = nameIn(line.replace(aboutHeading, '').replace(/:$/, ''));
  return name !== null && wordsOf(name) <= 4 && !partOfEmployer.test(name) ? name : null;
}

function nameIn(value: string): string | null {
  const name = value.trim();
  const isName =
    name.length >= 2 &&
    name.length <= maxLengthOfName &&
    wordsOf(name) <= maxWordsOfName &&
    /^[\p{Lu}\p{Lo}\d]|^\p{Ll}+\p{Lu}/u.test(name) &&
    !/[!?:;]|\p{Ll}{5}\.\s|@|https?/u.test(name) &&
    !noName.test(name);
  return isName ? name : null;
}

const aside = /(?<!\s)\s*\([^()]*\)$/;

const isPlaceName = (part: string): boolean => {
  const said = part.replace(aside, '');
  return isPlaceAlone(said) || (/^\p{Lu}(?!emote$)/u.test(said) && isPlace(said, fold(said)));
};

/** A place as written: short, and not a sentence. */
function placeIn(value: string): string | null {
  const place = value.trim().replace(/[.;]$/, '');
  const isShort = place.length >= 2 && place.length <= maxLengthOfName && wordsOf(place) <= 8;
  return isShort && /^[\p{Lu}\p{Lo}]/u.test(place) && !/[!?:]|https?/.test(place) ? place : null;
}
