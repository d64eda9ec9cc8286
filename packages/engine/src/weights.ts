import type { Finding } from './analysis.ts';
import type { Wording } from './job/advert-wording.ts';
import type { Demand, RequirementKind } from './job/job-description.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

/** How much a requirement counts, 0 to 5, by its kind and by how strongly the advert asks. */
const weightOf: Readonly<Record<RequirementKind, Readonly<Record<Wording, number>>>> = {
  skill: { must: 3, asked: 2.5, nice: 1.5 },
  experience: { must: 3, asked: 2, nice: 1 },
  title: { must: 4, asked: 4, nice: 2 },
  education: { must: 2, asked: 1.5, nice: 1 },
  certification: { must: 3, asked: 2, nice: 1 },
  language: { must: 2, asked: 1.5, nice: 1 },
  location: { must: 1, asked: 1, nice: 0.5 },
  other: { must: 1.5, asked: 1.5, nice: 0.5 },
};

/** Everyone claims soft skills, so their presence tells little. */
const softSkillWeight = 0.5;

type Asked = {
  readonly kind: RequirementKind;
  readonly wording: Wording;
  readonly soft: boolean;
  readonly demand: Demand;
  readonly vocabulary: Vocabulary;
};

/** The weight a requirement begins with; a recruiter may change it. */
export function requirementWeight({ kind, wording, soft }: Asked): number {
  return soft ? softSkillWeight : weightOf[kind][wording];
}

/**
 * The score and gate of findings: the mean of the credits weighted by the requirements' weights, times 100, as a
 * whole number; credits of `null` are left out. `null` where nothing could be judged. Needs nothing but the findings,
 * so that a changed weight re-ranks anywhere.
 */
export function weigh(findings: readonly Finding[]): {
  readonly score: number | null;
  readonly gate: { readonly passed: boolean; readonly missing: readonly string[] };
} {
  let sum = 0;
  let weights = 0;
  for (const { credit, requirement } of findings) {
    if (credit === null) continue;
    sum += credit * requirement.weight;
    weights += requirement.weight;
  }
  const missing = findings
    .filter(({ requirement, status }) => requirement.must && requirement.weight > 0 && status === 'missing')
    .map(({ requirement }) => requirement.id);
  return {
    score: weights > 0 ? Math.round((100 * sum) / weights) : null,
    gate: { passed: missing.length === 0, missing },
  };
}
