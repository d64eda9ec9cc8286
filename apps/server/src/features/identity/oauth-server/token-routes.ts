import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { type IdentityApi, identityEndpoint } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';
import type { ClientProof } from './client-service.ts';
import { describePerson } from './grant-service.ts';
import { oauthRefusal } from './oauth-refusal.ts';

const text = z.string().max(4000).optional();
const clientFields = { client_id: text, client_secret: text };

const issueTokens = identityEndpoint({
  method: 'POST',
  path: '/oauth/token',
  access: 'anyone',
  limit: 'oauth-token',
  form: 'oauth',
  summary: 'Tokens of an app, for a code or a refresh token.',
  input: z.object({
    ...clientFields,
    grant_type: text,
    code: text,
    redirect_uri: text,
    code_verifier: text,
    refresh_token: text,
    scope: text,
    resource: text,
  }),
});

const revokeToken = identityEndpoint({
  method: 'POST',
  path: '/oauth/revoke',
  access: 'anyone',
  limit: 'oauth-token',
  form: 'oauth',
  summary: 'End the tokens of an app (RFC 7009).',
  input: z.object({ ...clientFields, token: text, token_type_hint: text }),
});

const getUserInfo = identityEndpoint({
  method: 'GET',
  path: '/oauth/userinfo',
  access: 'anyone',
  limit: 'oauth-token',
  form: 'oauth',
  summary: 'What the scopes of an app tell of the person.',
});

/** Endpoints that apps call directly, without a browser. */
export function mountOauthTokenRoutes(api: IdentityApi, { oauthServer }: IdentityService): void {
  const { clients, grants } = oauthServer;

  mount(api, issueTokens, async ({ input, authorization, visit }) => {
    const client = await clients.authenticate(readProof(input, authorization));
    const { grant_type: grantType = '', resource = '' } = input;
    if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
      throw oauthRefusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
    }
    if (!client.grantTypes.includes(grantType)) {
      throw oauthRefusal('unauthorized_client', 'The client is not registered for this grant_type');
    }
    if (grantType === 'refresh_token') {
      if (!input.refresh_token) throw oauthRefusal('invalid_request', 'refresh_token is required');
      const asked = { scope: input.scope ?? '', resource };
      return { data: await grants.refresh(client, input.refresh_token, asked, visit) };
    }
    const { code, redirect_uri: redirectUri, code_verifier: verifier } = input;
    if (!code || !redirectUri || !verifier) {
      throw oauthRefusal('invalid_request', 'code, redirect_uri and code_verifier are required');
    }
    return { data: await grants.exchange(client, { code, redirectUri, verifier, resource }, visit) };
  });

  mount(api, revokeToken, async ({ input, authorization }) => {
    const client = await clients.authenticate(readProof(input, authorization));
    if (!input.token) throw oauthRefusal('invalid_request', 'token is required');
    await grants.revoke(client, input.token);
    return { data: {} };
  });

  mount(api, getUserInfo, async ({ authorization }) => {
    const token = /^bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    const access = token === undefined ? null : await grants.lookUp(token);
    if (!access) throw oauthRefusal('invalid_token', 'The access token is missing, expired or revoked');
    return { data: describePerson(access.user, access.scopes) };
  });
}

/** A client authenticates in the header or in the body, never in both (RFC 6749, section 2.3.1). */
function readProof(
  {
    client_id: id = '',
    client_secret: secret,
  }: { client_id?: string | undefined; client_secret?: string | undefined },
  authorization: string | null,
): ClientProof {
  const basic = /^basic ([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  if (basic === undefined) {
    return { id, secret: secret || null, method: secret ? 'client_secret_post' : 'none' };
  }
  if (secret) throw oauthRefusal('invalid_request', 'The client proved itself twice');
  const [, name = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(basic, 'base64').toString()) ?? [];
  const decoded = decode(name);
  if (id !== '' && id !== decoded) throw oauthRefusal('invalid_request', 'client_id contradicts the header');
  return { id: decoded, secret: decode(password), method: 'client_secret_basic' };
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
