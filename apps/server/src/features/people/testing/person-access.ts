import { listAnalyses, mergePeople } from '@winnow/contracts';
import { aPerson } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, OwnedRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

/** The people of the sample resumes. */
async function somePeople(server: TestServer, owner: SignedUp) {
  const { id } = await aPerson(server, owner);
  const { analyses } = (await owner.client.call(listAnalyses, { limit: 10 })).data;
  const otherId = analyses.find(({ personId }) => personId !== id)?.personId ?? '';
  return { id, otherId };
}

async function aPersonChange(server: TestServer, owner: SignedUp) {
  const { id, otherId } = await somePeople(server, owner);
  const { changeId } = (await owner.client.call(mergePeople, { id, otherId })).data;
  return { id, changeId };
}

const withOther: OwnedRoute = { make: somePeople, input: ({ otherId }) => ({ otherId }) };

export const things: ThingsByPath = {
  '/people/{id}': aPerson,
  '/people/{id}/changes/{changeId}': aPersonChange,
};

export const access: AccessByRoute = {
  'POST /people/{id}/merge': withOther,
  'POST /people/{id}/keep-apart': withOther,
  'POST /people/{id}/consent': { make: aPerson, input: { kind: 'given', on: '2026-01-02' } },
  'POST /consents/renewals': { make: aPerson, input: ({ id }) => ({ personIds: [id] }) },
  'PUT /people/{id}/keep-until': { make: aPerson, input: { day: null } },
  'POST /people/{id}/split': { make: aPerson, input: ({ fileId }) => ({ fileIds: [fileId] }) },
};
