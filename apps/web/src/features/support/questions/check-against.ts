import type { SupportTexts } from '../support-texts.ts';

/** A validation issue with the fields that its message needs. */
type Issue = {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly format?: string;
};

type ErrorText = SupportTexts['ask']['errors'];

/** The part of an input schema that is used here. */
type Schema = {
  safeParse(values: unknown): {
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
};

/** The first message of each field that breaks a rule of the contract; empty where none does. */
export function checkAgainst(schema: Schema, values: object, words: ErrorText): Record<string, string> {
  const errors: Record<string, string> = {};
  const { error } = schema.safeParse(values);
  for (const issue of error?.issues ?? []) errors[String(issue.path[0])] ??= wordsOf(issue, words);
  return errors;
}

/** The message in the current language; the schema's own message if the form has no such field. */
function wordsOf({ path, message, code, minimum, maximum, format }: Issue, words: ErrorText): string {
  const field = Object.entries(words.fields).find(([name]) => name === path[0])?.[1];
  if (field === undefined) return message;
  if (code === 'invalid_type' || (code === 'too_small' && minimum === 1)) return words.required(field);
  if (format === 'email') return words.email;
  if (code === 'too_small') return words.tooShort(field, Number(minimum));
  if (code === 'too_big') return path[0] === 'email' ? words.email : words.tooLong(field, Number(maximum));
  return code === 'invalid_format' ? words.unreadable(field) : message;
}
