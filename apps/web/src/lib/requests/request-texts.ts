import type { ErrorCode } from '@winnow/contracts';
import { defineTexts, type TextsOf } from '../language/define-texts.ts';

/** The specification's error catalogue (its section 8). Where the server says something itself, that is shown. */
const english = {
  /** Shown instead of the server's message. */
  fixed: {
    401: 'Authentication required',
    403: 'Access forbidden',
    404: 'Resource not found',
    429: 'Too many requests. Please try again later.',
    500: 'Server error. Please try again later.',
  } as Readonly<Record<number, string>>,
  /** Where the server says nothing. */
  fallback: {
    400: 'Bad request',
    409: 'Conflict occurred',
    422: 'Validation error',
  } as Readonly<Record<number, string>>,
  /** Of our own server's codes, in languages other than its own; English shows what the server says. */
  codes: {} as Readonly<Partial<Record<ErrorCode, string>>>,
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

export const requestTexts = defineTexts(english, {
  de: () => import('./request-texts.de.ts'),
  es: () => import('./request-texts.es.ts'),
  fr: () => import('./request-texts.fr.ts'),
  ar: () => import('./request-texts.ar.ts'),
});
