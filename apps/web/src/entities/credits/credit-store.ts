import {
  type CreditTransaction,
  creditBalanceFreshMs,
  type KnownBalance,
  RequestFailure,
} from '@winnow/contracts';
import { createListeners } from '../../lib/listeners.ts';

/** Source of credit data. */
export type CreditSource = {
  readonly balance: () => Promise<KnownBalance>;
  readonly transactions: () => Promise<readonly CreditTransaction[]>;
  /** `null` when signed out. */
  readonly token: () => Promise<string | null>;
  /** Called if the session is missing or has ended; the API client shows all other failures. */
  readonly onRefused: (refusal: CreditsRefused) => void;
  /** In milliseconds since 1970. */
  readonly now: () => number;
};

export type CreditState = {
  readonly balance: KnownBalance | null;
  readonly transactions: readonly CreditTransaction[];
  readonly isFetchingBalance: boolean;
  readonly isFetchingTransactions: boolean;
  /** Error of the last request; `null` after a success. */
  readonly balanceError: unknown;
  readonly transactionsError: unknown;
};

const refusals = {
  'token-missing': 'No authentication token found. Please login again.',
  'session-expired': 'Session expired. Please login again.',
} as const;

/** Credit errors have their own texts for a missing or ended session. */
export class CreditsRefused extends Error {
  readonly reason: keyof typeof refusals;

  constructor(reason: keyof typeof refusals, options?: ErrorOptions) {
    super(refusals[reason], options);
    this.name = 'CreditsRefused';
    this.reason = reason;
  }
}

const nothing: CreditState = {
  balance: null,
  transactions: [],
  isFetchingBalance: false,
  isFetchingTransactions: false,
  balanceError: null,
  transactionsError: null,
};

/** Credit data of the screens, requested no more often than the specification allows. */
export function createCreditStore(source: CreditSource) {
  let state = nothing;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  // Incremented on sign-out: later answers must not reach the next user.
  let visit = 0;
  const { subscribe, notify } = createListeners();

  function change(changes: Partial<CreditState>): void {
    state = { ...state, ...changes };
    notify();
  }

  function refused(refusal: CreditsRefused): CreditsRefused {
    source.onRefused(refusal);
    return refusal;
  }

  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if ((await source.token()) === null) throw refused(new CreditsRefused('token-missing'));
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof RequestFailure && error.status === 401)) throw error;
      throw refused(new CreditsRefused('session-expired', { cause: error }));
    }
  }

  /**
   * Requests the balance, at most once in 60 seconds.
   * @throws Error 'Already fetching balance', or the message of the failure
   */
  async function fetchBalance({ isForced = false } = {}): Promise<void> {
    if (state.isFetchingBalance) throw new Error('Already fetching balance');
    if (!isForced && source.now() - fetchedAt < creditBalanceFreshMs) return;
    const asked = visit;
    change({ isFetchingBalance: true });
    try {
      const balance = await ask(source.balance);
      if (asked !== visit) return;
      fetchedAt = source.now();
      change({ balance, balanceError: null });
    } catch (error) {
      if (asked === visit) change({ balanceError: error });
      throw error;
    } finally {
      if (asked === visit) change({ isFetchingBalance: false });
    }
  }

  /**
   * Requests the newest lines of the ledger, once.
   * @throws Error 'Already fetching transactions', or the message of the failure
   */
  async function fetchTransactions({ isForced = false } = {}): Promise<void> {
    if (state.isFetchingTransactions) throw new Error('Already fetching transactions');
    if (!isForced && state.transactions.length > 0) return;
    const asked = visit;
    change({ isFetchingTransactions: true });
    try {
      const transactions = await ask(source.transactions);
      if (asked === visit) change({ transactions, transactionsError: null });
    } catch (error) {
      if (asked === visit) change({ transactionsError: error });
      throw error;
    } finally {
      if (asked === visit) change({ isFetchingTransactions: false });
    }
  }

  return {
    getState: () => state,
    subscribe,
    fetchBalance,
    fetchTransactions,
    /** Reloads both. */
    async refresh(): Promise<void> {
      await Promise.all([fetchBalance({ isForced: true }), fetchTransactions({ isForced: true })]);
    },
    /** Shows the expected balance until the server's next response. */
    showSpent(spent: Pick<KnownBalance, 'usedCredits' | 'availableCredits'>): void {
      if (state.balance) change({ balance: { ...state.balance, ...spent } });
    },
    /** Clears everything on sign-out. */
    forget(): void {
      visit += 1;
      fetchedAt = Number.NEGATIVE_INFINITY;
      change(nothing);
    },
  };
}
