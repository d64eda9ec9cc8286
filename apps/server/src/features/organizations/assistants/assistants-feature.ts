import type { AuditService } from '../../audit/audit-service.ts';
import { type Foundation, feature } from '../../feature.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import { createAssistantCallers } from './assistant-caller.ts';
import { mountAssistants } from './assistant-routes.ts';
import { createAssistantService } from './assistant-service.ts';

/** AI assistants that act for members, by OAuth. */
export const assistants = feature({
  createServices: (
    given: Foundation & { readonly audit: AuditService; readonly identity: IdentityService },
  ) => ({
    assistants: createAssistantService(given),
    assistantCallers: createAssistantCallers(given),
  }),
  routes: mountAssistants,
});
