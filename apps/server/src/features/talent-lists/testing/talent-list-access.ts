import { addToTalentList, createTalentList } from '@winnow/contracts';
import { aPerson } from '../../../testing/access/own-things.ts';
import type { AccessByRoute, OwnedRoute, ThingsByPath } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';

async function aTalentList(_: TestServer, { client }: SignedUp) {
  const { data } = await client.call(createTalentList, { name: 'Silver medalists' });
  return { id: data.id };
}

async function aListedPerson(server: TestServer, owner: SignedUp) {
  const { id: personId } = await aPerson(server, owner);
  const { id } = await aTalentList(server, owner);
  await owner.client.call(addToTalentList, { id, personIds: [personId] });
  return { id, personId };
}

const withPerson: OwnedRoute = { make: aListedPerson, input: ({ personId }) => ({ personIds: [personId] }) };

export const things: ThingsByPath = {
  '/talent-lists/{id}': aListedPerson,
  '/talent-lists/{id}/people/{personId}': aListedPerson,
};

export const access: AccessByRoute = {
  'GET /talent-lists': { make: aListedPerson, input: ({ personId }) => ({ personId }), status: 200 },
  'POST /talent-lists/{id}/people': withPerson,
  'POST /talent-lists/{id}/people/remove': withPerson,
  'PATCH /talent-lists/{id}/people/{personId}': { make: aListedPerson, input: { note: 'A note' } },
  'POST /people/tags': { make: aPerson, input: ({ id }) => ({ personIds: [id], addTags: ['a tag'] }) },
};
