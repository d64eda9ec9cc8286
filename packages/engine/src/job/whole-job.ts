import type { WrittenLanguage } from '../languages/language.ts';
import { nameOccupations, readOccupations } from '../occupations/occupation-shares.ts';
import { balanced, weightFrom, wholeJobWeights, withinScale } from '../weights.ts';
import { readDistinctiveTerms } from './distinctive-terms.ts';
import type { Demand, Requirement, WeightFactor } from './job-description.ts';

/** Minimum number of skills for skill coverage. */
const minSkills = 1;

/**
 * Adds what the job asks for as a whole: its occupation match, read from `work` and the title's occupation, and, for a
 * whole advert, skill coverage and distinctive terms, read from `text`.
 */
export function withWholeJob(
  requirements: readonly Requirement[],
  text: string,
  {
    isBareList,
    language,
    work,
    titled,
  }: {
    readonly isBareList: boolean;
    readonly language: WrittenLanguage;
    readonly work: string;
    readonly titled: string | null;
  },
): readonly Requirement[] {
  if (requirements.length === 0) return requirements;
  const whole: Requirement[] = [];
  const add = (
    { id, name, base }: { readonly id: string; readonly name: string; readonly base: number },
    demand: Demand,
    factors: readonly WeightFactor[] = [],
  ) => {
    const weighting = { base, asked: 'whole', factors } as const;
    const weight = weightFrom(weighting);
    const place = { kind: 'other', must: false, overall: true, evidence: [] } as const;
    whole.push({ id, text: name, weight, weighting, demand, ...place });
  };

  const isEnglish = language === 'en';
  const { breadth, distinctiveTerms, occupationMatch } = wholeJobWeights;
  if (!isBareList && requirements.filter(({ kind }) => kind === 'skill').length >= minSkills) {
    const name = 'Skill coverage: share of the requested skills found';
    add({ id: 'breadth', name, base: breadth }, { kind: 'breadth' });
  }
  // In other languages, words missing from the glossary count only as distinctive terms.
  if (!isBareList || !isEnglish) {
    const { words, examples } = readDistinctiveTerms(text, language);
    if (words.length > 0) {
      const name = `Distinctive terms in this job: ${examples.join(', ')} …`;
      const base = isEnglish ? distinctiveTerms.english : distinctiveTerms.foreign;
      add({ id: 'telling-words', name, base }, { kind: 'telling-words', words });
    }
  }
  // A word of an unsupported language is not an English word, even if it is spelled like one.
  const occupations = language === 'other' ? [] : readOccupations(work, language, titled);
  if (occupations.length > 0) {
    const rest = requirements.reduce((sum, { weight }) => sum + weight, 0);
    const weight = Math.min(occupationMatch.max, occupationMatch.shareOfTheRest * rest);
    const name = `Occupation match: ${nameOccupations(occupations)}`;
    const value = Math.round((1e6 * weight) / occupationMatch.max) / 1e6;
    add(
      { id: 'line-of-work', name, base: occupationMatch.max },
      { kind: 'line-of-work', occupations },
      value === 1 ? [] : [{ code: 'beside-few', value }],
    );
  }
  const all = [...requirements, ...whole];
  return withinScale(isBareList || !isEnglish ? all : balanced(all));
}
