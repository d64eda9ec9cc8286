import type { WrittenLanguage } from '../../languages/language.ts';
import { piecesOf, writtenPiecesOf } from '../../languages/locale-lists.ts';
import { allMatches } from '../../words/all-matches.ts';
import { countWords } from '../../words/count-words.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import { type DateRange, findDates } from '../dates/dates.ts';
import { isPlace } from '../employment/places.ts';
import type { DegreeLevel, Evidence } from '../resume.ts';
import { capitalisedShare } from '../sections/line-style.ts';
import type { Line } from '../sections/lines.ts';
import { namesCertificate } from './certificate-words.ts';
import {
  type DegreeMention as DegreeSpan,
  findCertificate,
  findDegrees,
  findProfessionAsDegree,
  namesInstitution,
} from './degree-words.ts';
import { fieldMark, noField } from './degrees-in-unsupported-languages.ts';
import { isStateOfTown } from './state-or-degree.ts';

/** An item named in a line about education. */
export type Mention =
  | {
      readonly kind: 'degree';
      readonly text: string;
      readonly field: string | null;
      readonly level: DegreeLevel | null;
      readonly at: Evidence;
    }
  | { readonly kind: 'institution'; readonly text: string; readonly at: Evidence }
  /** A nearby name that may be a school, if no school is named otherwise: "RWTH Aachen". */
  | { readonly kind: 'name'; readonly line: Line; readonly text: string; readonly at: Evidence }
  | { readonly kind: 'field'; readonly text: string; readonly at: Evidence }
  | { readonly kind: 'dates'; readonly range: DateRange; readonly at: Evidence };

export type DegreeMention = Mention & { kind: 'degree' };

