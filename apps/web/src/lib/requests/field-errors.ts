import { RequestFailure } from '@winnow/contracts';

/** The first message for each field that the server refused; empty where it refused for another reason. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof RequestFailure)) return {};
  return Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first]));
}
