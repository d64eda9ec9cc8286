import { formatError } from './request-words.ts';

/** The first message for each invalid field; empty for other errors. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = formatError(error);
  return Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));
}
