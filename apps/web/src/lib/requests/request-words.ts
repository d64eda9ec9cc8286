import { RequestFailure } from '@winnow/contracts';
import { shownLanguage } from '../language/shown-language.ts';
import { type RequestTexts, requestTexts } from './request-texts.ts';

/** What every screen shows of a failed request: the specification's formatted error. */
export type FormattedError = {
  readonly message: string;
  /** HTTP status; 0 where nothing answered. */
  readonly status: number;
  /** Messages by field; the first of each is shown. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
};

/** Puts any error that a request can end in into the words of the error catalogue, in the language that is shown. */
export function formatError(error: unknown): FormattedError {
  const texts = requestTexts.find(shownLanguage()) ?? requestTexts.english;
  if (!(error instanceof RequestFailure)) return { message: texts.unexpected, status: 0, errors: {} };
  return { message: wordsOf(error, texts), status: error.status, errors: error.errors };
}

function wordsOf({ kind, status, code, message }: RequestFailure, texts: RequestTexts): string {
  if (kind !== 'answered') return texts[kind];
  const translated = code === null ? undefined : texts.codes[code];
  return texts.fixed[status] ?? translated ?? (message || (texts.fallback[status] ?? texts.other(status)));
}
