import { piecesOf } from '../../languages/locale-lists.ts';
import { joinDateLines } from '../dates/date-lines.ts';
import type { DateRange } from '../dates/dates.ts';
import { monthRun } from '../dates/timeline.ts';
import { namesInstitution } from '../education/degree-words.ts';
import type { Evidence, Position } from '../resume.ts';
import { capitalisedShare } from '../sections/line-style.ts';
import type { Section } from '../sections/sections.ts';
import { chooseEmployment, couldBeName, type Employment } from './employment.ts';
import { joinEntryAndLeaving } from './entry-and-leaving.ts';
import type { Part } from './header-parts.ts';
import { type HeadingCandidate, type ReadingKnowledge, readCandidate } from './heading-candidates.ts';
import { type Entry, inheritEmployers } from './inherited-employers.ts';
import { findHeadings, type PositionHeading } from './position-headings.ts';
import { readTableRows } from './position-table.ts';
import { splitAtPeriods } from './several-periods.ts';

/**
 * A section about work may have positions without dates; other sections only dated ones with a title. If no section is
 * about work, lines without a heading (`unheaded`) may be entries with unknown titles.
 */
export type SectionTrust = 'of-work' | 'unheaded' | 'other';

/** The positions of a section that describes work, in text order. */
export function readPositions(
  section: Section,
  knowledge: ReadingKnowledge,
  trust: SectionTrust,
): readonly Position[] {
  const lines = joinDateLines(section.lines, knowledge.today)
    .filter((line) => !lengthAlone.test(line.folded))
    .flatMap((line) => splitAtPeriods(line, knowledge.today));
  const rows = readTableRows(lines, knowledge.today);
  const read = lines.map((line, index) => rows.get(index) ?? readCandidate(line, knowledge));
  const candidates = knowledge.language === 'other' ? joinEntryAndLeaving(read, knowledge.today) : read;
  const headings = findHeadings(candidates, trust === 'of-work' ? 'with-undated' : 'dated-only');
  const entries: Entry[] = [];
  for (const [index, heading] of headings.entries()) {
    const next = headings[index + 1]?.first ?? candidates.length;
    const entry = readEntry(candidates, heading, next, { ...knowledge, trust });
    if (entry && (trust !== 'other' || entry.position.title !== null)) entries.push(entry);
  }
  return inheritEmployers(entries);
}

/** "8 years 2 months" under an employer's name is the total length of all its titles. */
const units = piecesOf(({ dates }) => dates.units);
const lengthAlone = new RegExp(
  `^\\(?\\d{1,2}\\+? ?(?:${units})\\.?(?:,? (?:and |und |et |y |e )?\\d{1,2} ?(?:${units})\\.?)?\\)?$`,
);

function readEntry(
  candidates: readonly HeadingCandidate[],
  heading: PositionHeading,
  next: number,
  { today, language, trust }: ReadingKnowledge & { readonly trust: SectionTrust },
): Entry | null {
  const lines = candidates.slice(heading.first, heading.last + 1);
  const { range } = heading;
  const parts = lines.flatMap((candidate) => candidate.parts);
  const isSpan = language === 'other' && range !== null && !range.single;
  const named = chooseEmployment(parts) ?? (isSpan ? asWritten(parts) : null);
  const isNamed =
    named !== null && isConvincing(named, range) && !(trust === 'unheaded' && named.title === null);
  const employment = isNamed ? named : isEntryOfWork(parts, range, trust) ? unnamed : null;
  if (employment === null) return null;
  const firstLine = lines[0]?.line;
  const lastLine = lines.at(-1)?.line;
  if (!firstLine || !lastLine) return null;
  const evidence: Evidence[] = [{ start: firstLine.start, end: lastLine.end }];
  const describedTo = isNamed || trust === 'of-work' ? next : endOfBlock(candidates, heading.last + 1, next);
  const described = candidates[describedTo - 1]?.line;
  if (described && described.end > lastLine.end)
    evidence.push({ start: candidates[heading.last + 1]?.line.start ?? lastLine.end, end: described.end });
  const start = range?.from ?? null;
  const end = range?.to ?? null;
  const run = monthRun(start, end, today);
  const { title, organization, location } = employment;
  const months = run ? run.last - run.first + 1 : null;
  const position = { title, organization, location, start, end, months, evidence };
  return { position, employment, above: candidates[heading.first - 1]?.line ?? null };
}

/** In a language without known words about work, all text next to the dates is the title. */
function asWritten(parts: readonly Part[]): Employment | null {
  const [first] = parts;
  const last = parts.findLast(({ line }) => line === first?.line);
  if (!first || !last) return null;
  const title = first.line.text.slice(first.start - first.line.start, last.end - first.line.start);
  return {
    title,
    organization: null,
    location: null,
    isCertain: false,
    titlePart: first,
    organizationPart: null,
  };
}

/**
 * Work whose heading contains neither a known title nor a known kind of employer: "Front desk, Quay Clinic, 2021 -
 * 2024".
 */
const unnamed: Employment = {
  title: null,
  organization: null,
  location: null,
  isCertain: false,
  titlePart: null,
  organizationPart: null,
};

/** Without headings, text after a blank line may be about anything. */
function endOfBlock(candidates: readonly HeadingCandidate[], from: number, to: number): number {
  for (let index = from; index < to; index += 1) if (candidates[index]?.line.gapBefore) return index;
  return to;
}

/**
 * A period next to a name; outside a section about work, the name must be an employer or a description, not a school.
 */
function isEntryOfWork(parts: readonly Part[], range: DateRange | null, trust: SectionTrust): boolean {
  if (range === null || range.single || trust === 'other') return false;
  const names = parts.filter((part) => part.kind !== 'place' && couldBeName(part));
  if (trust === 'of-work') return names.length > 0;
  // Without a heading about work, the lines next to the period may be anything.
  if (parts.some(({ line }) => line !== parts[0]?.line)) return false;
  const isEmployer = ({ kind, text }: Part) => kind === 'organization' && /^\p{Lu}/u.test(text);
  const isSchool = names.some(({ line }) => namesInstitution(line.folded, 'en'));
  return !isSchool && (names.some(isEmployer) || (names.length > 0 && parts.length > 1));
}

/**
 * Without dates, only an entry with both a title and an employer is a position; without a title, only one with a
 * duration.
 */
function isConvincing({ title, organization, isCertain }: Employment, range: DateRange | null): boolean {
  if (range === null) return title !== null && isPlainTitle(title) && (isCertain || organization === null);
  return title === null ? !range.single && isCertain : !isSentence(title);
}

/** "The treasurer presented the accounts for" was cut by its dates. */
const isSentence = (title: string): boolean => title.split(' ').length >= 5 && capitalisedShare(title) < 0.4;

/** Without dates, a sentence is easily mistaken for a title: "Assisted customers with claims". */
const isPlainTitle = (title: string): boolean =>
  capitalisedShare(title) >= 0.7 &&
  !/\.$|\b(?:with|for|to|by|from|about|all)\b/.test(title) &&
  !/^\p{L}+(?:ed|ing) /u.test(title);
