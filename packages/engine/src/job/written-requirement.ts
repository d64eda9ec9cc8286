import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isGeneral } from './asking/open-questions.ts';
import { readAlternatives } from './demands/alternatives.ts';
import { readEducation } from './demands/education-demand.ts';
import { fieldOfExperience } from './demands/field-of-experience.ts';
import { fieldOfYears } from './demands/field-of-years.ts';
import { readLanguages } from './demands/language-demand.ts';
import { readSkillGroups } from './demands/skill-demands.ts';
import { readYears } from './demands/years-demand.ts';
import type { AskedDemand, Demand, RequirementKind } from './job-description.ts';
import { namedIn } from './line-requirements.ts';
import { termOf } from './rules/logistics.ts';
import { glossOfLine } from './written-gloss.ts';

/**
 * The demand of a requirement that a person wrote or edited; its kind decides how the words are read. Words that do not
 * fit the kind are searched for as written. Text in another language is read through its glossary.
 */
export function demandOf(
  kind: RequirementKind,
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): Demand {
  const read = glossOfLine(text);
  if (read === null) return demandOfEnglish(kind, text, vocabulary);
  if (kind === 'title' || kind === 'location') return demandOfOne(kind, text, vocabulary);
  const demand = demandOfEnglish(kind, read.text, vocabulary);
  if (demand.kind !== 'experience' || demand.field === null || demand.ways) return demand;
  // The field of the years is searched for as written.
  const start = read.text.indexOf(demand.field);
  const named = read.toSource(start, start + demand.field.length);
  return { ...demand, field: text.slice(named.start, named.end) };
}

function demandOfEnglish(kind: RequirementKind, text: string, vocabulary: Vocabulary): Demand {
  const [choice] = readAlternatives(text, (part, from) => namedIn(part, from, vocabulary));
  const ways = choice?.ways.map((way) => way.map(({ demand }) => demand)) ?? [];
  // The way of the kind that the person gave it comes first.
  const [first] = ways.toSorted((a, b) => Number(b[0]?.kind === kind) - Number(a[0]?.kind === kind));
  return first?.[0]?.kind === kind ? { ...first[0], ways } : demandOfOne(kind, text, vocabulary);
}

function demandOfOne(kind: RequirementKind, text: string, vocabulary: Vocabulary): AskedDemand {
  switch (kind) {
    case 'skill': {
      const skillIds = skillsIn(text, vocabulary);
      return skillIds.length > 0 ? { kind, skillIds, minMonths: null } : { kind: 'other' };
    }
    case 'experience': {
      const years = readYears(text) ?? readYears(`${text} of experience`);
      if (!years) {
        const worked = fieldOfExperience(text);
        if (worked === null) return { kind: 'other' };
        return { kind, minMonths: 0, skillIds: [], field: text.slice(worked.start, worked.end) };
      }
      const field = fieldOfYears(text, years, { from: 0, next: text.length });
      return {
        kind,
        minMonths: years.minMonths,
        skillIds: skillsIn(text.slice(years.end), vocabulary),
        field: field && text.slice(field.start, field.end),
      };
    }
    case 'title':
      return { kind, title: text };
    case 'education': {
      const asked = readEducation(text) ?? { level: null, fields: [text] };
      const { level, fields } = asked;
      return 'orEquivalent' in asked && asked.orEquivalent && fields.length > 0
        ? { kind, level, fields, instead: fields.join(', ') }
        : { kind, level, fields };
    }
    case 'certification':
      return { kind, name: text };
    case 'language': {
      const [asked] = readLanguages(text, true);
      return { kind, name: asked?.name ?? text, level: asked?.level ?? null };
    }
    case 'location':
      return { kind, place: text };
    case 'other': {
      const term = termOf(text);
      return term === null ? { kind } : { kind, logistics: term };
    }
  }
}

/** Whether a requirement that a person wrote fits nearly every resume, as `vague` says of one that was read. */
export function isVague(
  demand: Demand,
  text: string,
  { vocabulary }: { readonly vocabulary: Vocabulary },
): boolean {
  const isSoft = (id: string): boolean => vocabulary.skill(id)?.kind === 'soft';
  if (demand.kind === 'skill') return demand.skillIds.every(isSoft);
  if (demand.kind !== 'other') return false;
  const read = glossOfLine(text)?.text ?? text;
  const groups = readSkillGroups(read, vocabulary);
  return groups.every(({ skillIds }) => skillIds.every(isSoft)) && isGeneral(read, groups);
}

/** Several skills in one line that a person wrote are several ways to meet it. */
function skillsIn(text: string, vocabulary: Vocabulary): readonly string[] {
  return [...new Set(readSkillGroups(text, vocabulary).flatMap(({ skillIds }) => skillIds))];
}
