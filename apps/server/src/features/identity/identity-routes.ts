import type { App } from '../../platform/http/request-context.ts';
import { mountAccountRoutes } from './accounts/account-routes.ts';
import { mountAdminRoutes } from './accounts/admin-routes.ts';
import { mountFactorRoutes } from './factors/factor-routes.ts';
import { mountRecoveryCodeRoutes } from './factors/recovery-code-routes.ts';
import { createIdentityApi, refuseUnknown } from './http/identity-api.ts';
import type { IdentityApi } from './http/identity-endpoint.ts';
import { mountOpenRoutes } from './http/open-routes.ts';
import type { IdentityService } from './identity-service.ts';
import { describeServer } from './oauth-server/metadata-routes.ts';
import { mountOauthServer } from './oauth-server/oauth-server-routes.ts';
import { mountPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { mountProfiles } from './profiles/profile-routes.ts';
import { mountProofRoutes } from './proofs/proof-routes.ts';
import { mountOAuthRoutes } from './providers/oauth-routes.ts';

/** Every endpoint of the identity service. */
export function openIdentityApi(identity: IdentityService): IdentityApi {
  const api = createIdentityApi(identity);
  mountOpenRoutes(api, identity);
  mountAccountRoutes(api, identity);
  mountOAuthRoutes(api, identity);
  mountProofRoutes(api, identity);
  mountFactorRoutes(api, identity);
  mountRecoveryCodeRoutes(api, identity);
  mountPasskeyRoutes(api, identity);
  mountAdminRoutes(api, identity);
  mountOauthServer(api, identity);
  refuseUnknown(api);
  return api;
}

/** Mounts the identity service below a path, which may be empty, and the profiles below `/rest/v1`. */
export function mountIdentity(app: App, identity: IdentityService, path: string): void {
  mountProfiles(app, identity);
  // RFC 8414, section 3.1: the path of the issuer comes after the well-known name.
  const names = ['oauth-authorization-server', 'openid-configuration'];
  // Older clients, from before protected resources named their authorization server, look at the site itself.
  const places = [...names.map((name) => `${name}${path}`), 'oauth-authorization-server'];
  for (const place of path === '/' || path === '' ? [] : places) {
    app.get(`/.well-known/${place}`, (context) => {
      context.header('cache-control', 'public, max-age=600');
      context.header('access-control-allow-origin', '*');
      return context.json(describeServer(identity));
    });
  }
  app.route(path, openIdentityApi(identity).app);
}
