import { randomUUID } from 'node:crypto';
import { createDirectoryToken, type OrganizationId, organizationId } from '@winnow/contracts';
import type { AccessByRoute } from '../../../testing/access/route-access.ts';
import type { SignedUp } from '../../../testing/sign-up.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { callAs } from '../../../testing/team.ts';
import { memberships, organizations } from '../../organizations/organization-tables.ts';

/** Inserted directly: the number of organizations that a user can create per day is limited. */
async function teamOf(server: TestServer, { userId }: SignedUp): Promise<OrganizationId> {
  const { database } = server.platform.openDatabase;
  const id = organizationId.parse(randomUUID());
  const createdAt = server.platform.clock.now();
  await database.insert(organizations).values({ id, name: 'Matrix Ltd', personalUserId: null, createdAt });
  await database.insert(memberships).values({ organizationId: id, userId, role: 'owner', createdAt });
  return id;
}

async function tokenOf(server: TestServer, owner: SignedUp) {
  const client = callAs(server, owner, await teamOf(server, owner));
  const { directory } = (await client.call(createDirectoryToken)).data;
  return { id: directory.tokens[0]?.id ?? '' };
}

async function groupOf(server: TestServer, owner: SignedUp) {
  const { id } = await server.services.scim.groups.create(await teamOf(server, owner), {
    displayName: 'Staff',
  });
  return { id };
}

export const access: AccessByRoute = {
  'DELETE /organization/directory/tokens/{id}': { make: tokenOf },
  'PUT /organization/directory/groups/{id}': { make: groupOf, input: { role: 'auditor' } },
};
