import {
  ApiError,
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  sentence,
  sentenceInWords,
  statusByCode,
} from '@winnow/contracts';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { App, RequestContext } from './request-context.ts';

const unexpectedMessage =
  'Something went wrong on our side. Please try again; if it stays, name the request id.';

const unansweredMessage = 'This request cannot be answered.';

/** Converts errors to responses. Unexpected errors are logged here, once. */
export function answerErrors(app: App, log: Log): void {
  app.onError((error, context) => answerError(context, asApiError(error, context, log)));
}

/** Writes an error as the contract's `ErrorBody`. */
function answerError(context: RequestContext, error: ApiError): Response {
  const { errors, reason, signOnId, current, saved, retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
  const body: ErrorBody = {
    status: error.status,
    code: error.code,
    message: error.message,
    ...(error.sentence && { sentence: bodyOf(error.sentence) }),
    ...(errors && {
      errors: mapFields(errors, ({ words }) => words),
      errorSentences: mapFields(errors, bodyOf),
    }),
    ...(reason && { reason }),
    ...(signOnId && { signOnId }),
    ...(current !== undefined && { current }),
    ...(saved && { saved: { by: saved.by, at: saved.at.toISOString() } }),
    requestId: context.get('requestId'),
  };
  return context.json(body, error.status as ContentfulStatusCode);
}

function asApiError(error: Error, context: RequestContext, log: Log): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) {
    const code = errorCodes.find((candidate) => statusByCode[candidate] === error.status);
    if (code)
      return new ApiError(code, sentenceInWords('not-valid', error.message || unansweredMessage), {
        cause: error,
      });
  }
  const requestId = context.get('requestId');
  if (error instanceof StorageUnavailable) {
    log.error({ requestId, error: error.message }, 'the place of the files failed a request');
    return new ApiError('unavailable', sentence('files-unreachable'), {
      cause: error,
      retryAfterSeconds: 10,
    });
  }
  if (context.req.raw.signal.aborted) {
    log.info({ requestId }, 'the caller went away');
    return new ApiError('request-timeout', 'The request was given up.', { cause: error });
  }
  const known = knownError(error);
  if (known) {
    log.error({ requestId, error: known }, 'a dependency failed a request');
    return new ApiError(known, messageOf[known], { cause: error, retryAfterSeconds: 10 });
  }
  log.error({ requestId, ...describeError(error) }, 'a request failed unexpectedly');
  return new ApiError('unexpected', unexpectedMessage, { cause: error });
}

const messageOf = {
  'out-of-space': 'The server has no room left for files. Please try again later.',
  unavailable: 'The server is busy recovering. Please try again in a moment.',
} as const;

/** Message of the PostgreSQL driver, which has no code. */
const lostConnectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

const lostConnection = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/** Known errors of disk and database, by their code; searches the chain of causes. */
function knownError(error: unknown): (keyof typeof messageOf & ErrorCode) | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as NodeJS.ErrnoException).code ?? '';
    if (code === 'ENOSPC' || code === 'EDQUOT') return 'out-of-space';
    if (lostConnection.has(code) || lostConnectionWords.test(at.message)) return 'unavailable';
  }
  return null;
}

type Errors = NonNullable<ApiError['details']['errors']>;
type Words = Errors[string][number];

function mapFields<Part>(errors: Errors, partOf: (words: Words) => Part): Record<string, Part[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, all]) => [field, all.map(partOf)]));
}

function bodyOf({ code, values }: Pick<Words, 'code' | 'values'>): NonNullable<ErrorBody['sentence']> {
  return Object.keys(values).length > 0 ? { code, values } : { code };
}
