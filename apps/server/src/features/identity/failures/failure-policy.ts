/** What was guessed. */
export type FailureKind = 'password' | 'factor' | 'code';

/** How failures of one kind and origin are answered. */
export type FailurePolicy = {
  /** Failures within `windowMs` before the first wait. */
  readonly first: number;
  readonly windowMs: number;
  /** Failures before each further wait. */
  readonly next: number;
  /** The first wait; each one doubles, up to `maxWaitMs`. */
  readonly waitMs: number;
  readonly maxWaitMs: number;
  /** Consecutive failures after which no further attempt is allowed; `null` for no limit. */
  readonly ceiling: number | null;
};

/** What has been counted for one account, kind and origin. */
export type FailureState = {
  readonly failures: number;
  readonly countedSince: Date;
  readonly waits: number;
  readonly blockedUntil: Date | null;
  readonly total: number;
  readonly lastFailedAt: Date;
};

export type Refusal =
  | { readonly reason: 'wait'; readonly until: Date }
  /** The ceiling is reached: waiting doesn't help. */
  | { readonly reason: 'ceiling' };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Milliseconds without a failure after which counting restarts. Longer than any wait, or waiting would be rewarded. */
export const quietMs = 7 * dayMs;
/** Maximum milliseconds for which failures without a wait count. */
export const longestWindowMs = dayMs;

const factor: FailurePolicy = {
  first: 10,
  windowMs: dayMs,
  next: 10,
  waitMs: 15 * minuteMs,
  maxWaitMs: dayMs,
  ceiling: 100,
};

/** For unknown devices: attackers, and owners on a new device. */
export const unknownPolicies: Readonly<Record<FailureKind, FailurePolicy>> = {
  password: {
    first: 100,
    windowMs: hourMs,
    next: 10,
    waitMs: 15 * minuteMs,
    maxWaitMs: dayMs,
    ceiling: null,
  },
  factor,
  // At most 39 in any 24 hours: the last 19 of one window and 20 of the next.
  code: { first: 20, windowMs: dayMs, next: 5, waitMs: dayMs, maxWaitMs: dayMs, ceiling: null },
};

/** For known devices and, for second factors, sessions begun by an email: most likely the owner. */
export const ownPolicies: Readonly<Record<FailureKind, FailurePolicy>> = {
  password: {
    first: 10,
    windowMs: 15 * minuteMs,
    next: 5,
    waitMs: 5 * minuteMs,
    maxWaitMs: hourMs,
    ceiling: null,
  },
  factor,
  code: { first: 10, windowMs: dayMs, next: 5, waitMs: dayMs, maxWaitMs: dayMs, ceiling: null },
};

/** For tests of other products: multiplies counts, keeps waits. */
export function multiply(policy: FailurePolicy, by: number): FailurePolicy {
  const times = (count: number) => Math.ceil(count * by);
  const { first, next, ceiling } = policy;
  return {
    ...policy,
    first: times(first),
    next: times(next),
    ceiling: ceiling === null ? null : times(ceiling),
  };
}

/** Why no attempt is allowed now; `null` if one is. */
export function whyNot(state: FailureState, { ceiling }: FailurePolicy, now: Date): Refusal | null {
  if (ceiling !== null && state.total >= ceiling) return { reason: 'ceiling' };
  const until = state.blockedUntil;
  return until !== null && until > now ? { reason: 'wait', until } : null;
}

/** The state with one more failure, and whether it begins a wait or reaches the ceiling. */
export function addFailure(
  before: FailureState,
  policy: FailurePolicy,
  now: Date,
): { readonly state: FailureState; readonly isThreshold: boolean } {
  const isQuiet = now.getTime() - before.lastFailedAt.getTime() >= quietMs;
  const waits = isQuiet ? 0 : before.waits;
  const isOver = isQuiet || (waits === 0 && now.getTime() - before.countedSince.getTime() >= policy.windowMs);
  const failures = isOver ? 1 : before.failures + 1;
  const total = before.total + 1;
  const counted = { lastFailedAt: now, total };
  const begins = failures >= (waits === 0 ? policy.first : policy.next);
  if (!begins) {
    const countedSince = isOver ? now : before.countedSince;
    const state = { ...counted, failures, countedSince, waits, blockedUntil: null };
    return { state, isThreshold: total === policy.ceiling };
  }
  const waitMs = Math.min(policy.maxWaitMs, policy.waitMs * 2 ** waits);
  const blockedUntil = new Date(now.getTime() + waitMs);
  return {
    state: { ...counted, failures: 0, countedSince: now, waits: waits + 1, blockedUntil },
    isThreshold: true,
  };
}
