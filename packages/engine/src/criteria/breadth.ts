import type { Finding, QuotedEvidence } from '../analysis.ts';
import { largest } from '../largest.ts';
import { neverScored, notFound, rounded, type Verdict } from './criterion.ts';

/** Number of skills of the highest weight, fully shown, that earn half of the credit. */
const halfOfSkills = 3;
/** Maximum number of quotes per skill; the skill's own finding has the others. */
const maxOfSkill = 4;
const metFrom = 0.6;
const partlyFrom = 0.05;

/** Skill coverage is computed after the other findings. */
export const notYetScored: Verdict = neverScored({ code: 'coverage-pending', args: {} });

/** Findings with skill coverage computed from the other findings; run it again whenever weights change. */
export const withBreadth = (findings: readonly Finding[]): readonly Finding[] =>
  findings.map((finding) =>
    finding.requirement.demand.kind === 'breadth'
      ? { requirement: finding.requirement, ...judgeBreadth(findings) }
      : finding,
  );

/**
 * How many of the requested skills are shown, by credit times the squared weight relative to the highest: ten say more
 * than three, must-haves more than nice-to-haves, and rare skills much more than common ones.
 */
function judgeBreadth(findings: readonly Finding[]): Verdict {
  // A skill with weight 0 is not asked for.
  const skills = findings.filter(({ requirement }) => requirement.kind === 'skill' && requirement.weight > 0);
  const weightiest = largest(skills.map(({ requirement }) => requirement.weight));
  const shares = skills.map(({ requirement }) => (requirement.weight / weightiest) ** 2);
  const shown = skills.reduce((sum, { credit }, place) => sum + (credit ?? 0) * (shares[place] ?? 0), 0);
  const credit = rounded(shown / (shown + halfOfSkills));
  if (credit < partlyFrom) return notFound({ code: 'coverage-none', args: {} });
  const best = skills.filter(({ status }) => status === 'met');
  const quoted = best.length > 0 ? best : skills;
  const quotes = quoted.flatMap(({ evidence }) => evidence.slice(0, 1));
  return {
    status: credit >= metFrom ? 'met' : 'partly',
    credit,
    evidence: withoutRepeats([...quotes, ...skills.flatMap(({ evidence }) => evidence.slice(0, maxOfSkill))]),
    reason: { code: 'coverage-shown', args: { shown: best.length, of: skills.length } },
    // Each further skill adds less, so the parts are in proportion to what each skill gave.
    parts: skills.map(({ requirement, credit: ofSkill, evidence }, place) => ({
      code: 'asked-skill',
      args: { requirementId: requirement.id, skill: requirement.text },
      share: Math.round((1e6 * (ofSkill ?? 0) * (shares[place] ?? 0)) / (shown + halfOfSkills)) / 1e6,
      credit: (ofSkill ?? 0) > 0 ? 1 : 0,
      evidence: evidence.slice(0, maxOfSkill),
    })),
  };
}

const withoutRepeats = (places: readonly QuotedEvidence[]): readonly QuotedEvidence[] => [
  ...new Map(places.map((place) => [`${place.start}-${place.end}`, place])).values(),
];
