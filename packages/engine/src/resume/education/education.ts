import type { WrittenLanguage } from '../../languages/language.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold, tidy } from '../../words/reading-copy.ts';
import { type DateRange, findDates } from '../dates/dates.ts';
import { isPlace } from '../employment/places.ts';
import type { DegreeLevel, Education, Evidence } from '../resume.ts';
import { withoutLabel } from '../sections/labels-of-other-languages.ts';
import { capitalisedShare } from '../sections/line-look.ts';
import type { Line } from '../sections/lines.ts';
import {
  type DegreeMention as DegreeSpan,
  findCertificate,
  findDegrees,
  findProfessionAsDegree,
  namesInstitution,
} from './degree-words.ts';
import { entersSchool, fieldMark, noField } from './degrees-of-other-languages.ts';
import { isStateOfTown } from './state-or-degree.ts';
import { isTableHead } from './table-head.ts';

type Mention =
  | {
      readonly kind: 'degree';
      readonly text: string;
      readonly field: string | null;
      readonly level: DegreeLevel | null;
      readonly at: Evidence;
    }
  | { readonly kind: 'institution'; readonly text: string; readonly at: Evidence }
  /** A name beside them that could be a school's where no other words say so: "RWTH Aachen". */
  | { readonly kind: 'name'; readonly line: Line; readonly text: string; readonly at: Evidence }
  | { readonly kind: 'dates'; readonly range: DateRange; readonly at: Evidence };

type Draft = { -readonly [key in keyof Omit<Education, 'evidence'>]: Education[key] } & {
  evidence: Evidence[];
  dated: boolean;
  degreeStart: number | null;
  degreeEnd: number | null;
};

/** The entries of a section on education, or of the lines elsewhere that surely speak of a degree. */
export function readEducation(
  lines: readonly Line[],
  today: string,
  language: WrittenLanguage = 'en',
): readonly Education[] {
  const mentions = lines.map(withoutLabel).flatMap((line) => {
    const isNone = isTableHead(line) || entersSchool.test(line.folded.trimEnd());
    const found = isNone ? [] : readMentions(line, { today, language });
    return withoutRepeats(found, line);
  });
  const whole = wholeEntries(lines, mentions);
  const lead =
    mentions.find((mention) => mention.kind === 'degree' || mention.kind === 'institution')?.kind ?? 'degree';
  const datesFirst = mentions[0]?.kind === 'dates';
  const drafts: Draft[] = [];
  const nameless: { mention: Mention & { kind: 'name' }; draft: Draft | null }[] = [];
  let current: Draft | null = null;
  for (const mention of mentions) {
    if (mention.kind === 'name') {
      nameless.push({ mention, draft: current });
      continue;
    }
    const own = whole.get(mention);
    const isAnother =
      own === undefined || current === null
        ? startsNew(current, mention, lead, datesFirst)
        : (own === 'first' && (current.degree ?? current.institution) !== null) || isFilled(current, mention);
    if (current === null || isAnother) {
      current = {
        institution: null,
        degree: null,
        level: null,
        field: null,
        start: null,
        end: null,
        evidence: [],
        dated: false,
        degreeStart: null,
        degreeEnd: null,
      };
      drafts.push(current);
    }
    add(current, mention);
  }
  for (const { mention, draft } of nameless) {
    if (language === 'other') adoptField(mention, drafts);
    else adopt(mention, draft ?? drafts[0] ?? null);
  }
  return drafts.flatMap((draft) => {
    const { dated: _dated, degreeStart: _degreeStart, degreeEnd: _degreeEnd, ...read } = draft;
    const education = { ...read, field: read.field ?? fieldOfDegree.exec(read.degree ?? '')?.[1] ?? null };
    return education.degree !== null || education.institution !== null ? [education] : [];
  });
}

/**
 * What a line says twice, once: the board that a school of the table's row belongs to, and a degree's abbreviation
 * after its name ("Master of Business Administration - MBA").
 */
function withoutRepeats(mentions: readonly Mention[], line: Line): readonly Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    const between = last ? line.text.slice(last.at.end - line.start, mention.at.start - line.start) : '';
    if (last?.kind === 'institution' && mention.kind === 'institution') {
      if (/^\s*[|\t]\s*$/.test(between)) continue;
      // "School of Social Work, Example University" is one place of learning.
      if (/^\s*(?:,|-|–|at)\s*$/.test(between) && partOfUniversity.test(last.text)) {
        const text = `${last.text}, ${mention.text}`;
        kept[kept.length - 1] = { ...last, text, at: { ...last.at, end: mention.at.end } };
        continue;
      }
    }
    if (last?.kind === 'degree' && mention.kind === 'degree' && isSameDegree(last, mention, between)) {
      const { field } = mention;
      kept[kept.length - 1] = {
        ...last,
        text: abbreviation.test(last.text) ? mention.text : last.text,
        field: last.field ?? field,
        at: { ...last.at, end: mention.at.end },
      };
    } else kept.push(mention);
  }
  return kept;
}

