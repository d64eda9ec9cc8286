import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { endOpenPositions } from '../dates/last-month.ts';
import { countMonths, monthRun } from '../dates/timeline.ts';
import { nameOccurrences } from '../person/personal-intervals.ts';
import type { Education, Evidence, Fact, Position, Resume, ResumeSkill, SpokenLanguage } from '../resume.ts';
import { readSkills } from '../skills.ts';
import { type AddedLines, addLinesTo } from './added-lines.ts';
import type {
  CorrectedEducation,
  CorrectedPosition,
  ResumeCorrections,
  ShownPassage,
} from './corrections.ts';

type Knowledge = { readonly vocabulary: Vocabulary; readonly today: string };

/**
 * Applies a person's corrections to a resume. Every added fact gets a line below the text as evidence, under a heading
 * that marks it as a correction; unchanged facts keep their evidence. Does not modify `resume`.
 */
export function correctResume(resume: Resume, corrections: ResumeCorrections, knowledge: Knowledge): Resume {
  const lines = addLinesTo(resume.document);
  const { positions, asOf } = corrections.positions
    ? endOpenPositions(
        correctPositions(resume.positions, corrections.positions, lines, knowledge.today),
        knowledge.today,
      )
    : { positions: resume.positions, asOf: resume.asOf ?? null };
  const today = asOf ?? knowledge.today;
  const education = corrections.education
    ? correctEducation(resume.education, corrections.education, lines)
    : resume.education;
  const certifications = corrections.certifications
    ? correctNamed(resume.certifications, corrections.certifications, lines)
    : resume.certifications;
  const languages = corrections.languages
    ? correctLanguages(resume.languages, corrections.languages, lines)
    : resume.languages;
  const skills = corrections.skills
    ? correctSkills(resume.skills, corrections.skills, lines, knowledge.vocabulary)
    : resume.skills;
  const kept = new Set(skills.map(({ id }) => id));
  const removedSkills = resume.skills.map(({ id }) => id).filter((id) => !kept.has(id));
  const { experienceMonths } = corrections;
  const correctedExperience =
    typeof experienceMonths === 'number' ? lines.add(experienceInWords(experienceMonths)) : null;
  const name = correctFact(resume.name, corrections.name, lines);
  const location = correctFact(resume.location, corrections.place, lines);
  const emails = correctContacts(resume.emails, corrections.emails, lines);
  const phones = correctContacts(resume.phones, corrections.phones, lines);
  const links = correctContacts(resume.links, corrections.links, lines);
  const formerlyPersonal = personalBefore(resume, [name, location, ...emails, ...phones, ...links]);
  const document = lines.document();
  const counted = corrections.positions ? monthsOf(positions, today) : resume.experienceMonths;
  const shownByPerson = placesOf(corrections.shown ?? [], resume.document.text);
  const { asOf: _, ...read } = resume;
  return {
    ...read,
    ...(asOf !== null && { asOf }),
    document,
    name,
    location,
    emails,
    phones,
    links,
    positions,
    education,
    certifications,
    languages,
    skills: corrections.positions
      ? recount(
          skills,
          readSkills(document.text, { vocabulary: knowledge.vocabulary, today, positions, excluded: [] }),
        )
      : skills,
    experienceMonths: experienceMonths === undefined ? counted : experienceMonths,
    ...(correctedExperience && { correctedExperience }),
    ...(removedSkills.length > 0 && { removedSkills }),
    ...(formerlyPersonal.length > 0 && { formerlyPersonal }),
    ...(shownByPerson.length > 0 && { shownByPerson }),
  };
}

/** The places of the passages in the text; a passage that does not occur verbatim shows nothing. */
function placesOf(shown: readonly ShownPassage[], text: string): NonNullable<Resume['shownByPerson']> {
  return shown.flatMap(({ requirement, quote, start: known }) => {
    const start = text.startsWith(quote, known) ? known : text.indexOf(quote);
    return quote === '' || start === -1 ? [] : [{ requirement, start, end: start + quote.length }];
  });
}

/** Formatted like a resume would, as the content of the evidence line. */
function experienceInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && `${years} years`, (rest > 0 || years === 0) && `${rest} months`]
    .filter(Boolean)
    .join(' ');
}

function correctFact(
  fact: Fact<string> | null,
  value: string | null | undefined,
  lines: AddedLines,
): Fact<string> | null {
  if (value === undefined || value === fact?.value) return fact;
  return value === null ? null : { value, evidence: [lines.add(value)] };
}

function correctContacts(
  read: readonly Fact<string>[],
  corrected: readonly string[] | undefined,
  lines: AddedLines,
): readonly Fact<string>[] {
  return corrected ? correctNamed(read, corrected, lines) : read;
}

/** Places of the name and contacts that a correction replaced: still personal, and excluded from scoring. */
function personalBefore(
  { document, name, location, emails, phones, links }: Resume,
  now: readonly (Fact<string> | null)[],
): readonly Evidence[] {
  const gone = [name, location, ...emails, ...phones, ...links].filter(
    (fact) => fact !== null && !now.includes(fact),
  );
  return [
    ...gone.flatMap((fact) => fact?.evidence ?? []),
    ...(name && gone.includes(name) ? nameOccurrences(document.text, name.value) : []),
  ];
}

