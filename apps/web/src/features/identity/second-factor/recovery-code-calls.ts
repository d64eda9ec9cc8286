import { createIdentityFetch } from '../../../lib/session/identity-fetch.ts';
import { session } from '../../../lib/session/session.ts';
import { fetchSite } from '../../../lib/session/site.ts';

export type RecoveryCodeState = { readonly total: number; readonly remaining: number };

const send = createIdentityFetch((input, init) => fetch(input, init));

/** Number of codes left; `null` if the identity service doesn't support them, such as a hosted one. */
export async function fetchRecoveryCodeState(): Promise<RecoveryCodeState | null> {
  const { identity } = await fetchSite();
  if (identity.url !== '') return null;
  return (await ask('GET', '/recovery-codes')) as RecoveryCodeState;
}

/** Creates new codes, which invalidates the old ones. */
export async function renewRecoveryCodes(): Promise<readonly string[]> {
  return ((await ask('POST', '/recovery-codes')) as { codes: string[] }).codes;
}

/** Uses a recovery code instead of an authenticator code; the session then has both factors. */
export async function spendRecoveryCode(code: string): Promise<void> {
  const tokens = (await ask('POST', '/recovery-codes/verify', { code })) as {
    access_token: string;
    refresh_token: string;
  };
  const { error } = await (await session.client()).setSession(tokens);
  if (error) throw error;
}

/** Calls endpoints that the official client doesn't know. @throws errors in the client's format */
async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const token = await session.accessToken();
  const response = await send(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token ?? ''}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read: Readonly<Record<string, unknown>> = await response.json().catch(() => ({}));
  if (response.ok) return read;
  const { status } = response;
  throw Object.assign(new Error(String(read['message'] ?? '')), { status, code: read['error_code'] });
}
