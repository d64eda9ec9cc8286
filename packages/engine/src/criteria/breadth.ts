import type { Finding } from '../analysis.ts';
import { largest } from '../largest.ts';
import { neverScored, notFound, rounded, type Verdict } from './criterion.ts';

/** With so many of the weightiest skills fully shown, half of the credit is earned. */
const halfOfSkills = 3;
const metFrom = 0.6;
const partlyFrom = 0.05;

/** Breadth follows from the other findings, once they are there. */
export const notYetJudged: Verdict = neverScored('Follows from the other findings.');

/** Findings whose breadth is judged by the others; to be judged anew whenever weights change. */
export const withBreadth = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) =>
    finding.requirement.demand.kind === 'breadth'
      ? { requirement: finding.requirement, ...judgeBreadth(findings) }
      : finding,
  );

/**
 * How many of the skills asked for are shown, each by its credit and the square of its weight beside the weightiest: ten
 * say more than three, what must be there more than what is wished for, and what few have much more than what any work has.
 */
function judgeBreadth(findings: readonly Finding[]): Verdict {
  // A skill that the recruiter sets to nothing is not asked for.
  const skills = findings.filter(({ requirement }) => requirement.kind === 'skill' && requirement.weight > 0);
  const weightiest = largest(skills.map(({ requirement }) => requirement.weight));
  const shown = skills.reduce((sum, { credit, requirement }) => {
    const share = requirement.weight / weightiest;
    return sum + (credit ?? 0) * share * share;
  }, 0);
  const credit = rounded(shown / (shown + halfOfSkills));
  if (credit < partlyFrom) return notFound('None of the skills asked for is shown.');
  const best = skills.filter(({ status }) => status === 'met');
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: (best.length > 0 ? best : skills).flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 4),
    reason: `${best.length} of ${skills.length} skills asked for are shown.`,
  };
}
