import type { App } from '../../platform/http/request-context.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { adminRoutes } from './accounts/admin-routes.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { recoveryCodeRoutes } from './factors/recovery-code-routes.ts';
import { createIdentityApp } from './http/identity-http.ts';
import type { IdentityRoute } from './http/identity-request.ts';
import { openRoutes } from './http/open-routes.ts';
import type { IdentityService } from './identity-service.ts';
import { mountProfiles } from './profiles/profile-routes.ts';
import { proofRoutes } from './proofs/proof-routes.ts';
import { oauthRoutes } from './providers/oauth-routes.ts';

/** Every address of the identity service. */
export function identityRoutes(identity: IdentityService): IdentityRoute[] {
  return [
    ...openRoutes(identity),
    ...accountRoutes(identity),
    ...oauthRoutes(identity),
    ...proofRoutes(identity),
    ...factorRoutes(identity),
    ...recoveryCodeRoutes(identity),
    ...adminRoutes(identity),
  ];
}

/** Mounts the identity service below a path, which may be empty, and the profiles below `/rest/v1`. */
export function mountIdentity(app: App, identity: IdentityService, path: string): void {
  mountProfiles(app, identity);
  app.route(path, createIdentityApp(identityRoutes(identity), identity));
}