const partOfUniversity =
  /^(?:the )?(?:(?:\p{L}+ )?(?:school|faculty|department|college) of|graduate school)\b/iu;

type DegreeMention = Mention & { kind: 'degree' };

const isSameDegree = (left: DegreeMention, right: DegreeMention, between: string): boolean =>
  left.level === right.level &&
  /^\s*[-–—(,/]\s*$/.test(between) &&
  abbreviation.test(right.text) !== abbreviation.test(left.text);

const abbreviation = /^(?:\p{Lu}\.? ?){1,2}(?:\p{L}{1,4}\.?)?$|^\p{Lu}{2,5}$/u;

/**
 * What a name on the degree's own line is: right after a degree whose school is known it is the field ("BA, Political
 * Science"); beside a degree without a school it is the school.
 */
function adopt({ text, line, at }: Mention & { kind: 'name' }, draft: Draft | null): void {
  if (!draft || draft.degree === null) return;
  const own = draft.evidence.filter(({ start, end }) => start >= line.start && end <= line.end);
  if (own.length === 0) return;
  const isBesideDegree =
    draft.degreeEnd !== null && at.start >= draft.degreeEnd && at.start - draft.degreeEnd <= 4;
  if (draft.institution === null && /\s/.test(text) && !namesSubject.test(text)) draft.institution = text;
  else if (draft.field === null && isBesideDegree) draft.field = text;
  else return;
  draft.evidence.push(at);
}

/** In a language without a glossary, what stands right beside a degree on its line is the field, and never a school. */
function adoptField({ text, line, at }: Mention & { kind: 'name' }, drafts: readonly Draft[]): void {
  const beside = drafts.find(({ degree, degreeStart, degreeEnd }) => {
    if (degree === null || degreeStart === null || degreeEnd === null) return false;
    if (degreeStart < line.start || degreeEnd > line.end) return false;
    const gap = at.start >= degreeEnd ? [degreeEnd, at.start] : [at.end, degreeStart];
    const between = line.text.slice((gap[0] ?? 0) - line.start, (gap[1] ?? 0) - line.start);
    return at.start >= degreeEnd ? /^[\s,(:–-]*$/.test(between) : /^[\s(]+$/.test(between);
  });
  if (!beside || beside.field !== null || noField.test(fold(text))) return;
  const mark = fieldMark.exec(fold(text))?.[0].length ?? 0;
  const field = tidy(text.slice(mark)).replace(/^[«"„“]|[»"“”]$/g, '');
  if (field.length < 2) return;
  beside.field = field;
  beside.evidence.push(at);
}

/** What lines that name both a degree and a school say of them: what stands above belongs to another entry. */
function wholeEntries(
  lines: readonly Line[],
  mentions: readonly Mention[],
): ReadonlyMap<Mention, 'first' | 'other'> {
  const whole = new Map<Mention, 'first' | 'other'>();
  for (const line of lines) {
    const own = mentions.filter(({ at }) => at.start >= line.start && at.end <= line.end);
    const named = own.filter(({ kind }) => kind === 'degree' || kind === 'institution');
    if (line.words > mostWordsOfEntry || new Set(named.map(({ kind }) => kind)).size < 2) continue;
    for (const [index, mention] of named.entries()) whole.set(mention, index === 0 ? 'first' : 'other');
  }
  return whole;
}

/** A longer line is a flattened page. */
const mostWordsOfEntry = 30;

const isFilled = (draft: Draft, mention: Mention): boolean =>
  (mention.kind === 'degree' && draft.degree !== null) ||
  (mention.kind === 'institution' && draft.institution !== null);

function startsNew(
  draft: Draft | null,
  mention: Mention,
  lead: Mention['kind'],
  datesFirst: boolean,
): boolean {
  if (draft === null) return true;
  if (mention.kind === 'dates')
    return draft.dated || (datesFirst && (draft.degree !== null || draft.institution !== null));
  if (mention.kind === 'degree')
    return draft.degree !== null || (lead === 'degree' && draft.institution !== null);
  return draft.institution !== null || (lead === 'institution' && draft.degree !== null);
}

function add(draft: Draft, mention: Mention): void {
  draft.evidence.push(mention.at);
  if (mention.kind === 'degree') {
    [draft.degree, draft.field, draft.level] = [mention.text, mention.field, mention.level];
    draft.degreeStart = mention.at.start;
    draft.degreeEnd = mention.at.end;
  } else if (mention.kind === 'institution') draft.institution = mention.text;
  else if (mention.kind === 'dates') {
    draft.dated = true;
    const { from, to, single } = mention.range;
    // A single date is when the degree was received.
    [draft.start, draft.end] = single ? [null, to ?? from] : [from, to];
  }
}

type Knowledge = { readonly today: string; readonly language: WrittenLanguage };

function readMentions(line: Line, { today, language }: Knowledge): readonly Mention[] {
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
  for (const span of pieces(line, dates, language)) mentions.push(...readPiece(line, span, language));
  return mentions.sort((a, b) => a.at.start - b.at.start);
}

type Span = { readonly start: number; readonly end: number };

const separators =
  /\s*[|•·;:]\s*|\s+[-–—~]+\s*|\s*[-–—]\s+|\t+|\s{3,}|\s*,\s*|\s+(?:from|at|with)\s+(?=(?:the )?[\p{Lu}a-z]+)|\s*\((?![Hh]ons?\b|[Hh]onou?rs\b|FH\b)\s*|(?<!\((?:[Hh]ons?\.?|[Hh]onou?rs|FH))\)\s*|(?<!\b(?:Hr|Sr|Jr|Sec|St|Ste|Govt|Dr|Mt|Matric|Smt|Pt|Prof|Univ))\.\s+(?=[\p{Lu}]\p{L}{3})/gu;

/** Between words of Chinese and Japanese no room is left; a Korean school and its faculty stand two spaces apart. */
const separatorsElsewhere = new RegExp(
  String.raw`${separators.source}|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\s{2,}|\s+(?=มหาวิทยาลัย|วิทยาลัย|โรงเรียน|สถาบัน)`,
  'gu',
);

function pieces(line: Line, dates: readonly DateRange[], language: WrittenLanguage): readonly Span[] {
  const spans: Span[] = [];
  const breaks = language === 'other' ? separatorsElsewhere : separators;
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
  const degree =
    findDegrees(text, folded, language).find(
      (found) => !isStateOfTown(line.text, { start: start + found.start, end: start + found.end }),
    ) ??
    findProfessionAsDegree(folded, language) ??
    findCertificate(folded);
  const isInstitution = namesInstitution(folded, language) && text.split(/\s+/).length <= 12;
  if (
    degree &&
    !(
      isInstitution &&
      !(language === 'other' && graduated.test(line.text)) &&
      text.slice(0, degree.start).trim() !== '' &&
      degree.level === 'secondary'
    )
  ) {
    const mention = degreeMention(line, start, text, degree);
    const rest = text.slice(mention.at.end - line.start - start);
    if (language === 'other') return elsewhere(line, { start, end }, mention, isInstitution);
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
 * A degree in a language without a glossary: the field stands before or behind it, and the school's name may hold the
 * word ("Kálvária Gimnázium", "高等学校").
 */
function elsewhere(
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

/** Said of whoever left a school with its degree. */
const graduated = /卒業|毕业|畢業|졸업|mezun/;

/** "Interior Design" and "Human Resources Manager" end as subjects and titles do, and no school does. */
const namesSubject =
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
  const value = tidy(text.slice(lead)).replace(/\s+in(?: the)?(?: year)?$/i, '');
  // "a bus for rural schools" names none.
  if (
    value.length < 3 ||
    /^(?:(?:name of (?:the )?)?(?:university|college|school|institut(?:e|ion))(?: name)?|board|university)$/i.test(
      value,
    ) ||
    /^(?:an?|the|my|our|for|to)\s+\p{Ll}/u.test(value) ||
    /^\p{Ll}.*\.$/u.test(text.trim())
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

const fieldWord =
  /^\s*(?:degree |honou?rs |\(hons?\.?\) |diploma )?(?:(?:in de|in|of|en|de|em|im|der|major in)\s+|[-:]\s*)?/i;

/** "Master of Public Administration" names its field, "Master of Science" none. */
const fieldOfDegree =
  /^(?:bachelor|master|doctor)'?s? of (?!arts?\b|sciences?\b|applied\b|philosophy\b|technology\b)(\p{L}.+)$/iu;

function degreeMention(line: Line, offset: number, text: string, degree: DegreeSpan): DegreeMention {
  const after = text.slice(degree.end);
  const stop = after.search(
    /\s+(?:(?:from|at|with|in the year|awarded|passed|completed)\b|(?:in )?(?:Dr|St|Shri|Smt|Govt)\.)/i,
  );
  const institutionAt =
    /\s(?:\p{Lu}[\p{L}.'’&]*\s+){0,4}(?:Universit|College|Institut|School|Academy|Polytechnic)/u.exec(after);
  const limit = Math.min(
    stop < 0 ? after.length : stop,
    institutionAt && !/^\s*(?:in|of)\s/.test(institutionAt[0]) ? institutionAt.index : after.length,
    90,
  );
  const tail = after.slice(0, limit).trimEnd();
  const end = degree.end + tail.length;
  const whole = text.slice(degree.start, end);
  const field = tidy(tail.slice(fieldWord.exec(fold(tail))?.[0].length ?? 0));
  return {
    kind: 'degree',
    text: tidy(whole),
    field: field === '' || field.length < 3 ? null : field,
    level: degree.level,
    at: { start: line.start + offset + degree.start, end: line.start + offset + end },
  };
}
