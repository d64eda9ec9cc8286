import { writtenPiecesOf } from '../../languages/locale-lists.ts';
import { countWords } from '../../words/count-words.ts';
import { tidy } from '../../words/reading-copy.ts';
import { capitalisedShare } from '../sections/line-style.ts';
import type { Part } from './header-parts.ts';

export type Employment = {
  readonly title: string | null;
  readonly organization: string | null;
  readonly location: string | null;
  /** Whether the words themselves, not only their positions, determine title and employer. */
  readonly isCertain: boolean;
  /** The parts they were read from; `null` if missing. */
  readonly titlePart: Part | null;
  readonly organizationPart: Part | null;
};

/** Title and employer from the parts of a position's heading; `null` if they contain neither. */
export function chooseEmployment(parts: readonly Part[]): Employment | null {
  const open = parts.filter(({ line, start }) => line.text.charAt(start - line.start - 1) !== '(');
  const outside = best(open, 'title');
  let title = outside !== null && outside.certainty >= 0.6 ? outside : best(parts, 'title');
  let organization = best(parts, 'organization');
  const place = best(parts, 'place');
  const unknown = parts.filter(
    (part, index) => isUnclear(part, title) && couldBeName(part) && !isTownOf(parts[index - 1], part),
  );
  const isCertain =
    (title === null || title.certainty >= 0.8) && (organization === null || organization.certainty >= 0.6);
  if (!organization) {
    // A subject next to the title is more likely the field of the work ("Senior Associate, Audit").
    const names = besideTitle(
      unknown.filter((part) => part.skill !== 'knowledge'),
      parts,
      title,
    );
    organization = nearest(names, title) ?? (title ? nearest(unknown, title) : null);
  }
  if (!title && organization) {
    title = nearest(
      unknown.filter((part) => part !== organization && part.skill !== 'tool'),
      organization,
    );
  }
  if (!title && !organization) return null;
  if (!title && organization?.kind === 'unknown') return null;
  // Two guesses do not make a fact.
  if (organization?.kind === 'unknown' && title?.kind === 'unknown' && title.skill !== 'knowledge')
    return null;
  return {
    title: tidied(title ? wholeTitle(title, organization, parts) : undefined),
    organization: withoutPlaceholder(tidied(organization?.text)),
    location: tidied(place?.text),
    isCertain,
    titlePart: title,
    organizationPart: organization,
  };
}

/**
 * Leaves out text that belongs to the title if other names follow: "(Newly Qualified)", "Private Client Department",
 * and "Supervisor – Home | Acme | Ames, IA".
 */
function besideTitle(names: readonly Part[], parts: readonly Part[], title: Part | null): readonly Part[] {
  if (!title || names.length < 2) return names;
  const isOwn = (part: Part) => {
    const { line, start } = part;
    const text = line.text.slice(0, start - line.start);
    if (line !== title.line || start < title.end) return false;
    const isSubject =
      part.afterComma &&
      parts[parts.indexOf(part) - 1] === title &&
      names.some((name) => isAhead(name, title));
    return (
      isSubject ||
      text.endsWith('(') ||
      departments.test(part.text) ||
      (/[^|•\t]\s[–-] $/.test(text) && isInCellOf(title, part) && namesAnother(part))
    );
  };
  const namesAnother = (part: Part) =>
    names.some(
      (other) =>
        other.line === part.line && other.start > part.end && !isInCellOf(part, other) && placeFollows(other),
    );
  const placeFollows = ({ line, end }: Part) =>
    parts.some((place) => place.kind === 'place' && place.line === line && place.start >= end);
  const others = names.filter((part) => !isOwn(part));
  return others.length > 0 ? others : names;
}

/** "Acme — Team Leader, Claims" */
const isAhead = (name: Part, title: Part): boolean =>
  name.line === title.line && /^\s*[|•:–—-]+\s*$/.test(textBetween(name, title));

const isInCellOf = (left: Part, right: Part): boolean => !/[|•\t]/.test(textBetween(left, right));

const departments = /\b(?:departments?|teams?|divisions?|units?|practice|desk|section|wards?)$/i;

/**
 * "Hall & Sons, Smethwick": the second of two names, after a comma or in a separate column, is the location of the
 * first.
 */
