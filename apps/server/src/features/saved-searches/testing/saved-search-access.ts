import { type PoolChip, saveSearch } from '@winnow/contracts';
import type { AccessByRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

const aWord: PoolChip = { kind: 'words', text: 'harbor', ways: [], amount: null, level: null, mode: 'must' };

async function aSearch(_: TestServer, owner: SignedUp) {
  const { id } = (await owner.client.call(saveSearch, { name: 'Harbor', chips: [aWord] })).data;
  return { id };
}

export const things: ThingsByPath = {
  '/talent-pool/searches/{id}': aSearch,
  '/talent-pool/searches/{id}/alert': aSearch,
  '/talent-pool/searches/{id}/restore': aSearch,
};

export const access: AccessByRoute = {
  'PATCH /talent-pool/searches/{id}': { make: aSearch, input: { name: 'Mine now' } },
  'PUT /talent-pool/searches/{id}/alert': { make: aSearch, input: { alert: 'daily' } },
};
