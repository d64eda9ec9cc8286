import type { ErrorBody, ReceivedErrorBody, SentenceBody } from './errors.ts';

/**
 * How a call failed. `answered`: the server responded with an error. `timeout`: it did not respond in time. `network`:
 * it could not be reached. `unexpected`: the response does not match the contract.
 */
export type FailureKind = 'answered' | 'timeout' | 'network' | 'unexpected';

/** What a failed call throws in the browser and in tests. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Messages by field; empty if no field is invalid. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** `message` as a code with its values; `null` where another back end answered, or words by `code` say it. */
  readonly sentence: SentenceBody | null;
  /** The same for each of `errors`, in the same order. */
  readonly errorSentences: Readonly<Record<string, readonly SentenceBody[]>>;
  readonly code: ErrorBody['code'] | null;
  readonly reason: NonNullable<ErrorBody['reason']> | null;
  /** The single sign-on that the organization asks for; otherwise `null`. */
  readonly signOnId: string | null;
  /** The current state, when another request changed it meanwhile; otherwise `null`. */
  readonly current: unknown;
  /** Who saved that, and when; `null` where it is not known. */
  readonly saved: NonNullable<ErrorBody['saved']> | null;
  readonly requestId: string | null;
  /** Seconds the server asks to wait before the next try; `null` where it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    kind: FailureKind,
    status: number,
    options: { body?: ReceivedErrorBody; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    // The server's own words, or nothing: all other sentences come from the browser's error catalogue.
    super(options.body?.message ?? '', { cause: options.cause });
    this.name = 'RequestFailure';
    this.kind = kind;
    this.status = status;
    this.errors = options.body?.errors ?? {};
    this.sentence = options.body?.sentence ?? null;
    this.errorSentences = options.body?.errorSentences ?? {};
    this.code = options.body?.code ?? null;
    this.reason = options.body?.reason ?? null;
    this.signOnId = options.body?.signOnId ?? null;
    this.current = options.body?.current ?? null;
    this.saved = options.body?.saved ?? null;
    this.requestId = options.body?.requestId ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}
