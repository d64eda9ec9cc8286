import type { Finding } from './analysis.ts';
import { withBreadth } from './criteria/breadth.ts';
import type { Requirement } from './job/job-description.ts';
import { weigh } from './weights.ts';

/** The score that could still be reached, and the number of requirements that the resume does not mention. */
export type Potential = {
  /** Whole number 0-100, never below the score. */
  readonly score: number;
  /** Number of requirements that are not found and would earn points. */
  readonly notFound: number;
};

/** The fields of a finding needed for the potential. */
export type PotentialFinding = Pick<Finding, 'status' | 'credit'> & {
  readonly requirement: Pick<Requirement, 'id' | 'kind' | 'weight' | 'overall'>;
};

/**
 * The score if every requirement that the resume does not mention were met. Requirements of the overall fit stay
 * unchanged, except skill coverage, which follows from the skills. `null` if nothing can be scored.
 */
export function potentialOf(findings: readonly PotentialFinding[]): Potential | null {
  const whole = findings.map(asFinding);
  const score = weigh(whole).score;
  if (score === null) return null;
  const isOpen = ({ status, credit, requirement }: Finding) =>
    status === 'not-found' && credit !== null && !requirement.overall && requirement.weight > 0;
  const notFound = whole.filter(isOpen).length;
  if (notFound === 0) return { score, notFound };
  const met = whole.map(
    (finding): Finding => (isOpen(finding) ? { ...finding, status: 'met', credit: 1 } : finding),
  );
  return { score: Math.max(score, weigh(withBreadth(met)).score ?? score), notFound };
}

/** Only skill coverage uses the demand, so other requirements do not need one. */
function asFinding({ requirement, status, credit }: PotentialFinding): Finding {
  const { id, kind, weight, overall } = requirement;
  return {
    requirement: {
      id,
      kind,
      weight,
      overall,
      text: '',
      must: false,
      demand: { kind: id === 'breadth' ? 'breadth' : 'other' },
      evidence: [],
    },
    status,
    credit,
    evidence: [],
    reason: { code: 'sentence', args: { text: '' } },
    parts: [],
  };
}
