import type { AuditService } from '../../audit/audit-service.ts';
import { type Foundation, feature } from '../../feature.ts';
import { createProgramReadRecorder } from '../program-reads.ts';
import { createApiKeyCallers } from './api-key-caller.ts';
import { mountApiKeys } from './api-key-routes.ts';
import { createApiKeyService } from './api-key-service.ts';

/** Programs that act for an organization, within scopes. */
export const apiKeys = feature({
  createServices: (given: Foundation & { readonly audit: AuditService }) => ({
    apiKeys: createApiKeyService(given),
    apiKeyCallers: createApiKeyCallers(given),
    recordProgramRead: createProgramReadRecorder(given),
  }),
  routes: mountApiKeys,
});
