import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { fetching, RequestFailure } from '@winnow/contracts';
import { failures } from './failures.ts';

// By itself the library waits for the next task, and the second click of a double click comes before it: the button of
// what is under way has to be off by then.
notifyManager.setScheduler(queueMicrotask);

/** What a query or mutation says of itself, where the specification has words for its failure. */
type FailureMeta = { readonly failureWords?: string };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** The cache of server data, with the specification's defaults (its section 9). */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({ onError: (error, { meta }) => report(error, meta) });
  queryCache.subscribe((event) => {
    // Tried again: only the last failure is shown.
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
        // Without a network the request is still made, so that the person reads why it failed.
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

/** What was refused for good is refused again; everything else may pass. */
export function mayPass(error: Error): boolean {
  const isRefused = error instanceof RequestFailure && error.status >= 400 && error.status < 500;
  return !isRefused || error.status === 429;
}
