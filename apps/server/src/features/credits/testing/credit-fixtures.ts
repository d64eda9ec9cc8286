import { randomUUID } from 'node:crypto';
import { organizationId as idOfOrganization, type OrganizationId } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships, organizations } from '../../organizations/organization-tables.ts';
import { personalOrganizationOf } from '../../organizations/personal-organization.ts';

/** A clock for tests that only moves when set. */
export function createSetClock(start: string) {
  let time = new Date(start);
  return {
    now: () => time,
    set(next: string) {
      time = new Date(next);
    },
  };
}

/** The personal organization of a user who never signed up. */
export async function insertOwner(on: Queryable): Promise<OrganizationId> {
  const id = randomUUID();
  const now = new Date('2026-11-01T00:00:00Z');
  await on.insert(users).values({
    id,
    supabaseId: randomUUID(),
    email: `${id}@example.org`,
    name: 'Anna Example',
    googleSignIn: false,
    isVerified: true,
    profileImage: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    suspendedAt: null,
  });
  return personalOrganizationOf(id);
}

/** A team with so many recruiters, the first of them its owner, in the order of joining. */
export async function insertTeam(
  on: Queryable,
  size: number,
): Promise<{ id: OrganizationId; members: readonly Member[] }> {
  const organizationId = idOfOrganization.parse(randomUUID());
  const start = new Date('2026-11-01T00:00:00Z');
  await on.insert(organizations).values({ id: organizationId, name: 'Harbor Foods', createdAt: start });
  const members: Member[] = [];
  for (let place = 0; place < size; place += 1) {
    const userId = await insertOwner(on);
    const role = place === 0 ? 'owner' : 'recruiter';
    const createdAt = new Date(start.getTime() + place);
    await on.insert(memberships).values({ organizationId, userId, role, createdAt });
    members.push({ organizationId, userId });
  }
  return { id: organizationId, members };
}

/** The user of a personal organization. */
export function memberOf(organizationId: OrganizationId): Member {
  return { organizationId, userId: organizationId };
}
