import type { IdentityDependencies } from '../identity-dependencies.ts';
import { createClientService } from './client-service.ts';
import { createGrantService } from './grant-service.ts';
import { createRequestService } from './request-service.ts';

/** The authorization server: apps, their requests and grants. */
export function createOauthServer(dependencies: IdentityDependencies) {
  return {
    clients: createClientService(dependencies),
    requests: createRequestService(dependencies),
    grants: createGrantService(dependencies),
  };
}
