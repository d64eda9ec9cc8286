import type { ErrorCode, SentencedErrorCode, statusByCode } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../language/define-texts.ts';
import type { SentenceTexts } from './sentence-texts.ts';

/** Statuses whose words are always these, whatever the server says. */
type FixedStatus = 401 | 403 | 404 | 429 | 500;
type CodeOfFixed = {
  [Code in ErrorCode]: (typeof statusByCode)[Code] extends FixedStatus ? Code : never;
}[ErrorCode];
type CodeTexts = Readonly<Record<Exclude<ErrorCode, SentencedErrorCode | CodeOfFixed>, string>>;

/** The specification's error catalogue (its section 8). Where the server says something itself, that is shown. */
const english = {
  fixed: {
    401: 'Authentication required',
    403: 'Access forbidden',
    404: 'Resource not found',
    429: 'Too many requests. Please try again later.',
    500: 'Server error. Please try again later.',
  } satisfies Record<FixedStatus, string>,
  /** Where the server says nothing. */
  fallback: {
    400: 'Bad request',
    409: 'Conflict occurred',
    422: 'Validation error',
  } as Readonly<Record<number, string>>,
  /** In languages other than the server's own; English shows what the server says. */
  sentences: null as SentenceTexts | null,
  /** For errors of our own server without a sentence; otherwise as above. */
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

/** A translation: it says all that the server says, by sentence or by code. */
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
