import { DrizzleQueryError } from 'drizzle-orm';

/** The part of an error that may be logged and stored. */
export type ErrorDescription = {
  readonly name: string;
  /** Message of our own errors, code of others. */
  readonly message: string;
  /** Stack trace without the message. */
  readonly stack: string;
};

const longestQuery = 300;

/**
 * Describes an error without its message, which may repeat user data: a failed query its values, a mail server the
 * address, a parser its input. Code and stack are kept.
 */
export function describeError(thrown: unknown): ErrorDescription {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: '', stack: '' };
  const { name, stack = '' } = thrown;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: wordsOf(thrown), stack: frames.join('\n') };
}

function wordsOf(error: Error): string {
  // Only the parameters contain values.
  if (error instanceof DrizzleQueryError) {
    return [codeOf(error.cause), error.query.slice(0, longestQuery)].filter(Boolean).join(' ');
  }
  return codeOf(error) ?? (error instanceof SyntaxError ? '' : error.message);
}

/** Such as `23505 users_email_key` or `ECONNREFUSED`; `null` if there is none. */
function codeOf(error: unknown): string | null {
  const { code, constraint } = Object(error) as { readonly code?: unknown; readonly constraint?: unknown };
  if (typeof code !== 'string') return null;
  return typeof constraint === 'string' ? `${code} ${constraint}` : code;
}