const isTownOf = (before: Part | undefined, part: Part): boolean =>
  before?.line === part.line &&
  (part.afterComma || inOwnColumn.test(textBetween(before, part))) &&
  before.skill !== 'knowledge' &&
  !departments.test(before.text) &&
  (before.kind === 'unknown' || before.kind === 'organization') &&
  couldBeName(before);

const inOwnColumn = /^(?: *\t| {3})\s*$/;

const textBetween = ({ line, end }: Part, { start }: Part): string =>
  line.text.slice(end - line.start, start - line.start);

/** "Outfitters" may be a title; next to a clear title it is more likely an employer's name. */
const isUnclear = (part: Part, title: Part | null): boolean =>
  part.kind === 'unknown' ||
  (part.kind === 'title' && part.certainty < 0.6 && title !== null && title.certainty >= 0.8);

const longestTitle = 8;

/**
 * The title with the parts of its line that belong to it: fields of work next to it ("VP, Global Sales"), and the text
 * after it if the employer is known from elsewhere ("Team Lead - Supplier Data").
 */
function wholeTitle(title: Part, organization: Part | null, parts: readonly Part[]): string {
  const { line } = title;
  const textOf = (start: number, end: number) => line.text.slice(start - line.start, end - line.start);
  const joins = (part: Part, start: number, end: number, gap: string) =>
    part.line === line &&
    !/[()|[\]\t]/.test(gap) &&
    gap.length <= 4 &&
    countWords(textOf(start, end)) <= longestTitle;
  let { start, end } = title;
  const [before, after] = [parts.slice(0, parts.indexOf(title)), parts.slice(parts.indexOf(title) + 1)];
  for (const part of before.reverse()) {
    if (part.kind !== 'function' || !joins(part, part.start, end, textOf(part.end, start))) break;
    start = part.start;
  }
  end += gradeBehind.exec(textOf(end, line.end))?.[0].length ?? 0;
  for (const part of after) {
    const own = part.kind === 'function' || (organization !== null && part !== organization && isLoose(part));
    if (!own || !joins(part, start, part.end, textOf(end, part.start))) break;
    end = part.end;
  }
  return textOf(start, end);
}

/** "Registrar (ST5) in Respiratory Medicine": the title continues after its grade. */
const gradeBehind =
  /^ \((?:[^()\s]{0,6} )?[^()\s\d]*\d[^()\s]*\) (?:in|of|for) \p{Lu}[\p{L} &'-]{2,60}(?=[,;|\t(]|\s[-–—]\s|$)/u;

const isLoose = (part: Part): boolean =>
  (part.kind === 'title' || part.kind === 'unknown') && couldBeName(part);

/** Placeholders of templates and anonymized resumes are not employers. */
const withoutPlaceholder = (name: string | null): string | null =>
  placeholder.test(name ?? '') ? null : name;

const placeholder =
  /^(?:(?:company|employer|organi[sz]ation)(?:'?s)?(?: name)?|(?:your|client|name of(?: the)?) (?:company|employer|organi[sz]ation)(?: name)?)$/i;

/** Without the period of a sentence; "Inc." and "Ltd." keep theirs. */
const tidied = (text: string | undefined): string | null =>
  text === undefined ? null : tidy(text).replace(/(?<=\p{L}{5})\.$/u, '') || null;

function best(parts: readonly Part[], kind: Part['kind']): Part | null {
  let chosen: Part | null = null;
  for (const part of parts) {
    if (part.kind === kind && (chosen === null || part.certainty > chosen.certainty + 0.001)) chosen = part;
  }
  return chosen;
}

/** Whether an unknown part of a heading may be the name of an employer or a title. */
export const couldBeName = (part: Part): boolean =>
  part.text.length >= 2 &&
  part.text.length <= 60 &&
  countWords(part.text) <= 7 &&
  /\p{L}{2}/u.test(part.text) &&
  !states.test(part.text) &&
  capitalisedShare(part.text) >= 0.6;

/** Descriptions of work in languages without spaces between words. */
const states = new RegExp(
  writtenPiecesOf(({ work }) => work.statements),
  'u',
);

/** The part nearest to another, preferring later parts; the first part if `to` is `null`. */
function nearest(parts: readonly Part[], to: Part | null): Part | null {
  let chosen: Part | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    const distance = to === null ? 0 : part.start >= to.end ? part.start - to.end : to.start - part.end + 3;
    if (distance < nearest) [chosen, nearest] = [part, distance];
  }
  return chosen;
}
