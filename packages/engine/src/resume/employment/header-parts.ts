import { locales } from '@winnow/locales';
import type { WrittenLanguage } from '../../languages/language.ts';
import { piecesOf, wordsOf, writtenPiecesOf } from '../../languages/locale-lists.ts';
import type { SkillKind, Vocabulary } from '../../vocabulary/vocabulary.ts';
import { allMatches } from '../../words/all-matches.ts';
import { fold } from '../../words/reading-copy.ts';
import type { DateRange } from '../dates/dates.ts';
import { isStreet } from '../person/addresses.ts';
import type { Line } from '../sections/lines.ts';
import {
  hasLegalForm,
  isLegalForm,
  isSocietyOf,
  ofCompany,
  organizationLikeness,
} from './organization-words.ts';
import { organizationInUnsupportedLanguage } from './organizations-in-unsupported-languages.ts';
import { isPlace, isStateCode, townAfterEmployer } from './places.ts';
import { isTitleFiller, isTitleNoun, titleTail } from './title-words.ts';
import { titleInUnsupportedLanguage } from './titles-in-unsupported-languages.ts';

/**
 * What a part of a position's heading is: by a label, by its words, or unknown. A function is a field of work ("Global
 * Sales") that belongs to the adjacent title.
 */
export type PartKind = 'title' | 'function' | 'organization' | 'place' | 'unknown';

export type Part = {
  readonly kind: PartKind;
  readonly line: Line;
  /** The kind of skill that its words name: an employer may share the name of a tool (Oracle), a title does not. */
  readonly skill: SkillKind | null;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** 0 to 1. */
  readonly certainty: number;
  /** Follows the part before it after only a comma. */
  readonly afterComma: boolean;
};

/** Brackets within a name: "Human Resources (HR) Supervisor", "Acme (India) Ltd". */
const innerBrackets = `[A-Z]{2,4}|India|UK|USA|Pvt|P|I|M|Int'l|International|Hons`;

/** Abbreviated legal forms: "(株)". */
const formsInBrackets = `[${locales.map(({ work }) => work.legalSigns).join('')}]`;

/** Dashes decoded with the wrong encoding. */
const garbledDashes = String.raw`\s*\u00e2\u20ac[\u201c\u201d]\s*`;

const breaks = new RegExp(
  [
    garbledDashes,
    String.raw`\s*[|•·●▪;[\]]\s*|\s+[-–—~]+\s*|\s*[–—]\s*|\s-\s?|\t+|\s{3,}|\s+@\s+|:\s+`,
    String.raw`\s*\((?!(?:${innerBrackets})\.?\)\s*\p{Lu}|${formsInBrackets}\))`,
    String.raw`(?<!\((?:(?:${innerBrackets})\.?|${formsInBrackets}))\)\s*`,
    // Chinese and Japanese words are not separated by spaces.
    String.raw`(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])`,
    String.raw`\s+(?:${writtenPiecesOf(({ work }) => work.at)})\s+(?=[\p{Lu}\d])`,
    String.raw`(?:^|\s+|(?<=\())(?:via|through|[Cc]lient of|on behalf of)\s+(?=\p{Lu})`,
  ].join('|'),
  'gu',
);
const commas = /(?:(?<!\s)\s+)?,\s*/g;

type PartKnowledge = { readonly vocabulary: Vocabulary; readonly language: WrittenLanguage };

/** The parts of a heading line that are not dates, each with its kind as determined by its words. */
export function readParts(
  line: Line,
  dates: readonly DateRange[],
  { vocabulary, language }: PartKnowledge,
): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { start, end } of [...dates, { start: line.text.length, end: line.text.length }]) {
    if (start > from) for (const part of partsOf(line, from, start, vocabulary)) parts.push(part);
    from = Math.max(from, end);
  }
  const own = namesAgency.test(line.folded) ? withoutAgency(parts) : parts;
  return language === 'other' ? own.map(byOtherWords) : own;
}

