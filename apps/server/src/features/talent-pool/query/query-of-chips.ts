import type { PoolChip } from '@winnow/contracts';
import {
  allCredits,
  creditsOfLanguage,
  creditsOfSkill,
  creditsOfTitle,
  creditsOfYears,
  sufficientCredit,
} from '../facts/fact-grades.ts';
import type { NamedTerm } from '../facts/pool-fact.ts';
import type { PoolFilter, PoolRequirement, Way } from '../postings/pool-query.ts';
import type { Expression } from './parse-expression.ts';

/** Weights in tenths; what recruiters look at first weighs most. */
const weights: Partial<Record<PoolChip['kind'], number>> = {
  title: 40,
  skill: 25,
  certification: 20,
  language: 15,
  years: 12,
};
const usualWeight = 10;

/** Credit of an occupation match for a title. */
const nearTitle = 0.75;

/** Kinds that are left out of the mean if the resume doesn't mention them. */
const knownBy: Partial<Record<PoolChip['kind'], string>> = {
  language: 'language',
  degree: 'degree',
  field: 'degree',
  years: 'years',
};

/** Whether a chip is about facts of resumes, which order candidates. */
export const isAboutFacts = ({ ways, kind }: PoolChip): boolean => ways.length > 0 || kind === 'years';

/** Requirement for a chip; `null` for chips that only filter. */
export function requirementOf(chip: PoolChip): PoolRequirement<NamedTerm> | null {
  if (!isAboutFacts(chip) || chip.mode === 'not') return null;
  const known = knownBy[chip.kind];
  return {
    ways: waysOf(chip),
    weight: weights[chip.kind] ?? usualWeight,
    minCredit: chip.mode === 'must' ? minCreditOf(chip) : 0,
    known: known === undefined ? null : { kind: 'known', value: known },
  };
}

/** Filter for people who match a chip, regardless of its mode. */
export const filterOfFacts = (chip: PoolChip): PoolFilter<NamedTerm> => ({
  kind: 'ways',
  ways: waysOf(chip),
  minCredit: minCreditOf(chip),
});

/** @param filterOf the filter of one chip */
export function filterOfExpression(
  expression: Expression<PoolChip>,
  filterOf: (chip: PoolChip) => PoolFilter<NamedTerm>,
): PoolFilter<NamedTerm> {
  if (expression.kind === 'leaf') return filterOf(expression.leaf);
  if (expression.kind === 'not') return { kind: 'not', of: filterOfExpression(expression.of, filterOf) };
  return { kind: expression.kind, of: expression.of.map((each) => filterOfExpression(each, filterOf)) };
}

/** All chips of an expression. */
export function chipsOf(expression: Expression<PoolChip>): PoolChip[] {
  if (expression.kind === 'leaf') return [expression.leaf];
  return expression.kind === 'not' ? chipsOf(expression.of) : expression.of.flatMap(chipsOf);
}

function waysOf({ kind, ways, amount, level }: PoolChip): Way<NamedTerm>[] {
  if (kind === 'years') return [{ term: { kind: 'years', value: '' }, credits: creditsOfYears(amount ?? 0) }];
  return ways.map((term) => ({ term, credits: creditsOf(term.kind, amount, level) }));
}

function creditsOf(kind: NamedTerm['kind'], amount: number | null, level: string | null): Uint8Array {
  switch (kind) {
    case 'skill':
      return creditsOfSkill(amount);
    case 'title':
      return creditsOfTitle(1);
    case 'occupation':
      return creditsOfTitle(nearTitle);
    case 'language':
      return creditsOfLanguage(level);
    default:
      return allCredits;
  }
}

function minCreditOf({ kind, amount }: PoolChip): number {
  if (kind === 'years' || (kind === 'skill' && amount !== null)) return sufficientCredit.full;
  return kind === 'language' ? sufficientCredit.language : sufficientCredit.any;
}
