import * as z from 'zod';
import type { Sentence, SentenceCode } from './sentences.ts';

/** Every error code and its HTTP status, in the order of the statuses. */
export const statusByCode = {
  'bad-request': 400,
  'not-signed-in': 401,
  'insufficient-credits': 402,
  forbidden: 403,
  'second-factor-required': 403,
  'recent-sign-in-required': 403,
  'single-sign-on-required': 403,
  'operator-address-unproved': 403,
  'operator-second-factor-required': 403,
  'operator-sign-in-required': 403,
  'organization-suspended': 403,
  'not-found': 404,
  'no-such-organization': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'no-room': 409,
  'spending-limit': 409,
  'no-seat': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  invalid: 422,
  unreadable: 422,
  'too-many-requests': 429,
  unexpected: 500,
  busy: 503,
  unavailable: 503,
  'read-only': 503,
  'out-of-space': 507,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export const errorCodes = Object.keys(statusByCode) as ErrorCode[];

/** Why a file could not be read. The accompanying message is for people. */
export const unreadableReasons = [
  'empty',
  'no-text',
  'encrypted',
  'corrupt',
  'unsupported',
  'misnamed',
  'too-large',
  'timeout',
] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

const sentenceBody = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type SentenceBody = z.infer<typeof sentenceBody>;

/** The body of every error response. */
export const errorBody = z
  .object({
    status: z.int(),
    code: z.enum(errorCodes),
    message: z.string().meta({ description: 'A message for people.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Messages by field; the first of each is shown.' }),
    sentence: sentenceBody.optional().meta({
      description:
        '`message` as a stable code with its values, for programs that show it in another language.',
    }),
    errorSentences: z
      .record(z.string(), z.array(sentenceBody))
      .optional()
      .meta({ description: 'The messages in `errors` as codes with values, in the same order.' }),
    reason: z
      .enum(unreadableReasons)
      .optional()
      .meta({ description: 'Only with the code `unreadable`: why the file could not be read.' }),
    signOnId: z
      .uuid()
      .optional()
      .meta({ description: 'Only with `single-sign-on-required`: the single sign-on to use.' }),
    current: z.unknown().optional().meta({ description: 'Only with an edit conflict: the current version.' }),
    saved: z
      .object({
        by: z.uuid().nullable().meta({ description: 'The member who saved it; null if unknown.' }),
        at: z.iso.datetime(),
      })
      .optional()
      .meta({ description: 'Only with `current`: who saved it and when, if known.' }),
    requestId: z.string().meta({ description: 'Identifies this request in the log.' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorBody>;

const { code, message, sentence, errorSentences, reason, signOnId, current, saved, requestId } =
  errorBody.shape;

/**
 * An error as a client reads it. Another back end may send `message` and `errors` alone, and a field that is not as
 * agreed does not cost the others.
 */
export const receivedErrorBody = z.object({
  code: code.optional().catch(undefined),
  message: message.optional().catch(undefined),
  errors: z
    .record(z.string(), z.union([z.array(z.string()), z.string().transform((only) => [only])]))
    .optional()
    .catch(undefined),
  sentence: sentence.catch(undefined),
  errorSentences: errorSentences.catch(undefined),
  reason: reason.catch(undefined),
  signOnId: signOnId.catch(undefined),
  current,
  saved: saved.catch(undefined),
  requestId: requestId.optional().catch(undefined),
});
export type ReceivedErrorBody = z.infer<typeof receivedErrorBody>;

type ErrorDetails = {
  readonly errors?: Readonly<Record<string, readonly Sentence[]>>;
  readonly reason?: UnreadableReason;
  /** The single sign-on that the organization asks for. */
  readonly signOnId?: string;
  /** The current state, if another request changed it in the meantime. */
  readonly current?: unknown;
  /** Who saved it, and when. */
  readonly saved?: { readonly by: string | null; readonly at: Date } | undefined;
  /** Seconds after which the client may retry. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
};

/**
 * Codes that say too little to be put into words: screens show the sentence, in the language of their reader. For the
 * other codes the web has words by code or by status, so a message in English will do.
 */
export type SentencedErrorCode = 'bad-request' | 'conflict' | 'invalid' | 'unreadable';
type OtherErrorCode = Exclude<ErrorCode, SentencedErrorCode>;

/** Thrown to fail a request. The sentence is shown to the user. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly sentence: { readonly code: SentenceCode; readonly values: Sentence['values'] } | null;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: Sentence, details?: ErrorDetails);
  constructor(code: OtherErrorCode, message: Sentence | string, details?: ErrorDetails);
  constructor(code: ErrorCode, message: Sentence | string, details: ErrorDetails = {}) {
    super(typeof message === 'string' ? message : message.words, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = statusByCode[code];
    this.sentence = typeof message === 'string' ? null : { code: message.code, values: message.values };
    this.details = details;
  }
}
