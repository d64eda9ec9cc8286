import type { IdentityApi } from '../http/identity-endpoint.ts';
import type { IdentityService } from '../identity-service.ts';
import { mountAuthorizationRoutes } from './authorization-routes.ts';
import { mountOauthClientRoutes } from './client-routes.ts';
import { mountOauthMetadata } from './metadata-routes.ts';
import { mountOauthTokenRoutes } from './token-routes.ts';

/** Endpoints of the authorization server. */
export function mountOauthServer(api: IdentityApi, identity: IdentityService): void {
  mountOauthMetadata(api, identity);
  mountOauthClientRoutes(api, identity);
  mountAuthorizationRoutes(api, identity);
  mountOauthTokenRoutes(api, identity);
}
