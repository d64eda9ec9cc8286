import { type ErrorCode, RequestFailure, type SentenceBody, type SentenceCode } from '@winnow/contracts';
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

/** A sentence of the server in the language that is shown; nothing in English, or where this page is older than it. */
function say(sentence: SentenceBody | null | undefined, { sentences }: RequestTexts): string | undefined {
  if (!sentence || !sentences || !Object.hasOwn(sentences, sentence.code)) return undefined;
  const says: string | ((values: never) => string) = sentences[sentence.code as SentenceCode];
  // The code says which values there are.
  return typeof says === 'string' ? says : says((sentence.values ?? {}) as never);
}
