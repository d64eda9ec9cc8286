import { randomUUID } from 'node:crypto';
import type { OrganizationId } from '@winnow/contracts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { users } from '../../accounts/users/user-tables.ts';
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

/** The user of a personal organization. */
export function memberOf(organizationId: OrganizationId): Member {
  return { organizationId, userId: organizationId };
}
