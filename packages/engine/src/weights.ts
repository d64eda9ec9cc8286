import type { Finding } from './analysis.ts';
import type { Wording } from './job/advert/advert-wording.ts';
import type { RequirementKind, WeightFactor, Weighting } from './job/job-description.ts';
import { largest } from './largest.ts';

/** The scale on which a recruiter may weigh ends here. */
const heaviest = 5;

/** How much a requirement counts, 0 to 5, by its kind and by how strongly the advert asks. */
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

/** What a requirement of a kind weighs by itself where it is neither required nor optional. */
export const baseWeightOf = (kind: RequirementKind): number => weightOf[kind].asked;

/**
 * Everyone claims soft skills, and a bare rank is held in any work, so they say little beside what else is asked for. A job
 * that asks for soft skills alone means them: the more of its list they are, the more each counts.
 */
const softWeight = { besideOthers: 0.5, alone: 2.5 } as const;

/** What all requirements of a kind weigh together at most: the more an advert asks, the less each counts. */
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

/** A whole advert is judged as a whole too (`wholeJobWeights`), where its skills and the words of its duties count already. */
const advertBudget: typeof kindBudget = { ...kindBudget, skill: 4, other: 1 };

/**
 * What a full advert asks for by itself beside what it only describes. Its skills and tools and the years of work tell most
 * of how recruiters judge the fit.
 */
const explicitTimes: Partial<typeof kindBudget> = { skill: 4, experience: 1.6 };

/**
 * The share of all points that explicit requirements carry in a full advert. It comes near to `max` where much is asked
 * for; where they weigh `halfway` it is half of `max`: an advert that asks for a degree alone says little of who fits.
 */
const explicitShare = { max: 0.58, halfway: 2 } as const;

/** Unrelated resumes match an advert's skills, degree and years by chance, and seldom held its title: so much more it weighs there. */
const titleInAdvert = 1.25;

/**
 * In an advert that is read through a glossary a licence, a language or a degree is found every time and the words of the
 * work only mostly: what many have of any work must not outweigh what few have of this one. Its duties count in its distinctive
 * words already.
 */
const shareInGloss: Partial<typeof kindBudget> = {
  certification: 0.4,
  language: 0.15,
  education: 0.4,
  experience: 0.4,
  other: 0.4,
};

/** What is asked beside the single requirements, by the job as a whole. */
export const wholeJobWeights = {
  /** How many of the skills are shown. */
  breadth: 5,
  /**
   * How much is spoken of what distinguishes the advert from others. In another language than English most of an advert is told by
   * nothing else: a glossary knows the commonest words, and of most languages there is none.
   */
  distinctiveTerms: { english: 7, foreign: 12 },
  /** Whether the resume is about this occupation at all. */
  occupationMatch: { max: 5, shareOfTheRest: 0.4 },
} as const;

type Asked = {
  readonly kind: RequirementKind;
  readonly wording: Wording;
  readonly soft: boolean;
  /** 0 to 1: how much of what the job asks for are soft skills. */
  readonly softShare: number;
  /** 0 to 1: how much the words asked for describe an occupation. */
  readonly rarity: number;
};

/** How the weight that a requirement begins with comes to be; a recruiter may change it. */
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

/** The base times its factors. */
export const productOf = ({ base, factors }: Weighting): number =>
  factors.reduce((product, { value }) => product * value, base);

const sixDecimals = (value: number): number => Math.round(1e6 * value) / 1e6;

/** With further factors; those that change nothing are left out. */
function withFactors(weighting: Weighting, more: readonly WeightFactor[]): Weighting {
  const factor = more
    .map(({ code, value }) => ({ code, value: sixDecimals(value) }))
    .filter(({ value }) => value !== 1);
  return { ...weighting, factors: [...weighting.factors, ...factor] };
}

/** The weight that a weighting gives, to two decimals. */
export const weightFrom = (weighting: Weighting): number => Math.round(100 * productOf(weighting)) / 100;

/** How the present weight comes to be, a recruiter's change among its factors. */
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

/** With further factors, and the weight that follows from all of them, not rounded. */
function reweighted<T extends Weighted>(
  requirement: T,
  more: readonly WeightFactor[],
): T & { readonly weighting: Weighting } {
  const { weight, weighting = { base: weight, asked: 'given', factors: [] } } = requirement;
  const made = withFactors(weighting, more);
  return { ...requirement, weight: productOf(made), weighting: made };
}

/** Weights with the budget of each kind kept, to two decimals. */
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
 * The requirements of a full advert with their default balance: explicit requirements carry about half of the points, and the
 * overall fit what is left.
 */
export function balanced<T extends Weighted & Pick<Finding['requirement'], 'overall'>>(
  requirements: readonly T[],
): readonly T[] {
  const weighed = requirements.map((requirement) => {
    const { kind, overall } = requirement;
    const value = overall ? 1 : (explicitTimes[kind] ?? 1);
    return reweighted(requirement, [{ code: 'asked-for', value }]);
  });
  const sumOf = (isOverall: boolean) =>
    weighed.reduce((sum, { overall, weight }) => sum + (overall === isOverall ? weight : 0), 0);
  const explicit = sumOf(false);
  const fit = sumOf(true);
  if (explicit === 0 || fit === 0) return weighed;
  const share = (explicitShare.max * explicit) / (explicit + explicitShare.halfway);
  const value = (explicit * (1 - share)) / share / fit;
  return weighed.map((requirement) =>
    requirement.overall ? reweighted(requirement, [{ code: 'overall-share', value }]) : requirement,
  );
}

/** The same shares of the whole, with the heaviest at the end of the scale where it lies above; to two decimals. */
export function withinScale<T extends Weighted>(requirements: readonly T[]): readonly T[] {
  const max = Math.max(heaviest, largest(requirements.map(({ weight }) => weight)));
  return requirements.map((requirement) => {
    const made = reweighted(requirement, [{ code: 'within-scale', value: heaviest / max }]);
    return { ...made, weight: weightFrom(made.weighting) };
  });
}

/** What counting needs of a finding. */
export type Weighable = Pick<Finding, 'credit'> & {
  readonly requirement: Pick<Finding['requirement'], 'id' | 'kind' | 'weight'>;
};

type Counted<Of extends Weighable> = Of & { readonly credit: number };

/** The findings whose credits are counted: all but what is never scored, as places are. Silence counts as nothing earned. */
export function countedOf<Of extends Weighable>(findings: readonly Of[]): readonly Counted<Of>[] {
  return findings.filter((finding): finding is Counted<Of> => finding.credit !== null);
}

/** The credits times their weights, and the weights. */
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
 * The score and gate of findings: the mean of the credits that count, weighted by the requirements' weights, times 100,
 * as a whole number. `null` where nothing could be judged. Needs nothing but the findings, so that a changed weight
 * re-ranks anywhere.
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
