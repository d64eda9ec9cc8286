import { RequestFailure, type WaitlistField, waitlistFields } from '@winnow/contracts';
import { shownLanguage } from '../../../lib/language/shown-language.ts';
import { formatError } from '../../../lib/requests/request-words.ts';

/** Messages of a failed join: below fields, or else above the form. */
export type JoinFailure = {
  readonly fields: Partial<Record<WaitlistField, string>>;
  /** `null` if the messages of the fields are enough. */
  readonly banner: string | null;
};

/** Converts a failure to messages by the waitlist's error catalogue. */
export function readFailure(error: unknown, words: { emailTaken: string; failed: string }): JoinFailure {
  if (!(error instanceof RequestFailure) || error.status === 0) return { fields: {}, banner: words.failed };
  if (error.status === 409) return { fields: { email: words.emailTaken }, banner: null };
  const fields = error.status === 422 ? firstMessages(formatError(error).errors) : {};
  if (Object.keys(fields).length > 0) return { fields, banner: null };
  // The server's message is English; other languages have translations.
  const message = shownLanguage() === 'en' ? error.message : formatError(error).message;
  return { fields: {}, banner: message || words.failed };
}

function firstMessages(errors: RequestFailure['errors']): JoinFailure['fields'] {
  return Object.fromEntries(
    waitlistFields.flatMap((field) => {
      const [first] = errors[field] ?? [];
      return first ? [[field, first]] : [];
    }),
  );
}
