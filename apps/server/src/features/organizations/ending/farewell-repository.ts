import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { organizationFarewells } from './farewell-tables.ts';

export async function insertFarewells(
  on: Queryable,
  farewells: readonly (typeof organizationFarewells.$inferInsert)[],
): Promise<void> {
  if (farewells.length > 0) await on.insert(organizationFarewells).values([...farewells]);
}

/** With the receiver's address; `undefined` once it was sent, or if the account no longer exists. */
export async function findFarewell(on: Queryable, id: string) {
  const [found] = await on
    .select({
      userId: organizationFarewells.userId,
      organizationName: organizationFarewells.organizationName,
      createdAt: organizationFarewells.createdAt,
      email: users.email,
    })
    .from(organizationFarewells)
    .innerJoin(users, eq(users.id, organizationFarewells.userId))
    .where(eq(organizationFarewells.id, id));
  return found;
}

export async function deleteFarewell(on: Queryable, id: string): Promise<void> {
  await on.delete(organizationFarewells).where(eq(organizationFarewells.id, id));
}

export async function deleteFarewellsBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(organizationFarewells).where(lt(organizationFarewells.createdAt, before));
}
