import type { ErrorBody, ReceivedErrorBody, SentenceBody } from './errors.ts';

/**
 * How a call failed. `answered`: the server said no. `timeout`: it did not answer in time. `network`: it was not
 * reached. `unexpected`: something answered, but not in the form agreed on.
 */
export type FailureKind = 'answered' | 'timeout' | 'network' | 'unexpected';

/** What a failed call throws in the browser and in tests. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 where nothing answered. */
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
    // What the server said, word for word, or nothing: the browser's error catalogue has the other sentences.
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
