import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { SkillGroup } from './demands/skill-group.ts';
import { skillInWords } from './demands/skill-in-words.ts';

type Interval = { readonly start: number; readonly end: number };

/** One or several skills as the advert writes them. */
export const namesOf = ({ skillIds, written }: SkillGroup, vocabulary: Vocabulary): readonly string[] =>
  written.map((text, place) => {
    const id = skillIds[place];
    // Names that the vocabulary lacks keep their spelling: "hyperMILL".
    return id === undefined
      ? text
      : skillInWords(text.replace(/\s+/g, ' '), vocabulary.skill(id)?.name ?? '');
  });

/** "B2B SaaS" is one name in two words; "Java, Kotlin" are two names. */
export function namesOfYears(
  line: string,
  of: readonly SkillGroup[],
  vocabulary: Vocabulary,
): readonly string[] {
  const names: string[] = [];
  for (const [at, group] of of.entries()) {
    const next = namesOf(group, vocabulary);
    const isBeside = at > 0 && line.slice(of[at - 1]?.end, group.start) === ' ';
    if (isBeside) names.push(`${names.pop() ?? ''} ${line.slice(group.start, group.end)}`);
    else names.push(...next);
  }
  return names;
}

/** Where the advert states the years and their field: "5+ years of operations finance experience". */
export function yearsInWords(line: string, span: Interval, field: Interval): Interval {
  const several = /\bseveral $/i.exec(line.slice(0, span.start))?.[0].length ?? 0;
  const end = Math.max(span.end, field.end);
  const behind = /^\s+(?:work )?experience\b/i.exec(line.slice(end))?.[0].length ?? 0;
  return { start: Math.min(span.start - several, field.start), end: end + behind };
}

/** "One to two years of related experience": the field is not stated. */
export function bareYears(line: string, span: Interval): string {
  const from =
    /(?:\b(?:at least|minimum(?: of)?|an? minimum of|up to|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?(?:-|–|to|or) ?| )?)+$/i.exec(
      line.slice(0, span.start),
    )?.[0].length ?? 0;
  const behind = /^['’]?(?: of)?(?: [\w-]+){0,3} experience\b/i.exec(line.slice(span.end))?.[0].length ?? 0;
  return line.slice(span.start - from, span.end + behind);
}

/** Years for which the advert has no wording to quote: "3+ years with Java or Kotlin". */
export function yearsText(minMonths: number, of: readonly string[]): string {
  const span = minMonths % 12 === 0 ? `${minMonths / 12}+ years` : `${minMonths}+ months`;
  return of.length > 0 ? `${span} with ${of.join(' or ')}` : `${span} of experience`;
}

const levelNames = {
  secondary: 'High school diploma',
  vocational: 'Vocational training',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: 'Doctorate',
} as const;

/** A degree as shown to the recruiter: "Bachelor's degree in Physics or Chemistry". */
export function educationText({
  level,
  fields,
}: {
  level: keyof typeof levelNames | null;
  fields: readonly string[];
}): string {
  const degree = level ? levelNames[level] : 'Degree';
  return fields.length > 0 ? `${degree} in ${fields.join(' or ')}` : degree;
}
