import type { DegreeLevel } from '../../resume/resume.ts';
import type { AskedDemand } from '../job-description.ts';

/** What a part of a line asks for by name. Places are offsets in the line. */
export type NamedAsk = { readonly demand: AskedDemand; readonly start: number; readonly end: number };

/** Alternatives that a line joins by "or": any one way is enough, and a way asks for all of its members. */
export type Alternatives = {
  readonly ways: readonly (readonly NamedAsk[])[];
  readonly start: number;
  readonly end: number;
};

/**
 * Maximum line length in characters; bounds the time for malicious input. Longer lines are paragraphs, and
 * real lists of alternatives are shorter.
 */
const maxLength = 600;
const maxParts = 12;

/** Where the scope of an "or" ends. */
const sentenceEnd = /[;•|]|\.(?=\s+[A-Z])/g;
const either = /(?:,\s|\s)(?:[Oo][Rr]|[Aa]nd\/or)(?=\s)|(?<=\b[A-Z]{3}) ?\/(?= ?[A-Z]{3}\b)/g;
/** "Or at least a valid driver license": maximum number of function words before the name. */
const maxWordsBetween = 4;
/** Words after which the line asks for something else. */
const goesOn = /[,;:()]|\b(?:and|plus|with|preferred|preferably|required|ideally|desirable)\b/i;
/** Joins demands that must all be met: "a bachelor's degree and 3 years". */
const together = /^[\s\w'’+-]{0,40}?(?:\band\b|\bwith\b|\bplus\b|,|\+)[\s\w'’+-]{0,40}$/i;
/** Words of a heading or a verb before the first name: "must have a", "requires either". */
const strengthWords = /\b(?:preferred|preferably|required|ideally|desirable|a plus)\b/i;

/**
 * Alternatives of different kinds ("CPA or MBA"), several spans of years, or degrees with different years.
 * Those of one kind ("React or Vue", "bachelor's or master's") are already one demand and are left out.
 * @param asksIn what a part of the line asks for, in text order; `at` is the offset of the part
 */
export function readAlternatives(
  line: string,
  asksIn: (part: string, at: number) => readonly NamedAsk[],
): readonly Alternatives[] {
  if (line.length > maxLength || !/\sor\s|[A-Z] ?\/ ?[A-Z]/i.test(line)) return [];
  return sentencesOf(line).flatMap(({ start, end }) => {
    const parts = partsOf(line, { start, end }, asksIn);
    return parts.length < 2 ? [] : groupsOf(line, parts);
  });
}

type Interval = { readonly start: number; readonly end: number };
type Part = Interval & { readonly asks: readonly NamedAsk[] };

function sentencesOf(line: string): readonly Interval[] {
  const ends = [...line.matchAll(sentenceEnd)].map(({ index }) => index);
  return [...ends, line.length].map((end, place) => ({ start: (ends[place - 1] ?? -1) + 1, end }));
}

/** The sentence split at each "or"; an incomplete part stays with the one before: "or a related field". */
function partsOf(
  line: string,
  { start, end }: Interval,
  asksIn: (part: string, at: number) => readonly NamedAsk[],
): readonly Part[] {
  const joints = [...line.slice(start, end).matchAll(either)].slice(0, maxParts);
  const from = [start, ...joints.map(({ 0: joint, index }) => start + index + joint.length)];
  const to = [...joints.map(({ index }) => start + index), end];
  const read = (part: Interval): Part => ({
    ...part,
    asks: asksIn(line.slice(part.start, part.end), part.start),
  });
  const parts: Part[] = [];
  for (const [place, partStart] of from.entries()) {
    const next = read({ start: partStart, end: to[place] ?? end });
    const last = parts.at(-1);
    if (last && isMore(line, last, next))
      parts[parts.length - 1] = read({ start: last.start, end: next.end });
    else parts.push(next);
  }
  return parts;
}

/** Whether a part only continues what the previous part names. */
function isMore(line: string, before: Part, next: Part): boolean {
  const last = before.asks.at(-1);
  const first = next.asks[0];
  if (last === undefined || first === undefined) return true;
  if (!isBegunBy(line, next, first)) return true;
  if (hasYearsOfItsOwn(before, next)) return false;
  return last.demand.kind === first.demand.kind && !isChoiceWithin(first.demand.kind);
}

/** Each span of years and each language is a separate demand. */
const isChoiceWithin = (kind: AskedDemand['kind']): boolean => kind === 'experience' || kind === 'language';

/** Whether there are only a few function words between "or" and the name. */
function isBegunBy(line: string, part: Part, first: NamedAsk): boolean {
  const between = line.slice(part.start, first.start);
  return !goesOn.test(between) && (between.match(/\S+/g) ?? []).length <= maxWordsBetween;
}

