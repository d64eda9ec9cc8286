import { getCredits, knownBalance, listCreditTransactions, RequestFailure } from '@winnow/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shownLanguage } from '../../lib/language/shown-language.ts';
import { api } from '../../lib/requests/api-client.ts';
import { failures } from '../../lib/requests/failures.ts';
import { requestTexts } from '../../lib/requests/request-texts.ts';
import { formatError } from '../../lib/requests/request-words.ts';
import { session } from '../../lib/session/session.ts';
import { CreditsRefused, createCreditStore } from './credit-store.ts';

// Another back end may only send the two numbers of the specification.
const getBalance = { ...getCredits, output: knownBalance };

/** The credit store shared by all screens. */
export const credits = createCreditStore({
  balance: async () => (await api.call(getBalance)).data,
  transactions: async () => (await api.call(listCreditTransactions)).data,
  token: () => session.accessToken(),
  onRefused(refusal) {
    if (refusal.cause) failures.report(refusal.cause, wordsOf(refusal));
    // Without a token nothing was requested: the request that found the ended session reports it.
    else failures.announce(new RequestFailure('answered', 401), wordsOf(refusal));
  },
  now: () => Date.now(),
});

// Another user may sign in on the same page.
let shownTo = session.state().user?.id;
session.subscribe(() => {
  const now = session.state().user?.id;
  if (shownTo !== undefined && shownTo !== now) credits.forget();
  shownTo = now;
});

type Failing = { readonly error: string | null; readonly retry: () => void };

/** The balance, kept up to date while shown; the error if it can't be loaded. */
export function useCredits({ withTransactions = false } = {}): ReturnType<typeof credits.getState> & Failing {
  const state = useSyncExternalStore(credits.subscribe, credits.getState);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { isFetchingBalance, isFetchingTransactions } = credits.getState();
    const asked = [
      ...(isFetchingBalance ? [] : [credits.fetchBalance({ isForced: attempt > 0 })]),
      ...(withTransactions && !isFetchingTransactions
        ? [credits.fetchTransactions({ isForced: attempt > 0 })]
        : []),
    ];
    // Failures are in the state, for all subscribers.
    void Promise.allSettled(asked);
  }, [withTransactions, attempt]);
  const error = state.balanceError ?? (withTransactions ? state.transactionsError : null);
  return {
    ...state,
    error: error === null ? null : wordsOf(error),
    retry: () => setAttempt((count) => count + 1),
  };
}

function wordsOf(error: unknown): string {
  if (!(error instanceof CreditsRefused)) return formatError(error).message;
  return (requestTexts.find(shownLanguage()) ?? requestTexts.english).credits[error.reason];
}
