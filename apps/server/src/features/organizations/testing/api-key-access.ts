import { createApiKey } from '@winnow/contracts';
import type { AccessByRoute, MakeThing } from '../../../testing/access/route-access.ts';

const make: MakeThing = async (_, { client }) => {
  const { data } = await client.call(createApiKey, { name: 'Reports', scopes: ['jobs:read'] });
  return { id: data.key.id };
};

export const access: AccessByRoute = {
  'POST /organization/api-keys/{id}/rotate': { make, input: { overlapHours: 1 } },
  'DELETE /organization/api-keys/{id}': { make },
  'GET /organization/api-keys/{id}/reads': { make },
};