/** "Bachelor's degree and 3 years, or master's and 1 year", "bachelor's, or associate's with 4 years". */
function hasYearsOfItsOwn(before: Part, next: Part): boolean {
  const [degree, years] = next.asks;
  if (degree?.demand.kind !== 'education' || years?.demand.kind !== 'experience') return false;
  const [last, other] = before.asks.slice(-2).toReversed();
  if (last?.demand.kind === 'experience' && other?.demand.kind === 'education') return true;
  return last?.demand.kind === 'education' && levelOf(last) > levelOf(degree);
}

const levels: readonly DegreeLevel[] = [
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
];
const levelOf = ({ demand }: NamedAsk): number =>
  demand.kind === 'education' && demand.level !== null ? levels.indexOf(demand.level) : levels.length;

function groupsOf(line: string, parts: readonly Part[]): readonly Alternatives[] {
  const groups: { ways: (readonly NamedAsk[])[]; isOpen: boolean }[] = [];
  for (const [place, part] of parts.entries()) {
    const before = parts[place - 1];
    const open = groups.at(-1);
    const first = wayAtStart(line, part, before);
    if (before && open?.isOpen && first.length > 0 && endsIn(line, before)) {
      open.ways.push(first);
      // What follows in this part is asked for in addition to the alternatives.
      open.isOpen = first.length === part.asks.length;
    } else if (place + 1 < parts.length) {
      const last = wayAtEnd(line, part, parts[place + 1]);
      const listed = listedBefore(line, part.asks).map((ask) => [ask]);
      groups.push({ ways: last.length > 0 ? [...listed, last] : [], isOpen: last.length > 0 });
    }
  }
  return groups
    .filter(({ ways }) => ways.length > 1 && isOfKinds(ways))
    .map(({ ways }) => ({
      ways: withWhatIsShared(ways),
      start: ways[0]?.[0]?.start ?? 0,
      end: ways.at(-1)?.at(-1)?.end ?? 0,
    }));
}

/** Whether nothing else is asked for between the last name of a part and its "or". */
function endsIn(line: string, part: Part): boolean {
  const last = part.asks.at(-1);
  return (
    last !== undefined &&
    !/[:()]/.test(line.slice(last.end, part.end)) &&
    !strengthWords.test(line.slice(last.end, part.end))
  );
}

/** "CPA, CMA or MBA": names of one kind, separated only by commas from the last name before the "or". */
function listedBefore(line: string, asks: readonly NamedAsk[]): readonly NamedAsk[] {
  let from = asks.length - 1;
  for (; from > 0; from -= 1) {
    const [one, next] = [asks[from - 1], asks[from]];
    if (one === undefined || next === undefined || one.demand.kind !== next.demand.kind) break;
    if (!/^, ?$/.test(line.slice(one.end, next.start))) break;
  }
  return asks.slice(from, -1);
}

function wayAtEnd(line: string, { asks }: Part, next: Part | undefined): readonly NamedAsk[] {
  const [last, other] = asks.slice(-2).toReversed();
  if (last === undefined) return [];
  const isBoth =
    other?.demand.kind === 'education' &&
    last.demand.kind === 'experience' &&
    next !== undefined &&
    startsWithDegreeAndYears(next) &&
    together.test(line.slice(other.end, last.start));
  return isBoth ? [other, last] : [last];
}

function wayAtStart(line: string, part: Part, before: Part | undefined): readonly NamedAsk[] {
  const [first, other] = part.asks;
  if (first === undefined) return [];
  const isBoth =
    other !== undefined &&
    before !== undefined &&
    hasYearsOfItsOwn(before, part) &&
    together.test(line.slice(first.end, other.start));
  return isBoth ? [first, other] : [first];
}

const startsWithDegreeAndYears = ({ asks: [first, second] }: Part): boolean =>
  first?.demand.kind === 'education' && second?.demand.kind === 'experience';

/** Members of one kind are one demand, except years and languages. */
function isOfKinds(ways: readonly (readonly NamedAsk[])[]): boolean {
  const kinds = new Set(ways.map(([first]) => first?.demand.kind));
  const [kind] = kinds;
  return kinds.size > 1 || ways.some((way) => way.length > 1) || (kind !== undefined && isChoiceWithin(kind));
}

/** "Degree or certification in welding", "fluent Spanish or French": the field or level applies to both. */
function withWhatIsShared(ways: readonly (readonly NamedAsk[])[]): readonly (readonly NamedAsk[])[] {
  const all = ways.flat().map(({ demand }) => demand);
  const field = all
    .map((demand) => demand.kind === 'certification' && / in (.+)$/.exec(demand.name)?.[1])
    .find(Boolean);
  const level = all.map((demand) => demand.kind === 'language' && demand.level).find(Boolean);
  return ways.map((way) =>
    way.map((ask) => {
      const { demand } = ask;
      if (field && demand.kind === 'education' && demand.fields.length === 0)
        return { ...ask, demand: { ...demand, fields: [field] } };
      if (level && demand.kind === 'language' && demand.level === null)
        return { ...ask, demand: { ...demand, level } };
      return ask;
    }),
  );
}