/** "Acme plc (via Hale Recruitment)": an agency is the employer only if no other is named. */
function withoutAgency(parts: readonly Part[]): readonly Part[] {
  const others = parts.filter((part) => !isAgency(part));
  const named = others.some(({ kind }) => kind === 'organization' || kind === 'unknown');
  return named ? others : parts;
}

const isAgency = ({ line, start }: Part): boolean =>
  agencyBefore.test(line.folded.slice(0, start - line.start));

const namesAgency =
  /(?<!\p{L})(?:via|through|on behalf of|placed by|client of|contracted|agency(?=:))(?!\p{L})/u;
const agencyBefore =
  /(?:^|[\s(,])(?:via|through|on behalf of|placed by|client of|contracted (?:by|to)|agency:) ?$/;

/** Determines a part that English words left unclear by words of languages without a glossary. */
function byOtherWords(part: Part): Part {
  if (part.kind === 'place' || part.certainty >= 0.95) return part;
  const folded = fold(part.text);
  const organization = organizationInUnsupportedLanguage(folded);
  const title = titleInUnsupportedLanguage(folded);
  if (organization === 1 || organization > title)
    return { ...part, kind: 'organization', certainty: organization };
  return title > 0 && part.kind !== 'organization' ? { ...part, kind: 'title', certainty: title } : part;
}

type Stretch = { readonly start: number; readonly end: number };
type Span = Stretch & { readonly afterComma: boolean };

function partsOf(line: Line, from: number, to: number, vocabulary: Vocabulary): readonly Part[] {
  return split(line.text, { start: from, end: to }, breaks).flatMap((span) => {
    const whole = line.text.slice(span.start, span.end);
    const town = townAfterEmployer(whole);
    if (town === null && isPlace(whole, foldedAt(line, span))) return [makePart(line, span, placeCertainty)];
    const names = mergeNames(line.text, splitAtCommas(line.text, span));
    const pieces = (town === null ? names : splitFirst(line.text, names, town))
      .filter((piece) => !saysTerms(line.text, piece))
      .flatMap((piece) => splitGlued(line, piece, vocabulary))
      .map((piece) => classify(line, piece, vocabulary));
    return placeTowns(pieces);
  });
}

const foldedAt = ({ folded }: Line, { start, end }: Stretch): string => folded.slice(start, end);

/** The grade, number or terms of a post are neither title nor employer. */
const saysTerms = (text: string, { start, end }: Stretch): boolean => {
  const piece = text.slice(start, end);
  return (
    isCode.test(piece) ||
    isAbbreviation.test(piece) ||
    isTerms.test(piece) ||
    (text.charAt(start - 1) === '(' && isGrade.test(piece))
  );
};

/** "Shift Manager (SM)": repeats the title. */
const isAbbreviation = /^\p{Lu}{2,6}\)$/u;
/** "GS-0343-12" */
const isCode = /^\p{Lu}{1,5}-\d[\d-]*$/u;
/** In brackets: "(Band 5)", "(ST4)", "(92Y)". */
const isGrade = /^(?:(?:band|grade|level|tier|scale|class|step|year) )?[a-z]{0,4} ?\d[\da-z+/-]{0,6}$/i;
const isTerms =
  /^(?:(?:maternity|paternity|parental)(?: leave)? cover|fixed[ -]term(?: contract)?|temp(?:orary)?|permanent|seasonal|casual|hybrid|on[ -]?site|work from home|promoted)$/i;

/** Splits the first name where its town starts: "Acme Boston", "MA" becomes "Acme", "Boston", "MA". */
function splitFirst(text: string, [first, ...others]: readonly Span[], town: number): readonly Span[] {
  if (!first) return others;
  const end = first.start + text.slice(first.start, first.start + town).trimEnd().length;
  return [{ ...first, end }, { start: first.start + town, end: first.end, afterComma: true }, ...others];
}

