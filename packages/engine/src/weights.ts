import type { Finding } from './analysis.ts';
import type { Wording } from './job/advert/advert-wording.ts';
import type { Demand, RequirementKind, WeightFactor, Weighting } from './job/job-description.ts';
import { largest } from './largest.ts';

/** Highest weight that a recruiter can set. */
const heaviest = 5;

/** Default weight of a requirement, 0 to 5, by its kind and how strongly the advert asks for it. */
const weightOf: Readonly<Record<RequirementKind, Readonly<Record<Wording, number>>>> = {
  skill: { must: 3, asked: 2.5, nice: 1.5 },
  experience: { must: 1.5, asked: 1, nice: 0.5 },
  title: { must: 4, asked: 4, nice: 2 },
  education: { must: 1.5, asked: 1, nice: 0.5 },
  certification: { must: 3, asked: 2, nice: 1 },
  language: { must: 2, asked: 1.5, nice: 1 },
  location: { must: 1, asked: 1, nice: 0.5 },
  other: { must: 1.5, asked: 1.5, nice: 0.5 },
};

/** Default weight of a kind that is neither required nor optional. */
export const baseWeightOf = (kind: RequirementKind): number => weightOf[kind].asked;

/**
 * Base weights of soft skills and bare ranks, which nearly every resume claims. For soft skills the weight rises from
 * `besideOthers` to `alone` with their share of the requirements.
 */
const softWeight = { besideOthers: 0.5, alone: 2.5 } as const;

/** Maximum total weight of all requirements of a kind: the more an advert asks for, the less each counts. */
const kindBudget: Readonly<Record<RequirementKind, number>> = {
  skill: 9,
  experience: 1,
  title: 8,
  education: 1,
  certification: 4,
  language: 3,
  location: 1,
  other: 4,
};

/** Budgets for a whole advert. They are lower where `wholeJobWeights` counts the same skills and words again. */
const advertBudget: typeof kindBudget = { ...kindBudget, skill: 4, other: 1 };

/**
 * Factors for explicit requirements of a full advert. Skills, tools, years of experience and requirements in prose best
 * predict how recruiters judge the fit.
 */
const explicitTimes: Partial<typeof kindBudget> = { skill: 3.5, experience: 2, other: 4 };

/**
 * Factors within the overall fit of a full advert. Skill coverage repeats the explicit skills, and most candidates have
 * a similar occupation; titles held and descriptions of the work distinguish them.
 */
const overallTimes: Partial<Record<Demand['kind'], number>> = {
  breadth: 0.75,
  'line-of-work': 0.25,
  title: 1.3,
  skill: 2,
  other: 2,
};

/**
 * Share of all points that explicit requirements get in a full advert: approaches `max` as their weight grows, and is
 * half of `max` at `halfway`. An advert that asks only for a degree says little about who fits.
 */
const explicitShare = { max: 0.58, halfway: 2.5 } as const;

/**
 * Factor for the title in a full advert: unrelated resumes match skills, degree and years by chance, but seldom the
 * title.
 */
const titleInAdvert = 1.25;

/**
 * Factors for adverts read through a glossary. Licenses, languages and degrees are always recognized but words about
 * work only mostly, so common requirements would outweigh distinctive ones. Duties already count as distinctive terms.
 */
const shareInGloss: Partial<typeof kindBudget> = {
  certification: 0.4,
  language: 0.15,
  education: 0.4,
  experience: 0.4,
  other: 0.4,
};

/** Weights of the requirements that come from the job as a whole. */
export const wholeJobWeights = {
  /** Skill coverage: how many of the skills are shown. */
  breadth: 5,
  /**
   * How many of the advert's distinctive terms are found. They count more in other languages, where a glossary knows
   * only the most common words and most languages have none.
   */
  distinctiveTerms: { english: 7, foreign: 12 },
  /** Occupation match: whether the resume belongs to this occupation at all. */
  occupationMatch: { max: 5, shareOfTheRest: 0.4 },
} as const;

type Asked = {
  readonly kind: RequirementKind;
  readonly wording: Wording;
  readonly soft: boolean;
  /** 0 to 1: share of soft skills among the requirements. */
  readonly softShare: number;
  /** 0 to 1: how distinctive the words are for an occupation. */
  readonly rarity: number;
};

/** The default weighting of a requirement; a recruiter can change it. */
export function requirementWeighting({ kind, wording, soft, softShare, rarity }: Asked): Weighting {
  if (soft) {
    const { besideOthers, alone } = softWeight;
    const base = kind === 'skill' ? besideOthers + (alone - besideOthers) * softShare : besideOthers;
    return { base: sixDecimals(base), asked: 'soft', factors: [] };
  }
  const base = weightOf[kind][wording];
  const isDistinctive = kind === 'skill' || kind === 'title' || kind === 'other';
  const factor = isDistinctive ? Math.min(heaviest / base, Math.sqrt(0.4 + 1.2 * rarity)) : 1;
  return withFactors({ base, asked: wording, factors: [] }, [{ code: 'rare-words', value: factor }]);
}

/** The base times all factors. */
export const productOf = ({ base, factors }: Weighting): number =>
  factors.reduce((product, { value }) => product * value, base);

const sixDecimals = (value: number): number => Math.round(1e6 * value) / 1e6;

/** Adds factors; leaves out those of 1. */
function withFactors(weighting: Weighting, more: readonly WeightFactor[]): Weighting {
  const factor = more
    .map(({ code, value }) => ({ code, value: sixDecimals(value) }))
    .filter(({ value }) => value !== 1);
  return { ...weighting, factors: [...weighting.factors, ...factor] };
}

/** The weight that results from a weighting, to two decimals. */
export const weightFrom = (weighting: Weighting): number => Math.round(100 * productOf(weighting)) / 100;

