import { limits, RequestFailure } from '@winnow/contracts';
import { formatError } from '../requests/request-words.ts';

// Of the statuses that the client reads as a passing fault, the two that say of a proxy what we say of the network.
const unreachable = 523;
const tookTooLong = 524;

/**
 * What the identity client asks with. It waits no longer than our other requests do. Where nobody answers, the client
 * is given an answer: it then keeps the session and tries again, instead of writing a fault to the console.
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

/** Whether the network or the server is at fault, and not what was sent. */
export function isPassingFault({ name, status = 0 }: IdentityFault): boolean {
  // The client's own word for an answer without a session, under a status that nobody sent.
  if (name === 'AuthInvalidTokenResponseError') return false;
  return name === 'AuthRetryableFetchError' || status === 0 || status >= 500 || status === 429;
}

/** A passing fault in the words of the error catalogue. */
export function passingFaultWords({ status = 0 }: IdentityFault): string {
  if (status === 0 || status === unreachable) return formatError(new RequestFailure('network', 0)).message;
  if (status === tookTooLong) return formatError(new RequestFailure('timeout', 0)).message;
  return formatError(new RequestFailure('answered', status === 429 ? status : 500)).message;
}

type IdentityFault = { readonly name: string; readonly status?: number | undefined };
