/** How a client repeats requests; each is repeated only where that does nothing twice. */
export type Retries = {
  /** Times that a request is repeated; 3 unless you say otherwise. 0 repeats none. */
  readonly retries?: number;
  /** The longest wait before one repetition; 60 unless you say otherwise. An answer that asks for more is returned. */
  readonly maxWaitSeconds?: number;
  /** Replaces the waiting itself, for tests. */
  readonly wait?: (seconds: number, signal: AbortSignal) => Promise<void>;
};

/** The server didn't begin: safe to repeat, whatever the request does. */
const refusedBefore = 429;
/** It, or a proxy before it, may have begun. */
const passing = new Set([502, 503, 504]);

/**
 * A `fetch` that waits as long as the server asks. After 429 everything is repeated, since nothing was done; after a
 * broken connection, 502, 503 or 504 only what reads or carries an idempotency key.
 */
export function withRetries(
  send: typeof fetch,
  { retries = 3, maxWaitSeconds = 60, wait = sleep }: Retries = {},
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      // A body can be sent once: each attempt sends a copy.
      const outcome = await attemptOnce(send, isLast ? request : request.clone());
      if (isLast || !(await mayRepeat(request, outcome))) return settle(outcome);
      const asked = outcome.response && secondsToWait(outcome.response.headers);
      const seconds = asked ?? 2 ** attempt / 2;
      if (seconds > maxWaitSeconds) return settle(outcome);
      await outcome.response?.body?.cancel();
      await wait(seconds, request.signal);
    }
  };
}

type Outcome =
  | { readonly response: Response; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: unknown };

async function attemptOnce(send: typeof fetch, request: Request): Promise<Outcome> {
  try {
    return { response: await send(request) };
  } catch (error) {
    return { error };
  }
}

function settle({ response, error }: Outcome): Response {
  if (!response) throw error;
  return response;
}

async function mayRepeat(request: Request, { response }: Outcome): Promise<boolean> {
  if (request.signal.aborted) return false;
  if (response?.status === refusedBefore) return true;
  if (response && !passing.has(response.status)) return false;
  return request.method === 'GET' || (await hasIdempotencyKey(request));
}

async function hasIdempotencyKey(request: Request): Promise<boolean> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return false;
  const body: unknown = JSON.parse((await request.clone().text()) || 'null');
  return typeof body === 'object' && body !== null && 'idempotencyKey' in body;
}

/**
 * What the server asks for: `Retry-After` in seconds, else the longest `t` of those limits in `RateLimit` of which
 * nothing is left; `null` for neither.
 */
export function secondsToWait(headers: Headers): number | null {
  const after = Number.parseInt(headers.get('retry-after') ?? '', 10);
  if (after >= 0) return after;
  const spent = (headers.get('ratelimit') ?? '')
    .split(',')
    .filter((limit) => /;\s*r=0(?![0-9])/.test(limit))
    .map((limit) => Number(/;\s*t=([0-9]+)/.exec(limit)?.[1] ?? 0));
  return spent.length > 0 ? Math.max(...spent) : null;
}

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}
