import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { countMonths, monthRun } from '../dates/timeline.ts';
import type { Education, Fact, Position, Resume, ResumeSkill, SpokenLanguage } from '../resume.ts';
import { readSkills } from '../skills.ts';
import { type AddedLines, addLinesTo } from './added-lines.ts';
import type { CorrectedEducation, CorrectedPosition, ResumeCorrections } from './corrections.ts';

type Knowledge = { readonly vocabulary: Vocabulary; readonly today: string };

/**
 * The resume as a person sets it right. Every fact that they add gets a line below the text to point at, under a
 * heading that says whose it is; what they leave as it was keeps its evidence. The resume itself is not changed.
 */
export function correctResume(resume: Resume, corrections: ResumeCorrections, knowledge: Knowledge): Resume {
  const lines = addLinesTo(resume.document);
  const positions = corrections.positions
    ? correctPositions(resume.positions, corrections.positions, lines, knowledge.today)
    : resume.positions;
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
  const document = lines.document();
  return {
    ...resume,
    document,
    name: correctFact(resume.name, corrections.name),
    location: correctFact(resume.location, corrections.place),
    positions,
    education,
    certifications,
    languages,
    skills: corrections.positions
      ? countAnew(skills, readSkills(document.text, { ...knowledge, positions, excluded: [] }))
      : skills,
    experienceMonths: corrections.positions ? monthsOf(positions, knowledge.today) : resume.experienceMonths,
  };
}

/** The evidence stays: what stood there is still personal and must not reach the score. */
function correctFact(fact: Fact<string> | null, value: string | null | undefined): Fact<string> | null {
  if (value === undefined) return fact;
  return value === null ? null : { value, evidence: fact?.evidence ?? [] };
}

function correctPositions(
  read: readonly Position[],
  corrected: readonly CorrectedPosition[],
  lines: AddedLines,
  today: string,
): readonly Position[] {
  const unchanged = corrected.map((position) => read.find((other) => isSamePosition(position, other)));
  const kept = new Set(unchanged);
  return corrected.map((position, index) => {
    const same = unchanged[index];
    if (same) return same;
    const { title, organization, start, end } = position;
    const dates = [start, end].filter((date) => date !== null).join(' – ');
    const heading = lines.add([title, organization, dates].filter(Boolean).join(', '));
    // What stood in its place tells of the work all the same.
    const original = read[index];
    const told = original && !kept.has(original) ? original : null;
    const run = monthRun(start, end, today);
    return {
      title,
      organization,
      location: told?.location ?? null,
      start,
      end,
      months: run ? countMonths([run]) : null,
      evidence: [heading, ...(told?.evidence ?? [])],
    };
  });
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
  return corrected.map((entry) => {
    const { institution, degree, level, field } = entry;
    const same = read.find(
      (other) =>
        other.institution === institution &&
        other.degree === degree &&
        other.level === level &&
        other.field === field,
    );
    if (same) return same;
    const evidence = lines.add([degree ?? level, field, institution].filter(Boolean).join(', '));
    return { ...entry, start: null, end: null, evidence: [evidence] };
  });
}

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

/** With other positions the time a skill was used is another. */
function countAnew(skills: readonly ResumeSkill[], counted: readonly ResumeSkill[]): readonly ResumeSkill[] {
  const byId = new Map(counted.map((skill) => [skill.id, skill]));
  return skills.map((skill) => {
    const { showing, months, monthsSince } = byId.get(skill.id) ?? skill;
    return { ...skill, showing, months, monthsSince };
  });
}
