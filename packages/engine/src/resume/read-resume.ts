import type { TextDocument } from '@winnow/document-model';
import { detectLanguage } from '../languages/detect-language.ts';
import type { WrittenLanguage } from '../languages/language.ts';
import { vocabularyIn } from '../languages/vocabulary-in-language.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { narrowText } from '../words/narrow-text.ts';
import { readingCopy } from '../words/reading-copy.ts';
import { endOpenPositions } from './dates/last-month.ts';
import { countMonths, monthRun } from './dates/timeline.ts';
import { readCertifications } from './education/certifications.ts';
import { findDegrees, namesInstitution } from './education/degree-words.ts';
import { readEducation } from './education/education.ts';
import { saysOnlyADegree } from './education/says-only-a-degree.ts';
import { employerIntervals } from './employment/employer-intervals.ts';
import type { ReadingKnowledge } from './employment/heading-candidates.ts';
import { readHeadlines } from './employment/headline.ts';
import { readPositions } from './employment/positions.ts';
import { readProsePosition } from './employment/prose-positions.ts';
import { addressLines, findAddresses, findAddressesBelow } from './person/addresses.ts';
import { type Contacts, findContacts, withoutReferees } from './person/contacts.ts';
import { readLanguages } from './person/languages.ts';
import { withLinked } from './person/linked-contacts.ts';
import { findLocation } from './person/location.ts';
import { findName } from './person/name.ts';
import { nameOccurrences } from './person/personal-intervals.ts';
import type { Education, Fact, Position, Resume } from './resume.ts';
import { type Line, readLines } from './sections/lines.ts';
import { pageFurniture } from './sections/page-furniture.ts';
import { findSections, type Section } from './sections/sections.ts';
import { readSkills } from './skills.ts';

export type ReadResumeOptions = {
  readonly vocabulary: Vocabulary;
  /** `YYYY-MM-DD`; the end of a period that lasts until "present". */
  readonly today: string;
};

/**
 * Reads a document into facts, each with its place. The same document, vocabulary and day give the same resume; a
 * document without text gives an empty one. `flags` stays empty: see `findFlags`.
 */
export function readResume(document: TextDocument, { vocabulary: known, today }: ReadResumeOptions): Resume {
  const text = narrowText(document.text);
  if (!minCharacters.test(text)) return emptyResume(document);
  const language = detectLanguage(text);
  const vocabulary = vocabularyIn(language, known);
  const copy = readingCopy(text);
  const lines = readLines(document, copy);
  const reachable = findContacts(copy);
  const named = findName(lines, reachable, vocabulary);
  const isFurniture = pageFurniture(named);
  const content = lines.filter((line) => !isFurniture(line));
  const sections = findSections(content, language);
  const contacts = withoutReferees(reachable, sections, copy);
  const location = findLocation(lines, linesOfOtherPlaces(sections), named?.evidence[0]);
  const dated = sections.flatMap((section) => workIn(section, sections, { vocabulary, today, language }));
  const headlines = readHeadlines(lines, sections, named, vocabulary).filter(
    (headline) => !dated.some((position) => sameWork(position, headline) || isHeadedBy(position, headline)),
  );
  const inProse = sections
    .filter((section) => sectionsWithWork.has(section.kind))
    .flatMap((section) => section.lines.flatMap((line) => readProsePosition(line, vocabulary) ?? []));
  const found = [
    ...headlines,
    ...dated,
    ...inProse.filter((position) => !dated.some((other) => sameWork(other, position))),
  ];
  const { positions, asOf } = endOpenPositions(found, today);
  const now = asOf ?? today;
  const isResume =
    positions.length > 0 || sections.some(({ kind }) => ofResumes.has(kind)) || hasAny(contacts);
  const name = isResume ? named : null;
  const stated = [name, location, ...reachable.emails, ...reachable.links, ...reachable.phones];
  const personal = [
    ...stated.flatMap((fact) => fact?.evidence ?? []),
    ...nameOccurrences(copy, name?.value ?? ''),
    ...findAddresses(lines),
    ...findAddressesBelow(copy, lines[addressLines]?.start ?? copy.length),
  ];
  const runs = positions.flatMap((position) => monthRun(position.start, position.end, now) ?? []);
  return {
    document,
    language,
    name,
    ...withLinked(contacts, document, { sections, printed: reachable }),
    location,
    positions,
    education: educationIn(sections, name, { today, language }),
    skills: readSkills(text, {
      vocabulary,
      today: now,
      positions,
      excluded: [...personal, ...employerIntervals(text, positions)],
    }),
    certifications: readCertifications(sections, today),
    languages: readLanguages(sections),
    experienceMonths: runs.length > 0 ? countMonths(runs) : null,
    ...(asOf !== null && { asOf }),
    flags: [],
  };
}

