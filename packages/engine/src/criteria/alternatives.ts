import type { FindingStatus, QuotedEvidence } from '../analysis.ts';
import { rounded, type Verdict } from './criterion.ts';

/** The best of several ways to meet a requirement. Missing evidence for one way is not failed because of another. */
export function bestOfWays(ways: readonly Verdict[]): Verdict | undefined {
  return ways.reduce<Verdict | undefined>(
    (best, next) => (best === undefined || isBetter(next, best) ? next : best),
    undefined,
  );
}

const order: Readonly<Record<FindingStatus, number>> = { met: 3, partly: 2, 'not-found': 1, 'not-met': 0 };

const isBetter = (next: Verdict, than: Verdict): boolean =>
  (next.credit ?? 0) === (than.credit ?? 0)
    ? order[next.status] > order[than.status]
    : (next.credit ?? 0) > (than.credit ?? 0);

/** All members together: each earns an equal share, and the weakest gives the reason. */
export function ofAllMembers(members: readonly Verdict[]): Verdict | undefined {
  const [weakest] = members.toSorted(
    (a, b) => (a.credit ?? 0) - (b.credit ?? 0) || order[a.status] - order[b.status],
  );
  if (weakest === undefined || members.length === 1) return weakest;
  // A resume written in one of two languages is no evidence for the other.
  const others = members.filter((member) => member !== weakest);
  if (weakest.status === 'not-found' && others.every(({ reason }) => reason.code === 'language-written'))
    return weakest;
  const credit = rounded(members.reduce((sum, member) => sum + (member.credit ?? 0), 0) / members.length);
  return {
    status: statusOf(members, credit),
    credit,
    evidence: eachOnce(members.flatMap(({ evidence }) => evidence)),
    reason: weakest.reason,
    parts: members.flatMap(({ parts }) =>
      parts.map((part) => ({ ...part, share: part.share / members.length })),
    ),
  };
}

function statusOf(members: readonly Verdict[], credit: number): FindingStatus {
  if (members.every(({ status }) => status === 'met')) return 'met';
  if (credit > 0) return 'partly';
  return members.some(({ status }) => status === 'not-met') ? 'not-met' : 'not-found';
}

const eachOnce = (places: readonly QuotedEvidence[]): readonly QuotedEvidence[] => [
  ...new Map(places.map((place) => [`${place.start}-${place.end}`, place])).values(),
];
