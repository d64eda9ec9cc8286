import type { AnalysisDetail, Question, Remark } from '@winnow/contracts';
import type { Analysis, Finding } from '@winnow/engine';

type Remarks = Pick<AnalysisDetail, 'strengths' | 'gaps' | 'questions'>;

/** More than a person reads before a call is noise. */
const mostRemarks = 6;
/** A line in words of its own makes a long question, and often a vague one. */
const mostInOwnWords = 2;
/** What is met by less is told in a word: true, but no strength. */
const strengthFrom = 0.6;

/**
 * What to say of a candidate, made from the findings alone: what they show best, what is not met or not found, and what
 * to ask. The heaviest requirements come first, must-haves before all.
 */
export function remarksOn({ findings }: Analysis): Remarks {
  const own = findings.filter(({ requirement }) => requirement.weight > 0 && isAskable(requirement));
  const ordered = own
    .filter(({ requirement }) => isAskedFor(requirement))
    .toSorted((left, right) => importance(right) - importance(left));
  const strong = own.filter(isStrength).toSorted((left, right) => telling(right) - telling(left));
  const notMet = ordered.filter(({ status }) => status === 'not-met');
  const notFound = ordered.filter(({ status }) => status === 'not-found');
  const open = ordered.filter(({ status }) => status !== 'met');
  const asked = [
    ...open.filter(({ requirement }) => requirement.must),
    ...open.filter((finding) => !finding.requirement.must && isWorthAsking(finding)),
  ];
  const inOwnWords = asked.filter(({ requirement }) => requirement.kind === 'other').slice(0, mostInOwnWords);
  const clear = withOneDegree(asked.filter(({ requirement }) => requirement.kind !== 'other'));
  return {
    strengths: strong.slice(0, mostRemarks).map(remarkOn),
    gaps: [...notMet, ...notFound.filter(({ credit }) => credit !== null)]
      .slice(0, mostRemarks)
      .map(remarkOn),
    questions: [...clear, ...inOwnWords]
      .slice(0, mostRemarks)
      .map((finding) => ({ requirementId: finding.requirement.id, question: questionOn(finding) })),
  };
}

/** What follows from the others, or speaks of the whole advert, nobody can be asked about. */
function isAskable({ demand }: Finding['requirement']): boolean {
  return !['breadth', 'line-of-work', 'telling-words'].includes(demand.kind);
}

/** Of what is no must-have: what the resume comes near, and what people leave out of resumes without meaning anything by it. */
const oftenLeftOut: ReadonlySet<Finding['requirement']['kind']> = new Set([
  'experience',
  'education',
  'language',
  'location',
]);

const isWorthAsking = ({ requirement, status }: Finding): boolean =>
  status === 'partly' || (status === 'not-found' && oftenLeftOut.has(requirement.kind));

/** Work that the advert only describes is no gap, and nobody is asked about it; the role itself is. */
const isAskedFor = ({ overall, must, kind }: Finding['requirement']): boolean =>
  !overall || must || kind === 'title';

/** What tells of the work comes before what comes with it. */
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

/** What somebody shows well speaks for them more than what was only asked for more strongly. */
function telling({ requirement, credit }: Finding): number {
  return tells[requirement.kind] + requirement.weight * (credit ?? 0);
}

function remarkOn({ requirement, reason }: Finding): Remark {
  return { requirementId: requirement.id, requirement: named(requirement), must: requirement.must, reason };
}

/** What is only listed meets what is asked for, and is nothing to praise. */
function isStrength({ status, credit, reason }: Finding): boolean {
  return status === 'met' && (credit ?? 0) >= strengthFrom && reason.code !== 'skill-listed';
}

/** Whoever is asked for their training tells all of it. */
function withOneDegree(asked: readonly Finding[]): readonly Finding[] {
  const degree = asked.find(({ requirement }) => requirement.kind === 'education');
  return asked.filter((finding) => finding.requirement.kind !== 'education' || finding === degree);
}

/** The words of a requirement without the full stop of the advert. */
const named = ({ text }: Finding['requirement']): string => {
  let end = text.length;
  while (end > 0 && /[\s.,:;?!]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

function questionOn({ requirement, status }: Finding): Question {
  const { kind, demand } = requirement;
  const args = { asked: named(requirement) };
  const isNear = status === 'partly';
  switch (kind) {
    case 'experience':
      return { code: 'ask-years', args };
    case 'education':
      return { code: isNear ? 'ask-degree-near' : 'ask-degree', args };
    case 'certification':
      return { code: 'ask-certificate', args };
    case 'language':
      return { code: 'ask-language', args: demand.kind === 'language' ? { asked: demand.name } : args };
    case 'location':
      return { code: 'ask-place', args };
    case 'title':
      return { code: 'ask-title', args };
    case 'skill':
      return { code: isNear ? 'ask-skill-near' : 'ask-skill', args };
    default:
      return { code: 'ask-other', args };
  }
}
