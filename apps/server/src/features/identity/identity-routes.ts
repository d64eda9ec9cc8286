import type { App } from '../../platform/http/request-context.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { factorRoutes } from './factor-routes.ts';
import { createIdentityApp } from './identity-http.ts';
import type { IdentityRoute } from './identity-request.ts';
import type { IdentityService } from './identity-service.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { openRoutes } from './open-routes.ts';
import { mountProfiles } from './profile-routes.ts';
import { proofRoutes } from './proof-routes.ts';

/** Every address of the identity service. */
export function identityRoutes(identity: IdentityService): IdentityRoute[] {
  return [
    ...openRoutes(identity),
    ...accountRoutes(identity),
    ...oauthRoutes(identity),
    ...proofRoutes(identity),
    ...factorRoutes(identity),
    ...adminRoutes(identity),
  ];
}

/** Lets the identity service answer below a path, which may be empty, and the profiles below `/rest/v1`. */
export function mountIdentity(app: App, identity: IdentityService, path: string): void {
  mountProfiles(app, identity);
  app.route(path, createIdentityApp(identityRoutes(identity), identity));
}
