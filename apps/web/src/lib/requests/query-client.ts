import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { fetching, RequestFailure } from '@winnow/contracts';
import { failures } from './failures.ts';

// By default the library notifies in the next task, after the second click of a double click: the button must be
// disabled before.
notifyManager.setScheduler(queueMicrotask);

/** Metadata of queries and mutations with their own failure message. */
type FailureMeta = { readonly failureWords?: string };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** The cache of server data with its defaults. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: (error, { meta }) => report(error, meta) });
  queryCache.subscribe((event) => {
    // Will be retried: only the last failure is shown.
    if (event.type === 'updated' && event.action.type === 'failed') failures.settle(event.action.error);
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta),
    }),
    defaultOptions: {
      queries: {
        retry: isWorthAnotherTry,
        staleTime: fetching.freshMs,
        gcTime: fetching.keptMs,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        // Without a network, requests are still made, so that the user sees why they failed.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function report(error: unknown, meta: FailureMeta | undefined): void {
  const isSignedOut = error instanceof RequestFailure && error.status === 401;
  failures.report(error, isSignedOut ? undefined : meta?.failureWords);
}

function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < fetching.retries && mayPass(error);
}

/** Whether a retry may succeed: not after a permanent refusal. */
export function mayPass(error: Error): boolean {
  const isRefused = error instanceof RequestFailure && error.status >= 400 && error.status < 500;
  return !isRefused || error.status === 429;
}
