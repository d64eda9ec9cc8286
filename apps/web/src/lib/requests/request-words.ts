import { type ErrorCode, RequestFailure, type SentenceBody, type SentenceCode } from '@winnow/contracts';
import { shownLanguage } from '../language/shown-language.ts';
import { type RequestTexts, requestTexts } from './request-texts.ts';

/** A failed request as shown on screens. */
export type FormattedError = {
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Messages by field; the first of each is shown. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
};

/** Converts any error of a request to a text of the error catalogue, in the current language. */
export function formatError(error: unknown): FormattedError {
  const texts = requestTexts.find(shownLanguage()) ?? requestTexts.english;
  if (!(error instanceof RequestFailure)) return { message: texts.unexpected, status: 0, errors: {} };
  return { message: wordsOf(error, texts), status: error.status, errors: errorsOf(error, texts) };
}

function wordsOf(failure: RequestFailure, texts: RequestTexts): string {
  const { kind, status, code, message, sentence } = failure;
  if (kind !== 'answered') return texts[kind];
  const byStatus: Readonly<Record<number, string>> = texts.fixed;
  const byCode: Readonly<Partial<Record<ErrorCode, string>>> | null = texts.codes;
  const translated = say(sentence, texts) ?? (code === null ? undefined : byCode?.[code]);
  return byStatus[status] ?? translated ?? (message || (texts.fallback[status] ?? texts.other(status)));
}

function errorsOf({ errors, errorSentences }: RequestFailure, texts: RequestTexts): FormattedError['errors'] {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map((message, index) => say(errorSentences[field]?.[index], texts) ?? message),
    ]),
  );
}

/**
 * Translates a sentence of the server to the current language; undefined in English, or if this page doesn't know the
 * sentence.
 */
function say(sentence: SentenceBody | null | undefined, { sentences }: RequestTexts): string | undefined {
  if (!sentence || !sentences || !Object.hasOwn(sentences, sentence.code)) return undefined;
  const says: string | ((values: never) => string) = sentences[sentence.code as SentenceCode];
  // The code determines the values.
  return typeof says === 'string' ? says : says((sentence.values ?? {}) as never);
}
