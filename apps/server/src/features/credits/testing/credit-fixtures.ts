import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';

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

/** The row of a person who owns something, without a sign-up. */
export async function insertOwner(on: Queryable): Promise<string> {
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
  return id;
}
