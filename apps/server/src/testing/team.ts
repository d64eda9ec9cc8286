import { randomUUID } from 'node:crypto';
import { type Client, createClient, organizationHeader, organizationId, type Role } from '@winnow/contracts';
import { memberships, organizations } from '../features/organizations/organization-tables.ts';
import { type SignedUp, signUp } from './sign-up.ts';
import type { TestServer } from './start-test-server.ts';

/** Creates a team with one member for each named role. */
export async function openTeam(server: TestServer, roles: readonly Role[] = ['owner']) {
  const { database } = server.platform.openDatabase;
  const id = organizationId.parse(randomUUID());
  const createdAt = server.platform.clock.now();
  await database.insert(organizations).values({ id, name: 'Harbor Foods', personalUserId: null, createdAt });
  const members: SignedUp[] = [];
  for (const role of roles) {
    const member = await signUp(server);
    await database.insert(memberships).values({ organizationId: id, userId: member.userId, role, createdAt });
    members.push({ ...member, organizationId: id, client: callAs(server, member, id) });
  }
  return { id, members };
}

/** A client that calls the API as a user for an organization. */
export function callAs(server: TestServer, { token }: Pick<SignedUp, 'token'>, organization: string): Client {
  return createClient({
    baseUrl: `${server.url}/api`,
    headers: () => ({ authorization: `Bearer ${token}`, [organizationHeader]: organization }),
  });
}
