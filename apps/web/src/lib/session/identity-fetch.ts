import { limits, RequestFailure } from '@winnow/contracts';
import { formatError } from '../requests/request-words.ts';

// The two statuses by which a proxy reports a network error; the client treats them as temporary.
const unreachable = 523;
const tookTooLong = 524;

/**
 * `fetch` for the identity client, with the timeout of our other requests. Without a response it returns an error
 * response: the client then keeps the session and retries, instead of logging to the console.
 */
export function createIdentityFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      return await send(input, { ...init, signal });
    } catch {
      return new Response('{}', { status: timeout.aborted ? tookTooLong : unreachable });
    }
  };
}

/** Whether the network or the server failed, and the request itself may be right. */
export function isTemporaryError({ name, status = 0 }: IdentityError): boolean {
  // The client's own code for an answer without a session, with a made-up status.
  if (name === 'AuthInvalidTokenResponseError') return false;
  return name === 'AuthRetryableFetchError' || status === 0 || status >= 500 || status === 429;
}

/** Text of the error catalogue for a temporary error. */
export function temporaryErrorText({ status = 0 }: IdentityError): string {
  if (status === 0 || status === unreachable) return formatError(new RequestFailure('network', 0)).message;
  if (status === tookTooLong) return formatError(new RequestFailure('timeout', 0)).message;
  return formatError(new RequestFailure('answered', status === 429 ? status : 500)).message;
}

type IdentityError = { readonly name: string; readonly status?: number | undefined };