/** Minimum visible characters of a resume; in shorter documents no words are taken as a name. */
const minCharacters = /(?:\S\s*){20}/;

/** Sections of resumes; without one of them, a position or a contact, an apparent name may be anything. */
const ofResumes: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'education',
  'skills',
  'summary',
  'personal',
  'certifications',
] as const);

const hasAny = ({ emails, phones, links }: Contacts): boolean =>
  emails.length + phones.length + links.length > 0;

const emptyResume = (document: TextDocument): Resume => ({
  document,
  language: null,
  name: null,
  emails: [],
  phones: [],
  links: [],
  location: null,
  positions: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
  experienceMonths: null,
  flags: [],
});

/** Sections whose sentences may describe work. */
const sectionsWithWork: ReadonlySet<Section['kind']> = new Set(['top', 'summary', 'additional']);

const neverWork: ReadonlySet<Section['kind']> = new Set([
  'education',
  'languages',
  'references',
  'interests',
  'personal',
  'publications',
  'certifications',
  'contact',
  'declaration',
  'volunteering',
]);

/** Sections that a resume without headings consists of. */
const unheaded: ReadonlySet<Section['kind']> = new Set(['top', 'summary']);

function workIn(
  section: Section,
  sections: readonly Section[],
  knowledge: ReadingKnowledge,
): readonly Position[] {
  if (section.kind === 'experience') return readPositions(section, knowledge, 'of-work');
  const hasExperience = sections.some((other) => other.kind === 'experience' && other.lines.length > 2);
  if (hasExperience || neverWork.has(section.kind)) return [];
  return readPositions(section, knowledge, unheaded.has(section.kind) ? 'unheaded' : 'other');
}

const withoutEducation: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'skills',
  'languages',
  'summary',
]);

function educationIn(
  sections: readonly Section[],
  name: Fact<string> | null,
  { today, language }: { readonly today: string; readonly language: WrittenLanguage },
): readonly Education[] {
  const read = sections.flatMap((section) => {
    if (section.kind === 'education') return readEducation(section.lines, today, language);
    return withoutEducation.has(section.kind)
      ? []
      : readEducation(
          section.lines.filter((line) => describesDegree(line, language) && !holds(line, name)),
          today,
          language,
        );
  });
  if (read.length > 0) return read;
  // Without its own heading, education is a line or two below the last position.
  return sections.flatMap(({ lines }) =>
    lines
      .filter((line) => saysOnlyADegree(line, language) && !holds(line, name))
      .flatMap((line) => readEducation([line], today, language)),
  );
}

/** "Ana Pop, PhD" is a name followed by a degree, not a school. */
const holds = (line: Line, name: Fact<string> | null): boolean =>
  name?.evidence.some(({ start, end }) => start >= line.start && end <= line.end) ?? false;

/** Outside its own section, education requires a degree and a school, or a degree and little else. */
function describesDegree(line: Line, language: WrittenLanguage): boolean {
  if (line.words > 20 || lettersBehindName.test(line.text)) return false;
  const degrees = findDegrees(line.text, line.folded, language);
  if (degrees.length === 0) return false;
  if (namesInstitution(line.folded, language)) return true;
  // "Intermediate Spanish" and "a driver's diploma" are not about schools.
  const isHigher = degrees.some(({ level }) => level !== 'secondary' && level !== 'vocational');
  return isHigher && line.words >= 2 && line.words <= 10;
}

/** "MBChB MRCP(UK)" below a name: abbreviations, not a field next to a degree. */
const lettersBehindName = /^(?:\p{Lu}\p{L}{0,4}\p{Lu}\.?(?:\(\p{Lu}+\))?(?:,? |$)){2,}$/u;

/** The location of an employer or a school is not the candidate's. */
const linesOfOtherPlaces = (sections: readonly Section[]): ReadonlySet<Line> =>
  new Set(
    sections.flatMap(({ kind, lines }) => (kind === 'experience' || kind === 'education' ? lines : [])),
  );

/** Near the top, the heading of a position looks like a headline. */
const isHeadedBy = ({ evidence: [heading] }: Position, { evidence: [line] }: Position): boolean =>
  heading !== undefined && line !== undefined && heading.start <= line.start && line.end <= heading.end;

const sameWork = (left: Position, right: Position): boolean =>
  left.title?.toLowerCase() === right.title?.toLowerCase() &&
  (right.organization === null || left.organization?.toLowerCase() === right.organization.toLowerCase());
