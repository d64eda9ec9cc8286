import * as z from 'zod';
import { mount } from '../../../platform/http/mount.ts';
import { readId } from '../factors/factor-routes.ts';
import { type IdentityApi, identityEndpoint, noContent, redirect } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';
import type { OauthClient } from './oauth-tables.ts';

const authorize = identityEndpoint({
  method: 'GET',
  path: '/oauth/authorize',
  access: 'anyone',
  limit: 'authorize',
  summary: 'Where an app sends the browser to ask for access.',
});

const getAuthorization = identityEndpoint({
  method: 'GET',
  path: '/oauth/authorizations/{id}',
  access: 'signed-in',
  limit: 'consent',
  summary: 'What an app asks for.',
});

const answerAuthorization = identityEndpoint({
  method: 'POST',
  path: '/oauth/authorizations/{id}/consent',
  access: 'signed-in',
  limit: 'consent',
  summary: 'Allow or deny what an app asks for.',
  input: z.object({ action: z.enum(['approve', 'deny'], "action must be 'approve' or 'deny'") }),
});

const listGrants = identityEndpoint({
  method: 'GET',
  path: '/user/oauth/grants',
  access: 'signed-in',
  summary: 'Apps that the caller gave access.',
});

const endGrant = identityEndpoint({
  method: 'DELETE',
  path: '/user/oauth/grants',
  access: 'signed-in',
  summary: 'Take the access of an app back.',
});

/** Endpoints of the consent screen. */
export function mountAuthorizationRoutes(api: IdentityApi, { oauthServer }: IdentityService): void {
  const { requests, grants } = oauthServer;

  mount(api, authorize, async ({ query }) => redirect(302, await requests.begin(query)));

  mount(api, getAuthorization, async ({ caller, parameters }) => {
    const id = parameters['id'] ?? '';
    const { request, client } = await requests.open(caller, id);
    const { user } = caller.account;
    return {
      data: {
        authorization_id: id,
        redirect_uri: request.redirectUri,
        client: presentApp(client),
        user: { id: user.id, email: user.email ?? '' },
        scope: request.scope,
      },
    };
  });

  mount(api, answerAuthorization, async ({ caller, parameters, input, visit }) => ({
    data: {
      redirect_url: await requests.answer(caller, parameters['id'] ?? '', input.action === 'approve', visit),
    },
  }));

  mount(api, listGrants, async ({ caller }) => {
    const found = await grants.list(caller.account.user.id);
    return {
      data: found.map(({ grant, client }) => ({
        client: presentApp(client),
        scopes: grant.scopes,
        granted_at: grant.grantedAt.toISOString(),
        ...(grant.lastUsedAt && { last_used_at: grant.lastUsedAt.toISOString() }),
      })),
    };
  });

  mount(api, endGrant, async ({ caller, query, visit }) => {
    await grants.end(caller.account.user.id, readId(query['client_id']), visit);
    return noContent;
  });
}

function presentApp({ id, name, uri, logoUri }: OauthClient) {
  return { id, name: name ?? '', uri: uri ?? '', logo_uri: logoUri ?? '' };
}
