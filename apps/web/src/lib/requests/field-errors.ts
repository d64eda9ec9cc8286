import { formatError } from './request-words.ts';

/** The first message for each field that the server refused; empty where it refused for another reason. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors } = formatError(error);
  return Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));
}