/** "Acme, Hobbs Landing, MA": the name between a possible employer and a state is a town, known or not. */
function placeTowns(pieces: readonly Part[]): readonly Part[] {
  if (pieces.length < 2) return pieces;
  return pieces.map((piece, index) => {
    const state = pieces[index + 1];
    if (piece.kind !== 'unknown' || !state?.afterComma || !isStateCode(state.text)) return piece;
    const hasEmployer = pieces.slice(0, index).some(({ kind }) => kind !== 'title' && kind !== 'function');
    const place = `${piece.text}, ${state.text}`;
    return hasEmployer && isPlace(place, fold(place)) ? { ...piece, kind: 'place', certainty: 0.9 } : piece;
  });
}

/**
 * "Acme Ltd Senior Engineer", "Web Designer acme.example": an employer and a title without a separator between them.
 */
function splitGlued(line: Line, span: Span, vocabulary: Vocabulary): readonly Span[] {
  const text = line.text.slice(span.start, span.end);
  if (!/\s/.test(text)) return [span];
  const at = glueAt(text, foldedAt(line, span), vocabulary) ?? (span.afterComma ? afterRegion(text) : null);
  if (at === null) return [span];
  const end = span.start + text.slice(0, at).trimEnd().length;
  return [
    { ...span, end },
    { start: span.start + at, end: span.end, afterComma: false },
  ];
}

/** The position of a title directly after the region of a place: "Austin, Texas Consultant". */
function afterRegion(text: string): number | null {
  const words = allMatches(text, /\S+/g);
  for (const { index } of words.slice(1, maxWordsOfRegion + 1)) {
    const region = text.slice(0, index).trimEnd();
    const rest = text.slice(index);
    if (/^\p{Lu}/u.test(rest) && isPlace(region, fold(region)) && hasTitleNoun(rest)) return index;
  }
  return null;
}

const maxWordsOfRegion = 3;

const gluedLegalForm =
  /\s(?:Ltd|Limited|Inc|LLC|GmbH|Corp|Corporation|LLP|Plc|PLC|S\.A|S\.L|S\.r\.l|SRL|B\.V)\.?[\s–-]+(?=\p{Lu})/u;

function glueAt(text: string, folded: string, vocabulary: Vocabulary): number | null {
  const form = gluedLegalForm.exec(text);
  if (form && hasTitleNoun(text.slice(form.index + form[0].length))) return form.index + form[0].length;
  const tail = isSocietyOf(folded) ? null : titleTail(text, folded);
  if (
    tail !== null &&
    !isKnownTitle(text, vocabulary) &&
    !ofCompany.test(folded) &&
    endsAsOrganization(text.slice(0, tail).trimEnd())
  )
    return tail;
  // Checked last, since it is slow: only a name with such a form can be followed by an employer.
  if (!hasLegalForm(folded) && !hasAddress.test(text)) return null;
  const mention = vocabulary.findTitles(text)[0];
  if (!mention || mention.start > 0) return null;
  const after = text.slice(mention.end).trimStart();
  const glued =
    /^\p{Lu}/u.test(after) && startsAsOrganization(after) && hasTitleNoun(text.slice(0, mention.end));
  return glued ? text.length - after.length : null;
}

/** "Primary School Teacher" is a title as a whole, not a teacher at a school. */
const isKnownTitle = (text: string, vocabulary: Vocabulary): boolean =>
  vocabulary.findTitles(text).some(({ start, end }) => start === 0 && end === text.length);

const hasTitleNoun = (text: string): boolean =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .some(isTitleNoun);
/** At least two words, the last of which names an organization. */
const endsAsOrganization = (text: string): boolean =>
  text.includes(' ') && organizationLikeness(fold(/(?<!\S)\S+$/.exec(text)?.[0] ?? '')) > 0;
const hasAddress = /\.(?:com|net|org|io)\b/i;
const startsAsOrganization = (text: string): boolean =>
  /^\S+\.(?:com|net|org|io)\b/i.test(text) || (organizationLikeness(fold(text)) === 1 && !hasTitleNoun(text));

function splitAtCommas(text: string, span: Stretch): readonly Span[] {
  return split(text, span, commas).map((part, index) => ({ ...part, afterComma: index > 0 }));
}

