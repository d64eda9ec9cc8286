import type { Analysis, Finding } from './analysis.ts';
import { confidenceFactorsOfFindings, confidenceFrom, isAboutFindings } from './confidence.ts';
import { withBreadth } from './criteria/breadth.ts';
import type { Demand, Requirement } from './job/job-description.ts';
import { weigh } from './weights.ts';

/** Fields of an analysis that do not follow from its findings. */
type Circumstances = Pick<Analysis, 'engineVersion' | 'doubts' | 'flags'>;

/** Computes score, gate and confidence from findings. */
export function concludeFrom(
  judged: readonly Finding[],
  { engineVersion, doubts: given, flags }: Circumstances,
): Analysis {
  const findings = withBreadth(judged);
  const { score, gate } = weigh(findings);
  const isJudged = findings.length > 0 && !given.some(({ code }) => code === 'silent');
  const doubts = [...given, ...confidenceFactorsOfFindings(findings)];
  return {
    engineVersion,
    score: isJudged ? score : null,
    confidence: isJudged ? confidenceFrom(doubts) : 0,
    doubts,
    gate,
    findings,
    flags,
  };
}

/**
 * The analysis that `match` would give for the same resume with these requirements, computed from the findings alone,
 * so that changed weights and must-haves re-rank without the resume. Requirements may be removed, reordered, and
 * changed in `weight` and `must`. `null` if one was not scored: call `match` then.
 */
export function reweigh(analysis: Analysis, requirements: readonly Requirement[]): Analysis | null {
  const known = new Map(analysis.findings.map((finding) => [finding.requirement.id, finding]));
  const findings: Finding[] = [];
  for (const requirement of requirements) {
    const finding = known.get(requirement.id);
    if (!finding || !asksTheSame(finding.requirement, requirement)) return null;
    findings.push({ ...finding, requirement });
  }
  return concludeFrom(findings, {
    ...analysis,
    doubts: analysis.doubts.filter((doubt) => !isAboutFindings(doubt)),
  });
}

const asksTheSame = (one: Requirement, other: Requirement): boolean =>
  one.kind === other.kind && one.text === other.text && written(one.demand) === written(other.demand);

/** A key for a demand that does not depend on the order of its properties, which a database may change. */
const written = (demand: Demand): string => JSON.stringify(Object.entries(demand).sort());
