import type { AnalysisDetail } from '@winnow/contracts';
import type { Analysis, Finding } from '@winnow/engine';

type Remarks = Pick<AnalysisDetail, 'strengths' | 'gaps' | 'questions'>;

/** More than a person reads before a call is noise. */
const mostRemarks = 6;
/** A line in words of its own makes a long question, and often a vague one. */
const mostInOwnWords = 2;

/**
 * What to say of a candidate, made from the findings alone: what they show best, what is missing, and what to ask first.
 * The heaviest requirements come first, must-haves before all.
 */
export function remarksOn({ findings }: Analysis): Remarks {
  const own = findings.filter(({ requirement }) => requirement.weight > 0 && isAskable(requirement));
  const ordered = own.toSorted((left, right) => importance(right) - importance(left));
  const strong = ordered.filter(({ status }) => status === 'met');
  const absent = ordered.filter(({ status }) => status === 'missing');
  const open = ordered.filter(({ status }) => status === 'unknown' || status === 'partly');
  const asked = [...absent.filter(({ requirement }) => requirement.must), ...open];
  const inOwnWords = asked.filter(({ requirement }) => requirement.kind === 'other').slice(0, mostInOwnWords);
  const clear = asked.filter(({ requirement }) => requirement.kind !== 'other');
  return {
    strengths: strong.slice(0, mostRemarks).map((finding) => remark(finding, strengthOf(finding))),
    gaps: absent.slice(0, mostRemarks).map((finding) => remark(finding, gapOf(finding))),
    questions: [...clear, ...inOwnWords]
      .slice(0, mostRemarks)
      .map((finding) => remark(finding, questionOn(finding))),
  };
}

/** What follows from the others, or speaks of the whole advert, nobody can be asked about. */
function isAskable({ demand }: Finding['requirement']): boolean {
  return !['breadth', 'line-of-work', 'telling-words'].includes(demand.kind);
}

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

function remark({ requirement }: Finding, text: string): Remarks['gaps'][number] {
  return { requirementId: requirement.id, text };
}

function strengthOf({ requirement, reason }: Finding): string {
  return `${requirement.text}: ${reason}`;
}

function gapOf({ requirement, reason }: Finding): string {
  const must = requirement.must ? ' A must-have.' : '';
  return `${requirement.text}: ${reason}${must}`;
}

function questionOn({ requirement, status }: Finding): string {
  const { kind, text } = requirement;
  const named = text.replace(/[.?!]+$/, '');
  switch (kind) {
    case 'experience':
      return `The resume does not bear out “${named}”. Which of your positions count towards it?`;
    case 'education':
      return `Which degree or training do you have? Asked for: ${named}.`;
    case 'certification':
      return `Do you hold this certificate, and until when is it valid? ${named}.`;
    case 'language':
      return `How well do you speak and write it, and where do you use it? ${named}.`;
    case 'location':
      return `Could you work in ${named}?`;
    case 'title':
      return `What in your work comes nearest to the role of ${named}?`;
    case 'skill':
      return status === 'partly'
        ? `Tell me about the last work in which you used ${named}: what did you do yourself?`
        : `Have you worked with ${named}? The resume does not show it.`;
    default:
      return `The advert says: “${named}”. What have you done of that kind?`;
  }
}
