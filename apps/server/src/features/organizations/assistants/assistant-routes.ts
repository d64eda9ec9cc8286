import {
  allowAssistant,
  assistantPath,
  assistantScopes,
  disconnectAssistant,
  endAssistant,
  listAssistantReads,
  listAssistants,
  listOwnAssistants,
} from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { IdentityService } from '../../identity/identity-service.ts';
import { assistantResource } from '../../identity/oauth-server/oauth-scopes.ts';
import type { AssistantService } from './assistant-service.ts';

type Uses = {
  readonly assistants: AssistantService;
  readonly identity: Pick<IdentityService, 'settings'>;
  readonly hostedIdentity: object | null;
};

/**
 * Routes for members to allow and disconnect assistants, and the metadata by which assistants find the authorization
 * server.
 */
export function mountAssistants(api: Api, { assistants, identity, hostedIdentity }: Uses): void {
  mount(api, allowAssistant, async ({ caller, input, visit }) => ({
    data: { redirectUrl: await assistants.allow(caller, input.authorizationId, visit) },
  }));
  mount(api, listOwnAssistants, async ({ caller }) => ({ data: await assistants.listOwn(caller.userId) }));
  mount(api, disconnectAssistant, async ({ caller, input }) => {
    await assistants.disconnect(caller, input.id);
    return { data: {} };
  });
  mount(api, listAssistants, async ({ caller }) => ({ data: await assistants.list(caller) }));
  mount(api, endAssistant, async ({ caller, input }) => ({
    data: await assistants.endAny(caller, input.id),
  }));
  mount(api, listAssistantReads, async ({ caller, input }) => ({
    data: await assistants.listReads(caller, input.id),
  }));
  if (hostedIdentity !== null) return;

  const { settings } = identity;
  // RFC 9728, section 3.1: the path of the resource comes after the well-known name. Some clients ask without it.
  for (const path of [assistantPath, '']) {
    api.app.get(`/.well-known/oauth-protected-resource${path}`, (context) => {
      context.header('cache-control', 'public, max-age=600');
      context.header('access-control-allow-origin', '*');
      return context.json({
        resource: assistantResource(settings),
        authorization_servers: [settings.authUrl],
        scopes_supported: assistantScopes,
        bearer_methods_supported: ['header'],
        resource_name: 'Winnow',
      });
    });
  }
}