/** The weighting of the current weight, with a recruiter's change as one of its factors. */
export function weightingOf({ weight, weighting }: Pick<Weighted, 'weight' | 'weighting'>): Weighting {
  if (weighting === undefined) return { base: weight, asked: 'given', factors: [] };
  const before = weightFrom(weighting);
  if (before === weight) return weighting;
  if (before === 0) return { base: weight, asked: 'given', factors: [] };
  return withFactors(weighting, [{ code: 'by-hand', value: weight / productOf(weighting) }]);
}

type Weighted = {
  readonly kind: RequirementKind;
  readonly weight: number;
  readonly weighting?: Weighting;
};

/** Adds factors and computes the resulting weight, unrounded. */
function reweighted<T extends Weighted>(
  requirement: T,
  more: readonly WeightFactor[],
): T & { readonly weighting: Weighting } {
  const { weight, weighting = { base: weight, asked: 'given', factors: [] } } = requirement;
  const made = withFactors(weighting, more);
  return { ...requirement, weight: productOf(made), weighting: made };
}

/** Scales the weights so that no kind exceeds its budget; to two decimals. */
export function withinBudgets<T extends Weighted>(
  requirements: readonly T[],
  { isBareList, isGloss }: { readonly isBareList: boolean; readonly isGloss: boolean },
): readonly T[] {
  const budgets = isBareList ? kindBudget : advertBudget;
  const sums = new Map<RequirementKind, number>();
  for (const { kind, weight } of requirements) sums.set(kind, (sums.get(kind) ?? 0) + weight);
  return requirements.map((requirement) => {
    const share = Math.min(1, budgets[requirement.kind] / Math.max(1, sums.get(requirement.kind) ?? 1));
    const known = isGloss ? (shareInGloss[requirement.kind] ?? 1) : 1;
    const titled = !isBareList && requirement.kind === 'title' ? titleInAdvert : 1;
    const made = reweighted(requirement, [
      { code: 'many-of-kind', value: share },
      { code: 'through-glossary', value: known },
      { code: 'title-of-advert', value: titled },
    ]);
    return { ...made, weight: weightFrom(made.weighting) };
  });
}

/**
 * Applies the default balance of a full advert: explicit requirements get about half of the points, the overall fit the
 * rest.
 */
export function balanced<
  T extends Weighted & Pick<Finding['requirement'], 'overall'> & { readonly demand?: Pick<Demand, 'kind'> },
>(requirements: readonly T[]): readonly T[] {
  const weighed = requirements.map((requirement) => {
    const value = requirement.overall ? 1 : (explicitTimes[requirement.kind] ?? 1);
    return reweighted(requirement, [{ code: 'asked-for', value }]);
  });
  const timesOf = ({ kind, demand, overall }: T): number =>
    overall ? (overallTimes[demand?.kind ?? kind] ?? 1) : 1;
  const sumOf = (isOverall: boolean) =>
    weighed.reduce((sum, each) => sum + (each.overall === isOverall ? each.weight * timesOf(each) : 0), 0);
  const explicit = sumOf(false);
  const fit = sumOf(true);
  if (explicit === 0 || fit === 0) return weighed;
  const share = (explicitShare.max * explicit) / (explicit + explicitShare.halfway);
  const value = (explicit * (1 - share)) / share / fit;
  return weighed.map((requirement) =>
    requirement.overall
      ? reweighted(requirement, [{ code: 'overall-share', value: value * timesOf(requirement) }])
      : requirement,
  );
}

/** Scales all weights in proportion so that the highest is within the scale; to two decimals. */
export function withinScale<T extends Weighted>(requirements: readonly T[]): readonly T[] {
  const max = Math.max(heaviest, largest(requirements.map(({ weight }) => weight)));
  return requirements.map((requirement) => {
    const made = reweighted(requirement, [{ code: 'within-scale', value: heaviest / max }]);
    return { ...made, weight: weightFrom(made.weighting) };
  });
}

/** The fields of a finding that scoring needs. */
export type Weighable = Pick<Finding, 'credit'> & {
  readonly requirement: Pick<Finding['requirement'], 'id' | 'kind' | 'weight'>;
};

type Counted<Of extends Weighable> = Of & { readonly credit: number };

/**
 * The findings that count toward the score: all except those never scored, such as places. A requirement that is not
 * found counts as 0.
 */
export function countedOf<Of extends Weighable>(findings: readonly Of[]): readonly Counted<Of>[] {
  return findings.filter((finding): finding is Counted<Of> => finding.credit !== null);
}

/** Sum of the credits times their weights, and sum of the weights. */
export function totalOf(counted: readonly Counted<Weighable>[]): {
  readonly sum: number;
  readonly weights: number;
} {
  let sum = 0;
  let weights = 0;
  for (const { credit, requirement } of counted) {
    sum += credit * requirement.weight;
    weights += requirement.weight;
  }
  return { sum, weights };
}

/**
 * Score and gate of findings: the mean credit, weighted by the requirements' weights, times 100, as an integer. `null`
 * if nothing could be scored. Depends only on the findings, so changed weights can re-rank anywhere.
 */
export function weigh(findings: readonly Finding[]): {
  readonly score: number | null;
  readonly gate: { readonly passed: boolean; readonly missing: readonly string[] };
} {
  const { sum, weights } = totalOf(countedOf(findings));
  const missing = findings
    .filter(({ requirement, status }) => requirement.must && requirement.weight > 0 && status === 'not-met')
    .map(({ requirement }) => requirement.id);
  return {
    score: weights > 0 ? Math.round((100 * sum) / weights) : null,
    gate: { passed: missing.length === 0, missing },
  };
}
