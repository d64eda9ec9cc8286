/** Limits processing by the time used, not by the number of calls. Counted in this process. */
export type UsageBudget = {
  /** Adds a task. @param isCut whether its process ended without a result */
  use(who: string, usedMs: number, isCut: boolean): void;
  /** Milliseconds until the budget allows another task; 0 if it does now. */
  waitMs(who: string): number;
};

export type UsageLimits = {
  /** `null` limits only tasks that end without a result. */
  readonly usedMsPerMinute: number | null;
};

type Account = {
  /** Milliseconds used, minus what has been restored since. */
  usedMs: number;
  at: number;
  /** Consecutive tasks that ended without a result. */
  cuts: number;
  blockedUntil: number;
};

const minuteMs = 60_000;
/** A single one may be due to a busy machine. */
const cutsBeforeBlock = 2;
/** First block in milliseconds; doubles with each further such task. */
const firstBlockMs = 2 * minuteMs;
const maxBlockMs = 15 * minuteMs;
const maxAccounts = 10_000;

/** A leaky bucket: each minute restores `usedMsPerMinute`. */
export function createUsageBudget({ usedMsPerMinute }: UsageLimits, now: () => number): UsageBudget {
  const accounts = new Map<string, Account>();

  function accountOf(who: string): Account {
    const time = now();
    const account = accounts.get(who) ?? { usedMs: 0, at: time, cuts: 0, blockedUntil: 0 };
    const restored = ((usedMsPerMinute ?? 0) * (time - account.at)) / minuteMs;
    account.usedMs = Math.max(0, account.usedMs - restored);
    account.at = time;
    return account;
  }

  return {
    use(who, usedMs, isCut) {
      const account = accountOf(who);
      if (usedMsPerMinute !== null) account.usedMs += usedMs;
      account.cuts = isCut ? account.cuts + 1 : 0;
      if (account.cuts >= cutsBeforeBlock) {
        const blockMs = Math.min(maxBlockMs, firstBlockMs * 2 ** (account.cuts - cutsBeforeBlock));
        account.blockedUntil = now() + blockMs;
      }
      // Maps keep insertion order: the first entry is the least recently used.
      accounts.delete(who);
      accounts.set(who, account);
      for (const oldest of accounts.keys()) {
        if (accounts.size <= maxAccounts) break;
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
