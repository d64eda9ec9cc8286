import { RequestFailure } from '@winnow/contracts';

/** What every screen shows of a failed request: the specification's formatted error. */
export type FormattedError = {
  readonly message: string;
  /** HTTP status; 0 where nothing answered. */
  readonly status: number;
  /** Messages by field; the first of each is shown. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
};

const fixedWords: Readonly<Record<number, string>> = {
  401: 'Authentication required',
  403: 'Access forbidden',
  404: 'Resource not found',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
};

/** Used where the server says nothing itself. */
const fallbackWords: Readonly<Record<number, string>> = {
  400: 'Bad request',
  409: 'Conflict occurred',
  422: 'Validation error',
};

const timeoutWords = 'Request timed out. The operation is taking longer than expected. Please try again.';
const networkWords = 'Network error. Please check your connection.';
const unexpectedWords = 'An unexpected error occurred';

/** Puts any error that a request can end in into the words of the specification's error catalogue. */
export function formatError(error: unknown): FormattedError {
  if (!(error instanceof RequestFailure)) return { message: unexpectedWords, status: 0, errors: {} };
  return { message: wordsOf(error), status: error.status, errors: error.errors };
}

function wordsOf({ kind, status, message }: RequestFailure): string {
  switch (kind) {
    case 'timeout':
      return timeoutWords;
    case 'network':
      return networkWords;
    case 'unexpected':
      return unexpectedWords;
    case 'answered':
      return fixedWords[status] ?? (message || (fallbackWords[status] ?? `Error ${status}`));
  }
}
