import type { RequirementKind } from '@winnow/contracts';
import {
  allCredits,
  creditsOfLanguage,
  creditsOfSkill,
  creditsOfTitle,
  creditsOfYears,
  sufficientCredit,
} from '../facts/fact-grades.ts';
import { type NamedTerm, nameOf, type PoolFact } from '../facts/pool-fact.ts';
import { type PoolFilter, type PoolRequirement, type Way, weightsMax } from '../postings/pool-query.ts';

/** A fact that shows a requirement, and how much of the credit it can earn. */
export type LineWay = NamedTerm & {
  /** 0-1; lower for near matches. */
  readonly share: number;
  readonly minMonths: number | null;
  readonly level: string | null;
};

/** Part of a requirement; the best alternative counts. */
export type LinePart = {
  /** Share of the requirement's weight, 0-1. */
  readonly share: number;
  readonly ways: readonly LineWay[];
  /** Whether the part is ignored if the resume doesn't mention it. */
  readonly known: 'language' | 'degree' | 'years' | null;
};

/** A requirement of a job in terms of the index; without parts if no facts match it. */
export type JobLine = {
  /** Id of the requirement. */
  readonly id: string;
  readonly kind: RequirementKind;
  readonly parts: readonly LinePart[];
};

/** How a line counts. */
export type LineCount = { readonly weight: number; readonly must: boolean };

export type JobQuery = {
  readonly requirements: readonly PoolRequirement<NamedTerm>[];
  /** Filter for people who meet the must-haves, as far as facts show. */
  readonly filter: PoolFilter<NamedTerm> | null;
};

/** Steps of a weight of 1: weights are written with two decimals. */
const stepsMax = 100;

/**
 * The search that a job amounts to. It ranks in the same order as `pointsOfFacts`.
 * @param counts of lines by id; a line without one does not count
 */
export function queryOfJob(lines: readonly JobLine[], counts: ReadonlyMap<string, LineCount>): JobQuery {
  const weighed = weighedParts(lines, counts);
  const musts = lines.filter((line) => counts.get(line.id)?.must && line.parts.length > 0);
  return {
    requirements: weighed.map(({ part: { ways, known }, weight }) => ({
      ways: ways.map(wayOf),
      weight,
      minCredit: 0,
      known: known === null ? null : { kind: 'known', value: known },
    })),
    filter: musts.length === 0 ? null : { kind: 'all', of: musts.map(filterOfMust) },
  };
}

/** Points that a line earns and can earn, out of 100 for the whole job. */
export type LinePoints = { readonly earned: number; readonly max: number };

/**
 * Points of a person's facts for each line; the points earned add up to the index score divided by 2.55. Lines that don't
 * count for the person are left out.
 * @param facts of all resumes of the person, merged (`mergeFacts`)
 */
export function pointsOfFacts(
  lines: readonly JobLine[],
  counts: ReadonlyMap<string, LineCount>,
  facts: readonly PoolFact[],
): ReadonlyMap<string, LinePoints> {
  const grades = new Map(facts.map((fact) => [nameOf(fact), fact.grade]));
  const counted = weighedParts(lines, counts).filter(
    ({ part: { known } }) => known === null || grades.has(nameOf({ kind: 'known', value: known })),
  );
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const points = new Map<string, LinePoints>();
  for (const { id, part, weight } of counted) {
    const before = points.get(id) ?? { earned: 0, max: 0 };
    const max = (100 * weight) / weights;
    points.set(id, {
      earned: before.earned + (max * creditOf(part, grades)) / fullCredit,
      max: before.max + max,
    });
  }
  return points;
}

/** Whether a person's facts meet a must-have; the same rule as the filter of `queryOfJob`. */
export function fulfills({ parts }: JobLine, facts: readonly PoolFact[]): boolean {
  const grades = new Map(facts.map((fact) => [nameOf(fact), fact.grade]));
  return (
    parts.length === 0 ||
    parts.some(
      (part) =>
        creditOf(part, grades) >= minCreditOf(part) ||
        (part.known === 'language' && !grades.has(nameOf(knownLanguages))),
    )
  );
}

const fullCredit = 255;

/** Scales weights to the largest integers that can be added exactly. */
function weighedParts(lines: readonly JobLine[], counts: ReadonlyMap<string, LineCount>) {
  const parts = lines.flatMap(({ id, parts: of }) => {
    const weight = counts.get(id)?.weight ?? 0;
    return weight > 0
      ? of.filter(({ share }) => share > 0).map((part) => ({ id, part, weight: weight * part.share }))
      : [];
  });
  const sum = parts.reduce((all, { weight }) => all + weight, 0);
  // Each weight may be rounded up.
  const steps = Math.min(stepsMax, (weightsMax - parts.length) / Math.max(sum, 1));
  return parts.map((each) => ({ ...each, weight: Math.max(1, Math.round(each.weight * steps)) }));
}

const creditOf = ({ ways }: LinePart, grades: ReadonlyMap<string, number>): number =>
  ways.reduce((best, way) => Math.max(best, wayOf(way).credits[grades.get(nameOf(way)) ?? 0] ?? 0), 0);

/** People rarely list the language they write in, so a resume without languages is not excluded. */
const knownLanguages = { kind: 'known', value: 'language' } as const;

const minCreditOf = ({ known }: LinePart): number =>
  known === 'language' || known === 'years' ? sufficientCredit.partly : sufficientCredit.any;

/** Any part is enough, as in the analysis, where a partly met must-have is not missing. */
const filterOfMust = ({ parts }: JobLine): PoolFilter<NamedTerm> => ({
  kind: 'any',
  of: parts.flatMap((part): PoolFilter<NamedTerm>[] => {
    const shown = { kind: 'ways' as const, ways: part.ways.map(wayOf), minCredit: minCreditOf(part) };
    const silence = {
      kind: 'ways' as const,
      ways: [{ term: knownLanguages, credits: allCredits }],
      minCredit: 1,
    };
    return part.known === 'language' ? [shown, { kind: 'not', of: silence }] : [shown];
  }),
});

function wayOf({ kind, value, share, minMonths, level }: LineWay): Way<NamedTerm> {
  const term = { kind, value };
  switch (kind) {
    case 'skill':
      return { term, credits: scaled(creditsOfSkill(minMonths), share) };
    case 'title':
    case 'occupation':
      return { term, credits: creditsOfTitle(share) };
    case 'language':
      return { term, credits: scaled(creditsOfLanguage(level), share) };
    case 'years':
      return { term, credits: scaled(creditsOfYears(minMonths ?? 0), share) };
    default:
      return { term, credits: scaled(allCredits, share) };
  }
}

/** Rounds credits, but never a positive credit to 0. */
const scaled = (credits: Uint8Array, share: number): Uint8Array =>
  share === 1
    ? credits
    : credits.map((credit) => (credit === 0 ? 0 : Math.max(1, Math.round(share * credit))));