function split(text: string, { start: from, end: to }: Stretch, separators: RegExp): readonly Span[] {
  const spans: Span[] = [];
  let start = from;
  const add = (end: number) => {
    const trimmed = trim(text, start, end);
    if (trimmed) spans.push({ ...trimmed, afterComma: false });
  };
  for (const found of allMatches(text.slice(from, to), separators)) {
    add(from + found.index);
    start = from + found.index + found[0].length;
  }
  add(to);
  return spans;
}

/** Matches most pieces, which have nothing around them. */
const wordAlone = /^[A-Za-z\d](?:[A-Za-z\d &'-]*[A-Za-z\d])?$/;

/** Punctuation around a name, except a legal form in parentheses at its start. */
const leadingMarks = new RegExp(String.raw`^(?:(?!\(${formsInBrackets}\))[\s,;:|•·*"'–—/\-().])*`);

function trim(text: string, start: number, end: number): Stretch | null {
  const raw = text.slice(start, end);
  if (wordAlone.test(raw)) return { start, end };
  const lead = leadingMarks.exec(raw)?.[0].length ?? 0;
  if (lead >= raw.length) return null;
  const tail = /(?<![\s,;:|•·*"'–—/\-(])[\s,;:|•·*"'–—/\-(]*$/.exec(raw.slice(-12))?.[0].length ?? 0;
  return end - tail > start + lead ? { start: start + lead, end: end - tail } : null;
}

/** "Acme, Inc." and "Hart, Pryce & Doane LLP" are one name each. */
function mergeNames(text: string, spans: readonly Span[]): readonly Span[] {
  if (spans.length < 2) return spans;
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    const name = text.slice(span.start, span.end);
    const joins = isLegalForm(fold(name)) || (lastPartners.test(name) && last && isSurname(text, last, span));
    if (last && joins) merged[merged.length - 1] = { ...last, end: span.end };
    else merged.push(span);
  }
  return merged;
}

const lastPartners =
  /^\p{Lu}[\p{L}'’-]+ (?:&|and) (?:\p{Lu}[\p{L}'’-]+,? (?:LLP|LLC|LLLP|PLLC|PC|LPA|P\.C\.|P\.A\.|Partners|Associates)|Co(?:mpany|\.)?|Sons|Partners|Associates)$/u;

const isSurname = (text: string, { start, end }: Span, next: Span): boolean =>
  /^\p{Lu}[\p{L}'’-]+$/u.test(text.slice(start, end)) && /^, ?$/.test(text.slice(end, next.start));

function classify(line: Line, span: Span, vocabulary: Vocabulary): Part {
  return makePart(
    line,
    span,
    meaningOf(line.text.slice(span.start, span.end), foldedAt(line, span), vocabulary),
  );
}

type PartMeaning = Pick<Part, 'kind' | 'certainty' | 'skill'>;

const placeCertainty: PartMeaning = { kind: 'place', certainty: 0.9, skill: null };

/** The kind of a part, as determined by its words. */
function meaningOf(text: string, folded: string, vocabulary: Vocabulary): PartMeaning {
  if (isPlace(text, folded) || isStateCode(text) || isStreet(folded)) return placeCertainty;
  if (selfEmployed.test(folded)) return { kind: 'organization', certainty: 0.6, skill: null };
  const organization = organizationLikeness(folded);
  // "Quay Engineering Consultants" is plural, so it is an employer; "Engineering Consultant" is a title.
  const isFirm = organization > 0 && endsInPlural.test(folded) && /\s/.test(folded);
  const title = titleLikeness(text, folded, vocabulary) * (isFirm ? 0.5 : 1);
  const skill = title < 0.8 ? skillNamed(text, vocabulary) : null;
  if (skill && organization < 1 && !isFunction(folded)) return { kind: 'unknown', certainty: 0, skill };
  if (organization > 0 && title < 0.95 && isHouseByName(folded))
    return { kind: 'organization', certainty: 0.8, skill };
  if (organization === 1) return { kind: 'organization', certainty: title >= 0.95 ? 0.6 : 1, skill };
  if (title >= 0.5 && title >= organization) return { kind: 'title', certainty: title, skill };
  if (organization > 0) return { kind: 'organization', certainty: organization, skill };
  if (isFunction(folded)) return { kind: 'function', certainty: title, skill };
  return { kind: title > 0.3 ? 'title' : 'unknown', certainty: title, skill };
}

/** "St. Agatha Doctors Hospital" does not end like a title. */
const isHouseByName = (folded: string): boolean =>
  endsAsHouse.test(folded) &&
  !/ (?:of|for|at|in|to) /.test(folded) &&
  !folded.split(/[^\p{L}]+/u).some((word) => isTitleNoun(word) && !word.endsWith('s'));

const endsAsHouse =
  /\s(?:hospital|clinic|infirmary|university|college|school|academy|hotel|bank|church|restaurant|airlines|airways)$/;
const selfEmployed = /^self[ -]?employed$/;
const endsInPlural =
  /(?:engineer|consultant|contractor|builder|partner|associate|designer|architect|surveyor|broker|planner|carrier|publisher|solicitor|accountant|lawyer|attorney|optician|dentist|caterer|florist|jeweller|realtor|optometrist)s$/;

const isFunction = (folded: string): boolean => folded.split(/[\s/-]+/).every(isTitleFiller);

function skillNamed(text: string, vocabulary: Vocabulary): SkillKind | null {
  const mentions = vocabulary.findSkills(text);
  const covered = mentions.reduce((sum, mention) => sum + mention.end - mention.start, 0);
  const first = mentions[0];
  return first && covered >= text.length * 0.6 ? (vocabulary.skill(first.skillId)?.kind ?? null) : null;
}

/** How likely a short text is a job title: by its head noun, and by how much of it the vocabulary knows. */
export function titleLikeness(text: string, folded: string, vocabulary: Vocabulary): number {
  const words = (plainWords.test(folded) ? folded.split(' ') : folded.split(/[^\p{L}\d&-]+/u)).filter(
    Boolean,
  );
  if (
    words.length === 0 ||
    words.length > 10 ||
    isHouse.test(text) ||
    words[0] === 'as' ||
    isSocietyOf(folded)
  )
    return 0;
  const covered =
    vocabulary.findTitles(text).reduce((sum, title) => Math.max(sum, title.end - title.start), 0) /
    text.length;
  const last = words.at(-1) ?? '';
  // In most languages other than English the noun comes first: "Técnico de laboratorio".
  const leads = isTitleNoun(words[0] ?? '') && words.length <= 4;
  const head =
    isTitleNoun(last) || leadsPhrase(words) ? 0.85 : leads ? 0.75 : words.some(isTitleNoun) ? 0.6 : 0;
  const filler = words.filter((word) => isTitleFiller(word) || isTitleNoun(word)).length / words.length;
  if (covered >= 0.95) return head > 0 ? 1 : 0.8;
  return Math.min(1, Math.max(head, covered * 0.8) + (head > 0 ? filler * 0.1 : 0));
}

/** Needs no check for letters of other scripts. */
const plainWords = /^[a-z\d& -]*$/;

/** "The Crane & Pilot" */
const isHouse = /^The \p{Lu}[\p{L}'-]+(?: (?:&|and|of) \p{Lu}[\p{L}'-]+)?$/u;

const saysResponsible = new RegExp(`^(?:${piecesOf(({ work }) => work.responsible)})`);
const titleLinks = new Set(locales.flatMap(({ work }) => wordsOf(work.titleLinks)));

/** "Vendedor de loja", "Lehrerin für Mathematik": a noun and its object, but not phrases for being responsible. */
const leadsPhrase = ([first = '', second = '', ...rest]: readonly string[]): boolean =>
  isTitleNoun(first) &&
  !saysResponsible.test(first) &&
  titleLinks.has(second) &&
  rest.length > 0 &&
  rest.length <= 4;

function makePart(line: Line, span: Span, meaning: PartMeaning): Part {
  return {
    ...meaning,
    line,
    start: line.start + span.start,
    end: line.start + span.end,
    text: line.text.slice(span.start, span.end),
    afterComma: span.afterComma,
  };
}
