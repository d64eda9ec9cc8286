import type { MatchFinding } from '@winnow/contracts';

/** One requirement and each candidate's finding, in display order; `null` where not asked. */
export type AlignedRequirement = {
  readonly requirement: MatchFinding['requirement'];
  readonly findings: readonly (MatchFinding | null)[];
};

export type Alignment = {
  readonly differing: readonly AlignedRequirement[];
  readonly alike: readonly AlignedRequirement[];
};

const rank = { met: 3, partly: 2, 'not-found': 1, 'not-met': 0 } as const;

/**
 * Aligns the findings of some candidates by requirement. Must-haves come first, then the largest differences, then the
 * highest weights; ties keep the job's order.
 */
export function alignFindings(candidates: readonly (readonly MatchFinding[])[]): Alignment {
  const asked = new Map<string, MatchFinding['requirement']>();
  for (const finding of candidates.flat()) {
    if (!asked.has(finding.requirement.id)) asked.set(finding.requirement.id, finding.requirement);
  }
  const rows = [...asked.values()].map((requirement) => ({
    requirement,
    findings: candidates.map(
      (findings) => findings.find((finding) => finding.requirement.id === requirement.id) ?? null,
    ),
  }));
  const isAlike = ({ findings }: AlignedRequirement) =>
    new Set(findings.map((finding) => finding?.status ?? null)).size === 1;
  return {
    differing: rows.filter((row) => !isAlike(row)).sort(compareRows),
    alike: rows.filter(isAlike),
  };
}

function compareRows(left: AlignedRequirement, right: AlignedRequirement): number {
  return (
    Number(right.requirement.must) - Number(left.requirement.must) ||
    spread(right) - spread(left) ||
    right.requirement.weight - left.requirement.weight
  );
}

/** Difference between the best and the worst. */
function spread({ findings }: AlignedRequirement): number {
  const ranks = findings.flatMap((finding) => (finding ? [rank[finding.status]] : []));
  return Math.max(...ranks) - Math.min(...ranks);
}
