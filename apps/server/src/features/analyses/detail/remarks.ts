import type { AnalysisDetail, Remark } from '@winnow/contracts';
import type { Analysis, Finding } from '@winnow/engine';
import { questionsOn } from './questions.ts';
import { withoutStop } from './without-stop.ts';

type Remarks = Pick<AnalysisDetail, 'strengths' | 'gaps' | 'questions'>;

/** Maximum remarks: as many as a person reads before a call. */
const maxRemarks = 6;
/** Minimum credit (0–1) of a finding that counts as a strength. */
const strengthFrom = 0.6;

/**
 * Strengths, gaps and questions of a candidate, derived from the findings alone. Ordered by weight, must-haves first.
 */
export function remarksOn({ findings }: Analysis): Remarks {
  const own = findings.filter(({ requirement }) => requirement.weight > 0 && isAskable(requirement));
  const ordered = own
    .filter(({ requirement }) => isAskedFor(requirement))
    .toSorted((left, right) => importance(right) - importance(left));
  const strong = own.filter(isStrength).toSorted((left, right) => contribution(right) - contribution(left));
  const notMet = ordered.filter(({ status }) => status === 'not-met');
  const notFound = ordered.filter(({ status }) => status === 'not-found');
  return {
    strengths: strong.slice(0, maxRemarks).map(remarkOn),
    gaps: [...notMet, ...notFound.filter(({ credit }) => credit !== null)].slice(0, maxRemarks).map(remarkOn),
    questions: questionsOn(findings),
  };
}

/** Derived requirements and those about the whole job description can't be asked about. */
function isAskable({ demand }: Finding['requirement']): boolean {
  return !['breadth', 'line-of-work', 'telling-words'].includes(demand.kind);
}

/** Work that the job description only describes is neither a gap nor asked about; the role itself is. */
const isAskedFor = ({ overall, must, kind }: Finding['requirement']): boolean =>
  !overall || must || kind === 'title';

/** Requirements about the work itself come first. */
const tells: Readonly<Record<Finding['requirement']['kind'], number>> = {
  title: 3,
  skill: 3,
  experience: 3,
  certification: 2,
  education: 1,
  language: 1,
  other: 1,
  location: 0,
};

function importance({ requirement, credit }: Finding): number {
  const { kind, must, weight } = requirement;
  return 100 * tells[kind] + (must ? 50 : 0) + weight * 5 + (credit ?? 0);
}

/** A well-shown requirement counts more than one that is only weighted more. */
function contribution({ requirement, credit }: Finding): number {
  return tells[requirement.kind] + requirement.weight * (credit ?? 0);
}

function remarkOn({ requirement, reason }: Finding): Remark {
  return {
    requirementId: requirement.id,
    requirement: withoutStop(requirement.text),
    must: requirement.must,
    reason,
  };
}

/** A skill that is only listed meets its requirement, but doesn't count as a strength. */
function isStrength({ status, credit, reason }: Finding): boolean {
  return status === 'met' && (credit ?? 0) >= strengthFrom && reason.code !== 'skill-listed';
}
