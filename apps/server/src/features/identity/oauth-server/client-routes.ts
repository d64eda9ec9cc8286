import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { readPageNumber } from '../accounts/admin-routes.ts';
import { readId } from '../factors/factor-routes.ts';
import { type IdentityApi, identityEndpoint, noContent } from '../http/identity-endpoint.ts';
import { IdentityError } from '../http/identity-error.ts';
import type { IdentityService } from '../identity-service.ts';
import { findPageError, findRedirectError } from './client-address-rules.ts';
import type { ClientPatch } from './client-service.ts';
import type { OauthClient } from './oauth-tables.ts';

const servedGrantTypes = ['authorization_code', 'refresh_token'] as const;

/** Keeps the supported ones of the requested grant types; the response says which (RFC 7591, section 3.2.1). */
const grantTypes = z
  .array(z.string().max(200))
  .max(20)
  .transform((given) => servedGrantTypes.filter((type) => given.includes(type)))
  .refine((served) => served.length > 0, 'grant_types has none of authorization_code and refresh_token')
  .optional();
const name = z.string().max(200).optional();
const page = z.string().optional();
const authMethod = z.enum(['none', 'client_secret_basic', 'client_secret_post']).optional();
const redirects = z.array(z.string());

const newClient = z.object({
  redirect_uris: redirects.optional(),
  client_type: z.enum(['public', 'confidential']).optional(),
  token_endpoint_auth_method: authMethod,
  grant_types: grantTypes,
  response_types: z
    .array(z.string().max(200))
    .max(20)
    .refine((given) => given.includes('code'), 'response_types must contain code')
    .optional(),
  client_name: name,
  client_uri: page,
  logo_uri: page,
});

const clientPatch = z.object({
  redirect_uris: redirects.optional(),
  token_endpoint_auth_method: authMethod,
  grant_types: grantTypes,
  client_name: name,
  client_uri: page,
  logo_uri: page,
});

const registerOwnClient = identityEndpoint({
  method: 'POST',
  path: '/oauth/clients/register',
  access: 'anyone',
  limit: 'register-client',
  summary: 'Register an app (RFC 7591).',
  input: newClient,
});

const listClients = identityEndpoint({
  method: 'GET',
  path: '/admin/oauth/clients',
  access: 'service',
  summary: 'Registered apps, page by page.',
});

const createClient = identityEndpoint({
  method: 'POST',
  path: '/admin/oauth/clients',
  access: 'service',
  summary: 'Register an app for somebody.',
  input: newClient,
});

const getClient = identityEndpoint({
  method: 'GET',
  path: '/admin/oauth/clients/{id}',
  access: 'service',
  summary: 'A registered app.',
});

const updateClient = identityEndpoint({
  method: 'PUT',
  path: '/admin/oauth/clients/{id}',
  access: 'service',
  summary: 'Change a registered app.',
  input: clientPatch,
});

const deleteClient = identityEndpoint({
  method: 'DELETE',
  path: '/admin/oauth/clients/{id}',
  access: 'service',
  summary: 'Delete an app; its tokens end.',
});

const renewSecret = identityEndpoint({
  method: 'POST',
  path: '/admin/oauth/clients/{id}/regenerate_secret',
  access: 'service',
  summary: 'Give an app a new secret.',
});

const maxRedirects = 10;
const maxPageSize = 1000;

/** Registration of apps, by themselves and by the operator. */
export function mountOauthClientRoutes(api: IdentityApi, { oauthServer }: IdentityService): void {
  const { clients } = oauthServer;

  const register = async (
    input: z.output<typeof newClient>,
    registrationType: OauthClient['registrationType'],
  ) => {
    const { redirectUris = requireRedirects([]), ...patch } = readPatch(input);
    const clientType = input.client_type ?? null;
    const { client, secret } = await clients.register({
      ...patch,
      redirectUris,
      registrationType,
      clientType,
    });
    return { data: present(client, secret), status: 201 as const };
  };

  mount(api, registerOwnClient, ({ input }) => register(input, 'dynamic'));
  mount(api, createClient, ({ input }) => register(input, 'manual'));

  mount(api, listClients, async ({ query }) => {
    const number = readPageNumber(query['page'], 1);
    const size = Math.min(maxPageSize, readPageNumber(query['per_page'], 50));
    const { clients: found, total } = await clients.list({ number, size });
    return {
      data: { clients: found.map((client) => present(client, null)), aud: 'authenticated' },
      headers: { 'x-total-count': String(total) },
    };
  });

  mount(api, getClient, async ({ parameters }) => ({
    data: present(await clients.get(readId(parameters['id'])), null),
  }));

  mount(api, updateClient, async ({ input, parameters }) => ({
    data: present(await clients.update(readId(parameters['id']), readPatch(input)), null),
  }));

  mount(api, deleteClient, async ({ parameters }) => {
    await clients.remove(readId(parameters['id']));
    return noContent;
  });

  mount(api, renewSecret, async ({ parameters }) => {
    const { client, secret } = await clients.renewSecret(readId(parameters['id']));
    return { data: present(client, secret) };
  });
}

function readPatch(input: z.output<typeof clientPatch>): ClientPatch {
  for (const field of ['client_uri', 'logo_uri'] as const) {
    const error = input[field] ? findPageError(input[field]) : null;
    if (error) throw new IdentityError('validation_failed', `${field} ${error}`);
  }
  return {
    ...(input.redirect_uris && { redirectUris: requireRedirects(input.redirect_uris) }),
    ...(input.grant_types && { grantTypes: input.grant_types }),
    ...(input.token_endpoint_auth_method && { authMethod: input.token_endpoint_auth_method }),
    ...(input.client_name !== undefined && { name: input.client_name.trim() || null }),
    ...(input.client_uri !== undefined && { uri: input.client_uri || null }),
    ...(input.logo_uri !== undefined && { logoUri: input.logo_uri || null }),
  };
}

function requireRedirects(given: string[]): string[] {
  if (given.length === 0) throw new IdentityError('validation_failed', 'redirect_uris is required');
  if (given.length > maxRedirects) {
    throw new IdentityError('validation_failed', `redirect_uris cannot exceed ${maxRedirects} items`);
  }
  for (const address of given) {
    const error = findRedirectError(address);
    if (error) throw new IdentityError('validation_failed', `invalid redirect_uri: it ${error}`);
  }
  return given;
}

function present(client: OauthClient, secret: string | null) {
  return {
    client_id: client.id,
    ...(secret !== null && { client_secret: secret, client_secret_expires_at: 0 }),
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_type: client.clientType,
    redirect_uris: client.redirectUris,
    token_endpoint_auth_method: client.authMethod,
    grant_types: client.grantTypes,
    response_types: ['code'],
    ...(client.name !== null && { client_name: client.name }),
    ...(client.uri !== null && { client_uri: client.uri }),
    ...(client.logoUri !== null && { logo_uri: client.logoUri }),
    registration_type: client.registrationType,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
  };
}
