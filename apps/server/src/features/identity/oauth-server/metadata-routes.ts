import { mount } from '../../../platform/http/mount.ts';
import { type IdentityApi, identityEndpoint } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';
import { oauthScopes } from './oauth-scopes.ts';

const getServerMetadata = identityEndpoint({
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  access: 'anyone',
  summary: 'What apps need to know to ask for access (RFC 8414).',
});

const getOpenIdMetadata = identityEndpoint({
  method: 'GET',
  path: '/.well-known/openid-configuration',
  access: 'anyone',
  summary: 'The same, where OpenID Connect looks for it.',
});

/** Metadata endpoints of the authorization server. */
export function mountOauthMetadata(api: IdentityApi, identity: IdentityService): void {
  const answer = async () => ({
    data: describeServer(identity),
    headers: { 'cache-control': 'public, max-age=600', 'access-control-allow-origin': '*' },
  });
  mount(api, getServerMetadata, answer);
  mount(api, getOpenIdMetadata, answer);
}

/** The document of RFC 8414 and OpenID Connect Discovery. */
export function describeServer({ settings: { authUrl }, keys }: Pick<IdentityService, 'settings' | 'keys'>) {
  const algorithms = [...new Set(keys.publicKeys.map(({ alg }) => alg))];
  return {
    issuer: authUrl,
    authorization_endpoint: `${authUrl}/oauth/authorize`,
    token_endpoint: `${authUrl}/oauth/token`,
    registration_endpoint: `${authUrl}/oauth/clients/register`,
    revocation_endpoint: `${authUrl}/oauth/revoke`,
    userinfo_endpoint: `${authUrl}/oauth/userinfo`,
    jwks_uri: `${authUrl}/.well-known/jwks.json`,
    scopes_supported: oauthScopes.filter((scope) => scope !== 'openid' || algorithms.length > 0),
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: algorithms,
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'auth_time',
      'nonce',
      'email',
      'email_verified',
      'name',
    ],
  };
}
