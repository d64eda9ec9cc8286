import type { RequestContext } from '../../../platform/http/request-context.ts';
import { type IdentityEndpoint, noInput } from './identity-endpoint.ts';
import { IdentityError } from './identity-error.ts';

/** Maximum nesting; deeper than any legitimate body. */
const maxDepth = 32;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads and checks the input of an endpoint: the query of a GET, otherwise the JSON body. No body counts as empty.
 * @throws IdentityError `bad_json` unless it is a JSON object, `validation_failed` if it doesn't match the schema
 */
export async function readInput(
  context: RequestContext,
  { method, input, form }: Pick<IdentityEndpoint, 'method' | 'input' | 'form'>,
): Promise<unknown> {
  if (input === noInput) return undefined;
  const given = method === 'GET' ? context.req.query() : await readBody(context, form);
  const error = findBodyError(given);
  if (error) throw new IdentityError('validation_failed', error);
  const checked = input.safeParse(given);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.');
  // Custom rules have a complete message; the library's own messages need the name of the field.
  const message = issue?.code === 'custom' ? issue.message : `${field ? `${field}: ` : ''}${issue?.message}`;
  throw new IdentityError('validation_failed', message);
}

async function readBody(context: RequestContext, form: IdentityEndpoint['form']): Promise<unknown> {
  const text = await context.req.text();
  const type = context.req.header('content-type') ?? '';
  if (form === 'oauth' && type.startsWith('application/x-www-form-urlencoded')) return readForm(text);
  if (text.trim() === '' || text === 'undefined') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new IdentityError('bad_json', 'Could not parse request body as JSON: invalid syntax');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new IdentityError('bad_json', 'Could not parse request body as JSON: not an object');
  }
  return body;
}

/** @throws IdentityError if a field is given twice, which RFC 6749 forbids */
function readForm(text: string): Record<string, string> {
  const fields = [...new URLSearchParams(text)];
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new IdentityError('validation_failed', 'A field is given twice');
  }
  return Object.fromEntries(fields);
}

/** Finds values that the database can't store, or keys that would break a later merge. */
export function findBodyError(value: unknown, depth = 0): string | null {
  if (depth > maxDepth) return 'The request body is nested too deeply';
  if (typeof value === 'string') {
    const storable = value.isWellFormed() && !value.includes('\0');
    return storable ? null : 'The request body contains characters that are not allowed';
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) return `The key ${key} is not allowed`;
    const error = findBodyError(key, depth + 1) ?? findBodyError(inner, depth + 1);
    if (error) return error;
  }
  return null;
}
