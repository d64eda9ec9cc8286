import { searchPool } from '@winnow/contracts';
import { aJob, anAnalysis } from '../../../testing/access/own-things.ts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aPerson(server: TestServer, owner: SignedUp) {
  await anAnalysis(server, owner);
  const { hits } = (await owner.client.call(searchPool, { chips: [] })).data;
  return { personId: hits[0]?.personId ?? '' };
}

const all = { chips: [] };

export const access: AccessByRoute = {
  'POST /job-descriptions/{id}/what-if': { make: aJob, input: { changes: [] } },
  // Unknown people are omitted from the result.
  'POST /talent-pool/explain': {
    make: aPerson,
    input: ({ personId }) => ({ ...all, personIds: [personId] }),
    status: 200,
  },
  // An empty table is refused.
  'POST /talent-pool/csv': {
    make: aPerson,
    input: ({ personId }) => ({ ...all, personIds: [personId] }),
    status: 422,
  },
};
