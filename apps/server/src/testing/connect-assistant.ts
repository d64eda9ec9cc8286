import { createHash, randomBytes } from 'node:crypto';
import { allowAssistant, assistantPath, listOwnAssistants } from '@winnow/contracts';
import type { SignedUp } from './sign-up.ts';
import type { TestServer } from './start-test-server.ts';

const redirectUri = 'https://assistant.example/callback';

export type ConnectedAssistant = {
  readonly id: string;
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
};

type Wanted = { readonly name?: string; readonly scope?: string; readonly resource?: string };

/** Registers an assistant, which a member then allows by the API, as the consent screen does. */
export async function connectAssistant(
  server: TestServer,
  member: SignedUp,
  { name = 'Helper', scope = '', resource = `${server.url}${assistantPath}` }: Wanted = {},
): Promise<ConnectedAssistant> {
  const auth = `${server.url}/auth/v1`;
  const registered = await fetch(`${auth}/oauth/clients/register`, {
    method: 'POST',
    body: JSON.stringify({
      client_name: name,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource,
    ...(scope !== '' && { scope }),
  });
  const begun = await fetch(`${auth}/oauth/authorize?${asked}`, { redirect: 'manual' });
  const authorizationId = await openRequest(server, member, begun.headers.get('location') ?? '');
  const { redirectUrl } = (await member.client.call(allowAssistant, { authorizationId })).data;
  const answer = await fetch(`${auth}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: new URL(redirectUrl).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as { access_token: string; refresh_token: string };
  const [newest] = (await member.client.call(listOwnAssistants)).data;
  return {
    id: newest?.id ?? '',
    clientId,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
  };
}

/** Opens a request as the member who is asked, and returns its id. */
export async function openRequest(
  server: TestServer,
  { token }: Pick<SignedUp, 'token'>,
  consentAddress: string,
): Promise<string> {
  const id = new URL(consentAddress).searchParams.get('authorization_id') ?? '';
  const opened = await fetch(`${server.url}/auth/v1/oauth/authorizations/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!opened.ok) throw new Error(`The request can’t be opened: ${await opened.text()}`);
  return id;
}
