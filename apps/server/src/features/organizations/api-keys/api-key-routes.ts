import { createApiKey, listApiKeyReads, listApiKeys, revokeApiKey, rotateApiKey } from '@winnow/contracts';
import { type Api, mount } from '../../../platform/http/mount.ts';
import type { ApiKeyService } from './api-key-service.ts';

/** Routes for administrators to manage API keys. */
export function mountApiKeys(api: Api, { apiKeys }: { readonly apiKeys: ApiKeyService }): void {
  mount(api, listApiKeys, async ({ caller }) => ({ data: await apiKeys.list(caller) }));
  mount(api, createApiKey, async ({ caller, input }) => ({ data: await apiKeys.create(caller, input) }));
  mount(api, rotateApiKey, async ({ caller, input }) => ({
    data: await apiKeys.rotate(caller, input.id, input.overlapHours),
  }));
  mount(api, revokeApiKey, async ({ caller, input }) => ({ data: await apiKeys.revoke(caller, input.id) }));
  mount(api, listApiKeyReads, async ({ caller, input }) => ({
    data: await apiKeys.listReads(caller, input.id),
  }));
}
