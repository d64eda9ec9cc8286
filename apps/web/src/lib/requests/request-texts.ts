import type { ErrorCode, SentencedErrorCode, statusByCode } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../language/define-texts.ts';
import type { SentenceTexts } from './sentence-texts.ts';

/** Statuses with fixed texts, regardless of the server's message. */
type FixedStatus = 401 | 403 | 404 | 429 | 500;
type CodeOfFixed = {
  [Code in ErrorCode]: (typeof statusByCode)[Code] extends FixedStatus ? Code : never;
}[ErrorCode];
type CodeTexts = Readonly<Record<Exclude<ErrorCode, SentencedErrorCode | CodeOfFixed>, string>>;

/** The error catalogue. A message from the server takes precedence, except for the fixed statuses. */
const english = {
  fixed: {
    401: 'Authentication required',
    403: 'Access forbidden',
    404: 'Resource not found',
    429: 'Too many requests. Please try again later.',
    500: 'Server error. Please try again later.',
  } satisfies Record<FixedStatus, string>,
  /** Used if the server sends no message. */
  fallback: {
    400: 'Bad request',
    409: 'Conflict occurred',
    422: 'Validation error',
  } as Readonly<Record<number, string>>,
  /** Only in other languages; English shows the server's message. */
  sentences: null as SentenceTexts | null,
  /** For errors of our own server without a sentence; only in other languages. */
  codes: null as CodeTexts | null,
  other: (status: number) => `Error ${status}`,
  timeout: 'Request timed out. The operation is taking longer than expected. Please try again.',
  network: 'Network error. Please check your connection.',
  unexpected: 'An unexpected error occurred',
  credits: {
    'token-missing': 'No authentication token found. Please login again.',
    'session-expired': 'Session expired. Please login again.',
  },
};

export type RequestTexts = TextsOf<typeof english>;

/** A translation, which covers all sentences and codes of the server. */
export type RequestTranslation = RequestTexts & {
  readonly sentences: SentenceTexts;
  readonly codes: CodeTexts;
};

export const requestTexts = defineTexts(english, {
  de: () => import('./request-texts.de.ts'),
  es: () => import('./request-texts.es.ts'),
  fr: () => import('./request-texts.fr.ts'),
  ar: () => import('./request-texts.ar.ts'),
});
