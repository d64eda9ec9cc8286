/** How long each may have processes work for them: seconds used, not calls. Kept in this process. */
export type UsageBudget = {
  /** Notes what a task used. @param isCut whether it came to no answer in its time */
  use(who: string, usedMs: number, isCut: boolean): void;
  /** Milliseconds until there is something left; 0 where there is. */
  waitMs(who: string): number;
};

export type UsageLimits = {
  /** Milliseconds of work a minute; `null` limits only what comes to no answer. */
  readonly usedMsPerMinute: number | null;
};

type Account = {
  /** Milliseconds of work that the past has not paid for yet. */
  usedMs: number;
  at: number;
  /** How many tasks in a row came to no answer. */
  cuts: number;
  blockedUntil: number;
};

const minuteMs = 60_000;
/** One may be bad luck on a busy machine. */
const cutsAllowed = 2;
/** Doubles with each further one. */
const firstBlockMs = 2 * minuteMs;
const longestBlockMs = 15 * minuteMs;
const mostAccounts = 10_000;

/** What was used is paid for as time goes by, a minute's worth in a minute. */
export function createUsageBudget({ usedMsPerMinute }: UsageLimits, now: () => number): UsageBudget {
  const accounts = new Map<string, Account>();

  function accountOf(who: string): Account {
    const time = now();
    const account = accounts.get(who) ?? { usedMs: 0, at: time, cuts: 0, blockedUntil: 0 };
    const paid = ((usedMsPerMinute ?? 0) * (time - account.at)) / minuteMs;
    account.usedMs = Math.max(0, account.usedMs - paid);
    account.at = time;
    return account;
  }

  return {
    use(who, usedMs, isCut) {
      const account = accountOf(who);
      if (usedMsPerMinute !== null) account.usedMs += usedMs;
      account.cuts = isCut ? account.cuts + 1 : 0;
      if (account.cuts >= cutsAllowed) {
        const blockMs = Math.min(longestBlockMs, firstBlockMs * 2 ** (account.cuts - cutsAllowed));
        account.blockedUntil = now() + blockMs;
      }
      // The longest unused is the first.
      accounts.delete(who);
      accounts.set(who, account);
      for (const oldest of accounts.keys()) {
        if (accounts.size <= mostAccounts) break;
        accounts.delete(oldest);
      }
    },
    waitMs(who) {
      if (!accounts.has(who)) return 0;
      const { usedMs, blockedUntil } = accountOf(who);
      const blockedMs = Math.max(0, blockedUntil - now());
      if (usedMsPerMinute === null) return blockedMs;
      const overMs = Math.max(0, usedMs - usedMsPerMinute);
      return Math.max(blockedMs, (overMs * minuteMs) / usedMsPerMinute);
    },
  };
}
