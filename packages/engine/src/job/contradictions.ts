import type { Evidence } from '../resume/resume.ts';
import type { JobNote, Requirement } from './job-description.ts';
import type { Rule } from './rules/rule.ts';
import { entryLevel, noDegree, noExperience } from './rules/said-of-level.ts';

/** Months from which a job is not for beginners or without experience. */
const monthsOfExperienced = 60;
const monthsOfAny = 24;

/** Requirements that contradict another line of the advert, each with both places. */
export function contradictionsOf(text: string, requirements: readonly Requirement[]): readonly JobNote[] {
  const isDegree = ({ must, demand }: Requirement) =>
    must && demand.kind === 'education' && demand.level !== null && demand.level !== 'secondary';
  const isYears = (min: number) => (requirement: Requirement) =>
    requirement.must && requirement.demand.kind === 'experience' && requirement.demand.minMonths >= min;
  return [
    ...noteOf('entry-level-and-years', [entryLevel, isYears(monthsOfExperienced)]),
    ...noteOf('no-experience-and-years', [noExperience, isYears(monthsOfAny)]),
    ...noteOf('no-degree-and-degree', [noDegree, isDegree]),
  ];

  function noteOf(
    code: JobNote['code'],
    [rules, isAsked]: readonly [readonly Rule[], (requirement: Requirement) => boolean],
  ): readonly JobNote[] {
    const asked = requirements.find(isAsked)?.evidence[0];
    const said = asked && firstMatch(rules, text);
    const isSame = said && asked.start < said.end && said.start < asked.end;
    return said && !isSame ? [{ code, quotes: [said, asked] }] : [];
  }
}

function firstMatch(rules: readonly Rule[], text: string): Evidence | null {
  for (const { pattern } of rules) {
    const found = pattern.exec(text);
    if (found) return { start: found.index, end: found.index + found[0].trimEnd().length };
  }
  return null;
}
