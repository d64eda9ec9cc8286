import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { type EducationDemand, readEducation } from './education-demand.ts';
import { isTool } from './skill-demands.ts';
import type { SkillGroup } from './skill-group.ts';

/** Where an advert lost its line breaks, a sentence continues long after the degree and its fields. */
const longLine = 300;
const reachOfDegree = 120;

/** Whether a line asks for a skill in addition to a degree: its subjects are fields, but tools count. */
export function isAskedBeside(
  { level, name, fields, at }: EducationDemand,
  group: SkillGroup,
  { line, vocabulary }: { readonly line: string; readonly vocabulary: Vocabulary },
): boolean {
  if (name !== null && group.start < at + name.length && at < group.end) return false;
  if (isTool(group, vocabulary)) return true;
  if (level === 'secondary' || level === 'vocational')
    return (
      !isGrade.test(line) && !fields.some((field) => group.written.some((written) => field.includes(written)))
    );
  return isFarFromDegree(line, group);
}

/** "GCSE grade C or above in English and Maths": subjects of school. */
const isGrade = /\bgrades?\b/i;

function isFarFromDegree(line: string, { start, end }: SkillGroup): boolean {
  if (line.length < longLine) return false;
  const beside = line.slice(Math.max(0, start - reachOfDegree), end + reachOfDegree);
  return readEducation(beside) === null;
}
