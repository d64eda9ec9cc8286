import type { ErrorBody } from './generated/index.ts';

/** An answer that is not a success. Decide by `code`; show `message` and `errors` to people. */
export class WinnowError extends Error {
  readonly status: number;
  /** For programs, as `insufficient-credits`; `unexpected` where a proxy answered in place of the server. */
  readonly code: ErrorBody['code'];
  /** Messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which asking again makes sense; `null` where the server doesn't say. */
  readonly retryAfterSeconds: number | null;
  /** Quote it when you ask for help; `null` where a proxy answered. */
  readonly requestId: string | null;
  /** Everything that the server said. */
  readonly body: unknown;

  constructor(response: Response, body: unknown, retryAfterSeconds: number | null) {
    const said = isErrorBody(body) ? body : null;
    super(said?.message ?? `The server answered with the status ${response.status}.`);
    this.name = 'WinnowError';
    this.status = response.status;
    this.code = said?.code ?? 'unexpected';
    this.errors = said?.errors ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = said?.requestId ?? response.headers.get('x-request-id');
    this.body = body;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