/** "Major: Public Administration" below a degree. */
export function fieldLabelled({ folded, text, start }: Line): (Mention & { kind: 'field' }) | null {
  const found = /^(?:majors?|field of study|specialization|specialisation|concentration)\s*:\s*(?=\S)/.exec(
    folded,
  );
  if (!found) return null;
  const written =
    (/^[^,;|(\t]{3,60}/.exec(text.slice(found[0].length))?.[0] ?? '').split(/(?<!\s)\s+minor\b/i)[0] ?? '';
  const field = tidy(written);
  const from = start + found[0].length;
  return field.length < 3
    ? null
    : { kind: 'field', text: field, at: { start: from, end: from + written.trimEnd().length } };
}

type Knowledge = { readonly today: string; readonly language: WrittenLanguage };

export function readMentions(line: Line, { today, language }: Knowledge): readonly Mention[] {
  const dates = findDates(line.folded, today);
  const mentions: Mention[] = [];
  for (const range of dates) {
    if (range.from === null) continue;
    mentions.push({
      kind: 'dates',
      range,
      at: { start: line.start + range.start, end: line.start + range.end },
    });
  }
  for (const span of pieces(line, dates, language))
    for (const mention of readPiece(line, span, language)) mentions.push(mention);
  // The date of a certificate among the degrees does not apply to them.
  if (mentions.every(({ kind }) => kind === 'dates' || kind === 'name') && namesCertificate(line.folded))
    return [];
  return mentions.sort((a, b) => a.at.start - b.at.start);
}

type Span = { readonly start: number; readonly end: number };

const separators =
  /\s*[|•·;:]\s*|\s+[-–—~]+\s*|\s*[-–—]\s+|\t+|\s{3,}|\s*,\s*|\s+(?:from|at|with(?! (?!Hon|Dist|Merit|Credit|First|Second|Upper|Lower|High)\p{Lu}\p{Ll}{2,}(?: Studies| Law)?(?:,|$)))\s+(?=(?:the )?[\p{Lu}a-z]+)|\s*\((?![Hh]ons?\b|[Hh]onou?rs\b|FH\b)\s*|(?<!\((?:[Hh]ons?\.?|[Hh]onou?rs|FH))\)\s*|(?<!\b(?:Hr|Sr|Jr|Sec|St|Ste|Govt|Dr|Mt|Matric|Smt|Pt|Prof|Univ)|\bA\.A|\bA\.A\.S|\bA\.S)\.\s+(?=[\p{Lu}]\p{L}{3})/gu;

/** Chinese and Japanese have no spaces between words; a Korean school and its faculty are separated by two spaces. */
const separatorsInUnsupportedLanguages = new RegExp(
  String.raw`${separators.source}|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\s{2,}|\s+(?=${writtenPiecesOf(({ study }) => study.schoolStarts)})`,
  'gu',
);

function pieces(line: Line, dates: readonly DateRange[], language: WrittenLanguage): readonly Span[] {
  const spans: Span[] = [];
  const breaks = language === 'other' ? separatorsInUnsupportedLanguages : separators;
  let from = 0;
  for (const { start, end } of [...dates, { start: line.text.length, end: line.text.length }]) {
    let at = from;
    for (const found of allMatches(line.text.slice(from, start), breaks)) {
      // "University of Texas at Austin" is one name.
      if (found[0].trim() === 'at' && namesInstitution(line.folded.slice(at, from + found.index))) continue;
      if (from + found.index > at) spans.push({ start: at, end: from + found.index });
      at = from + found.index + found[0].length;
    }
    if (start > at) spans.push({ start: at, end: start });
    from = Math.max(from, end);
  }
  return spans;
}

function readPiece(line: Line, { start, end }: Span, language: WrittenLanguage): readonly Mention[] {
  const text = line.text.slice(start, end);
  const folded = fold(text);
  if (isPlace(text, folded)) return [];
  const degrees = findDegrees(text, folded, language).filter(
    (found) =>
      !ofStudents.test(folded.slice(found.end)) &&
      !isStateOfTown(line.text, { start: start + found.start, end: start + found.end }),
  );
  // "Quay High School High School Diploma": the first is the school's name.
  const isOwnDiploma = (found: DegreeSpan) => /diploma$/.test(folded.slice(found.start, found.end));
  const degree =
    (degrees.length > 1 ? degrees.find(isOwnDiploma) : undefined) ??
    degrees[0] ??
    findProfessionAsDegree(folded, language) ??
    findCertificate(folded);
  const isInstitution = namesInstitution(folded, language) && countWords(text) <= 12;
  if (
    degree &&
    !(
      isInstitution &&
      !(language === 'other' && graduated.test(line.text)) &&
      text.slice(0, degree.start).trim() !== '' &&
      degree.level === 'secondary' &&
      !(degrees.length > 1 && isOwnDiploma(degree))
    )
  ) {
    const mention = degreeMention(line, start, text, degree);
    const rest = text.slice(mention.at.end - line.start - start);
    if (language === 'other')
      return mentionInUnsupportedLanguage(line, { start, end }, mention, isInstitution);
    if (isInstitution && namesInstitution(fold(rest))) {
      return [mention, ...institutionMention(line, mention.at.end - line.start, end)];
    }
    return [mention];
  }
  if (isInstitution) return institutionMention(line, start, end);
  if (language === 'other' ? !/^[^\d@]{2,50}$/.test(text.trim()) : !couldBeSchool(text)) return [];
  const at = { start: line.start + start, end: line.start + start + text.trimEnd().length };
  return [{ kind: 'name', line, text: tidy(text), at }];
}

/**
 * A degree in a language without a glossary: the field is before or after it, and the school's name may contain the
 * word ("Kálvária Gimnázium", "高等学校").
 */
function mentionInUnsupportedLanguage(
  line: Line,
  { start, end }: Span,
  mention: DegreeMention,
  isInstitution: boolean,
): readonly Mention[] {
  const [from, to] = [mention.at.start - line.start, mention.at.end - line.start];
  if (isInstitution) {
    const [school] = institutionMention(line, start, end);
    return school
      ? [{ ...mention, field: null, at: { start: mention.at.start, end: mention.at.start } }, school]
      : [mention];
  }
  const before = tidy(line.text.slice(start, from));
  const after = (mention.field ?? '').replace(fieldMarkOf(mention.field), '');
  const field = tidy(after || before).replace(/^[«"„“]|[»"“”]$/g, '');
  const isField = field.length > 1 && !noField.test(fold(field));
  const at = after || !isField ? mention.at : { start: line.start + start, end: line.start + to };
  return [{ ...mention, field: isField ? field : null, at }];
}

const fieldMarkOf = (field: string | null): string =>
  field === null ? '' : field.slice(0, fieldMark.exec(fold(field))?.[0].length ?? 0);

/** "Three PhD students": degrees of other people. */
const ofStudents = /^[ -](?:students?|candidates|theses|supervis\p{L}+)(?!\p{L})/u;

/** Words for graduating from a school. */
const graduated = new RegExp(piecesOf(({ study }) => study.graduated));

/** "Interior Design" and "Human Resources Manager" end like subjects and titles, not like schools. */
export const namesSubject =
  /(?:\p{L}{3}(?:ing|ment|ology|ics|tion)|\b(?:design|studies|sciences?|arts?|economics|manager|engineer|analyst|consultants?|resources|finance|law|nursing|history))$/iu;

const couldBeSchool = (text: string): boolean =>
  /^[\p{Lu}][\p{L}.&' -]{3,50}$/u.test(text.trim()) &&
  capitalisedShare(text) === 1 &&
  !/\b(?:gpa|cgpa|grade|honou?rs|hons|thesis|major|minor|distinction|first class|percent|pursuing|coursework|dean|cum laude|result|division)\b/i.test(
    text,
  );

function institutionMention(line: Line, start: number, end: number): readonly Mention[] {
  const text = line.text.slice(start, end);
  const lead = /^[\s,;:.*–—-]*(?:(?:from|at|of|in)\s+)?/i.exec(text)?.[0].length ?? 0;
  const value = tidy(text.slice(lead)).replace(/(?<!\s)\s+in(?: the)?(?: year)?$/i, '');
  // "a bus for rural schools" and "some college coursework" name no school.
  if (
    value.length < 3 ||
    /^(?:(?:name of (?:the )?)?(?:university|college|school|institut(?:e|ion))(?: name)?|board|university)$/i.test(
      value,
    ) ||
    /^(?:an?|the|my|our|for|to|[Ss]ome)\s+\p{Ll}/u.test(value) ||
    /^\p{Ll}.*\.$/u.test(text.trim()) ||
    /^(?:fellow|member|associate|graduate member) of /i.test(value)
  )
    return [];
  return [
    {
      kind: 'institution',
      text: value,
      at: { start: line.start + start + lead, end: line.start + start + text.trimEnd().length },
    },
  ];
}

// Longest first: "in de" also starts with "in".
const prepositions = piecesOf(({ study }) => study.beforeField)
  .split('|')
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const fieldWord = new RegExp(
  String.raw`^\s*(?:(?:degree|honou?rs|\(hons?\.?\)|diploma)(?: |$))?(?:(?:${prepositions})\s+|[-:]\s*)?`,
  'i',
);

/** "B.Tech (CSE)", "M.Com. (Accounts and Taxation)", but not a grade or mode of study. */
const fieldInBrackets = (degree: string, after: string): string => {
  if (!/^\p{Lu}\.? ?\p{L}{1,4}\.?$/u.test(degree.trim())) return '';
  const [, field = ''] = /^\s?\((\p{Lu}[\p{L}&. ]{1,50})\)/u.exec(after) ?? [];
  return /^(?:hon|hs|dist|merit|first|second|upper|lower|pass|full|part|general|regular|distance|correspondence|online|intercalated|cum|magna|summa|gpa|expected|ongoing|pursuing|incomplete|completed|equiv|uk|usa|india|pg|ug)/i.test(
    field,
  ) || findDegrees(field, fold(field), 'en').length > 0
    ? ''
    : field;
};

/** "(Honours)", and text without words: "8 GCSEs A-C". */
const noSubject = /^\(?hon(?:our)?s?\.?\)?$|^(?=.)(?!.*\p{L}{3})(?!\p{Lu}{2}$)/iu;

/** Text after "with" following a degree, except a second subject: "Law with French". */
const withOther =
  /(?<!\s)\s+[Ww]ith\b(?! (?!Hon|Dist|Merit|Credit|First|Second|Upper|Lower|High)\p{Lu}\p{Ll}{2,}(?: Studies| Law)?(?:,|$))/u;

/** "Master of Public Administration" contains its field, "Master of Science" does not. */
export const fieldOfDegree =
  /^(?:bachelor|master|doctor)'?s? of (?!arts?\b|sciences?\b|applied\b|philosophy\b|technology\b)(\p{L}.+)$/iu;

function degreeMention(line: Line, offset: number, text: string, degree: DegreeSpan): DegreeMention {
  const after = text.slice(degree.end);
  const stop = after.search(
    /(?<!\s)\s+(?:(?:from|at|in the year|awarded|passed|completed)\b|(?:in )?(?:Dr|St|Shri|Smt|Govt)\.)/i,
  );
  const besides = after.search(withOther);
  const institutionAt =
    /\s(?:\p{Lu}[\p{L}.'’&]*\s+){0,4}(?:Universit|College|Institut|School|Academy|Polytechnic)/u.exec(after);
  const limit = Math.min(
    stop < 0 ? after.length : stop,
    besides < 0 ? after.length : besides,
    institutionAt && !/^\s*(?:in|of)\s/.test(institutionAt[0]) ? institutionAt.index : after.length,
    90,
  );
  const tail = after.slice(0, limit).trimEnd();
  const end = degree.end + tail.length;
  const whole = text.slice(degree.start, end);
  const bracketed = fieldInBrackets(
    text.slice(degree.start, degree.end),
    line.text.slice(offset + degree.end),
  );
  const own = tidy(tail.slice(fieldWord.exec(fold(tail))?.[0].length ?? 0));
  const field = noSubject.test(own) ? bracketed : own || bracketed;
  return {
    kind: 'degree',
    text: tidy(whole),
    field: field === '' || (field.length < 3 && field !== bracketed) ? null : field,
    level: degree.level,
    at: { start: line.start + offset + degree.start, end: line.start + offset + end },
  };
}
