import type { Finding } from '../analysis.ts';
import { missing, rounded, type Verdict } from './criterion.ts';

/** With so many skills fully shown, half of the credit is earned. */
const halfOfSkills = 5;
const metFrom = 0.6;
const partlyFrom = 0.05;

/** How many of the skills asked for are shown, each by its credit: ten say more than three, whatever was asked besides. */
export function judgeBreadth(findings: readonly Finding[]): Verdict {
  const skills = findings.filter(({ requirement }) => requirement.kind === 'skill');
  const shown = skills.reduce((sum, { credit }) => sum + (credit ?? 0), 0);
  const credit = rounded(shown / (shown + halfOfSkills));
  if (credit < partlyFrom) return missing('None of the skills asked for is shown.');
  const best = skills.filter(({ status }) => status === 'met');
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: (best.length > 0 ? best : skills).flatMap(({ evidence }) => evidence.slice(0, 1)).slice(0, 4),
    reason: `${best.length} of ${skills.length} skills asked for are shown.`,
  };
}