function correctPositions(
  read: readonly Position[],
  corrected: readonly CorrectedPosition[],
  lines: AddedLines,
  today: string,
): readonly Position[] {
  const unchanged = corrected.map((position) => read.find((other) => isSamePosition(position, other)));
  const free = new Set(read.filter((position) => !unchanged.includes(position)));
  return corrected.map((position, index) => {
    const same = unchanged[index];
    if (same) return same;
    const { title, organization, start, end } = position;
    const dates = [start, end].filter((date) => date !== null).join(' – ');
    const heading = lines.add([title, organization, dates].filter(Boolean).join(', '));
    // The text at the replaced position still describes the work.
    const inPlace = read.length === corrected.length ? read[index] : undefined;
    const known = nearestPosition(position, [...free]) ?? (inPlace && free.has(inPlace) ? inPlace : null);
    if (known) free.delete(known);
    const run = monthRun(start, end, today);
    return {
      title,
      organization,
      location: known?.location ?? null,
      start,
      end,
      months: run ? countMonths([run]) : null,
      evidence: [heading, ...(known?.evidence ?? [])],
    };
  });
}

const positionFields = ['title', 'organization', 'start', 'end'] as const;

/** The position in the reading that shares the most fields with the corrected one; `null` if none shares any. */
function nearestPosition(position: CorrectedPosition, read: readonly Position[]): Position | null {
  const shared = (other: Position) =>
    positionFields.filter((field) => other[field] !== null && other[field] === position[field]).length;
  const [nearest] = read.toSorted((left, right) => shared(right) - shared(left));
  return nearest && shared(nearest) > 0 ? nearest : null;
}

const isSamePosition = (left: CorrectedPosition, right: CorrectedPosition): boolean =>
  left.title === right.title &&
  left.organization === right.organization &&
  left.start === right.start &&
  left.end === right.end;

function monthsOf(positions: readonly Position[], today: string): number | null {
  const runs = positions.flatMap(({ start, end }) => monthRun(start, end, today) ?? []);
  return runs.length > 0 ? countMonths(runs) : null;
}

function correctEducation(
  read: readonly Education[],
  corrected: readonly CorrectedEducation[],
  lines: AddedLines,
): readonly Education[] {
  const unchanged = corrected.map((entry) => read.find((other) => isSameEducation(entry, other)));
  return corrected.map((entry, index) => {
    const same = unchanged[index];
    if (same) return same;
    const { institution, degree, level, field } = entry;
    const evidence = lines.add([degree ?? level, field, institution].filter(Boolean).join(', '));
    // A school or degree whose spelling was corrected keeps its years.
    const known = read.find(
      (other) =>
        !unchanged.includes(other) &&
        ((institution !== null && other.institution === institution) ||
          (degree !== null && other.degree === degree)),
    );
    return { ...entry, start: known?.start ?? null, end: known?.end ?? null, evidence: [evidence] };
  });
}

const isSameEducation = (left: CorrectedEducation, right: CorrectedEducation): boolean =>
  left.institution === right.institution &&
  left.degree === right.degree &&
  left.level === right.level &&
  left.field === right.field;

function correctNamed(
  read: readonly Fact<string>[],
  corrected: readonly string[],
  lines: AddedLines,
): readonly Fact<string>[] {
  return corrected.map(
    (value) => read.find((fact) => fact.value === value) ?? { value, evidence: [lines.add(value)] },
  );
}

function correctLanguages(
  read: readonly SpokenLanguage[],
  corrected: readonly Pick<SpokenLanguage, 'name' | 'level'>[],
  lines: AddedLines,
): readonly SpokenLanguage[] {
  return corrected.map(({ name, level }) => {
    const same = read.find((language) => language.name === name && language.level === level);
    return same ?? { name, level, evidence: [lines.add(level ? `${name}: ${level}` : name)] };
  });
}

function correctSkills(
  read: readonly ResumeSkill[],
  corrected: readonly string[],
  lines: AddedLines,
  vocabulary: Vocabulary,
): readonly ResumeSkill[] {
  return corrected.map((name) => {
    const known = vocabulary.normaliseSkill(name);
    const same = read.find((skill) => skill.name === name || skill.id === known);
    if (same) return same;
    const skill = known === null ? null : vocabulary.skill(known);
    return {
      // A skill that the vocabulary does not know is still shown, and its words are still read.
      id: skill?.id ?? `named-${name.toLowerCase()}`,
      name: skill?.name ?? name,
      surface: [name],
      showing: 'listed',
      months: null,
      monthsSince: null,
      evidence: [lines.add(name)],
    };
  });
}

/** Changed positions change the time that skills were used. */
function recount(skills: readonly ResumeSkill[], counted: readonly ResumeSkill[]): readonly ResumeSkill[] {
  const byId = new Map(counted.map((skill) => [skill.id, skill]));
  return skills.map((skill) => {
    const { showing, months, monthsSince } = byId.get(skill.id) ?? skill;
    return { ...skill, showing, months, monthsSince };
  });
}
