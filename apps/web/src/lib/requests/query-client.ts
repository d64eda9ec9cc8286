import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { fetching, RequestFailure } from '@winnow/contracts';
import { type FormattedError, formatError } from './request-words.ts';

// By itself the library waits for the next task, and the second click of a double click comes before it: the button of
// what is under way has to be off by then.
notifyManager.setScheduler(queueMicrotask);

type Reactions = {
  /** Every request that failed for good, once, in the words of the catalogue. */
  readonly onFailure: (error: FormattedError) => void;
};

/** What a query or mutation says of itself, where the specification has words for its failure. */
type FailureMeta = { readonly failureWords?: string };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta;
    mutationMeta: FailureMeta;
  }
}

/** The cache of server data, with the specification's defaults (its section 9). */
export function createQueryClient({ onFailure }: Reactions): QueryClient {
  function onError(error: unknown, meta: FailureMeta | undefined): void {
    const formatted = formatError(error);
    const isSignedOut = formatted.status === 401;
    onFailure({ ...formatted, message: (!isSignedOut && meta?.failureWords) || formatted.message });
  }

  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => onError(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => onError(error, meta),
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

function isWorthAnotherTry(failures: number, error: Error): boolean {
  return failures < fetching.retries && mayPass(error);
}

/** What was refused for good is refused again; everything else may pass. */
export function mayPass(error: Error): boolean {
  const isRefused = error instanceof RequestFailure && error.status >= 400 && error.status < 500;
  return !isRefused || error.status === 429;
}
