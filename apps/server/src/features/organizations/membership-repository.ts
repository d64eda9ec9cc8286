import type { OrganizationId } from '@winnow/contracts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { wordedOnce } from '../../platform/database/worded-once.ts';
import { users } from '../accounts/users/user-tables.ts';
import { memberships, organizations } from './organization-tables.ts';

export type MembershipRow = Pick<typeof memberships.$inferSelect, 'organizationId' | 'userId' | 'role'> &
  Pick<typeof organizations.$inferSelect, 'requiredSignOnId' | 'hiringManagersExport'>;

const membershipColumns = {
  organizationId: memberships.organizationId,
  userId: memberships.userId,
  role: memberships.role,
  requiredSignOnId: organizations.requiredSignOnId,
  hiringManagersExport: organizations.hiringManagersExport,
};

/** Includes the notice to members of a suspended organization; `null` if it isn't suspended. */
export type CurrentMembership = MembershipRow & { readonly suspension: string | null };

/** `null` if the organization isn't suspended. */
const suspension = sql<string | null>`case when ${organizations.suspendedAt} is not null
  then coalesce(${organizations.suspensionNotice}, '') end`;

/** A user's membership of an organization; `undefined` for another's organization and for one that doesn't exist. */
export async function findMembership(
  on: Queryable,
  userId: string,
  organizationId: OrganizationId,
): Promise<CurrentMembership | undefined> {
  const [membership] = await membershipIn(on).execute({ userId, organizationId });
  return membership;
}

const membershipIn = wordedOnce((on) =>
  on
    .select({ ...membershipColumns, suspension })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(memberships.organizationId, sql.placeholder('organizationId')),
        eq(memberships.userId, sql.placeholder('userId')),
      ),
    )
    .prepare(''),
);

const lastChosenFirst = [
  sql`${memberships.chosenAt} desc nulls last`,
  sql`${memberships.organizationId} = ${memberships.userId} desc`,
  memberships.organizationId,
];

/** The organization that a user last switched to, unless it is suspended, or else the personal one. */
export async function findLastMembership(on: Queryable, userId: string): Promise<MembershipRow | undefined> {
  const [membership] = await lastMembership(on).execute({ userId });
  return membership;
}

const lastMembership = wordedOnce((on) =>
  on
    .select(membershipColumns)
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(eq(memberships.userId, sql.placeholder('userId')), isNull(organizations.suspendedAt)))
    .orderBy(...lastChosenFirst)
    .limit(1)
    .prepare(''),
);

/** A user with the membership of the organization that a request is for. */
export type UserWithMembership = {
  readonly user: typeof users.$inferSelect;
  readonly membership: CurrentMembership;
};

/**
 * Used by every request, in one query: the user of an identity, and their membership of the named organization, or else
 * of the one that they last switched to.
 */
export async function findUserWithMembership(
  on: Queryable,
  supabaseId: string,
  organizationId: OrganizationId | null,
): Promise<UserWithMembership | undefined> {
  const [found] = await userWithMembership(on).execute({ supabaseId, organizationId });
  return found;
}

const userWithMembership = wordedOnce((on) =>
  on
    .select({ user: users, membership: { ...membershipColumns, suspension } })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(users.supabaseId, sql.placeholder('supabaseId')),
        sql`case when ${sql.placeholder('organizationId')}::uuid is null then ${organizations.suspendedAt} is null
          else ${memberships.organizationId} = ${sql.placeholder('organizationId')} end`,
      ),
    )
    .orderBy(...lastChosenFirst)
    .limit(1)
    .prepare(''),
);

/** Makes this the organization of requests that name none. Returns whether the user belongs to it. */
export async function rememberOrganization(
  on: Queryable,
  { organizationId, userId }: Pick<MembershipRow, 'organizationId' | 'userId'>,
  chosenAt: Date,
): Promise<boolean> {
  const remembered = await on
    .update(memberships)
    .set({ chosenAt })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  return remembered.length > 0;
}

/** All organizations of a user, the personal one first, then by name. */
export async function listMemberships(on: Queryable, userId: string) {
  return on
    .select({
      organizationId: memberships.organizationId,
      role: memberships.role,
      name: organizations.name,
      personalUserId: organizations.personalUserId,
      hiringManagersExport: organizations.hiringManagersExport,
      allowsAssistants: organizations.allowsAssistants,
      logo: organizations.logo,
      suspension,
      isAnonymous: sql<boolean>`coalesce(${memberships.isAnonymous}, ${organizations.isAnonymous})`,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(
      sql`${organizations.personalUserId} is null`,
      sql`lower(${organizations.name})`,
      memberships.organizationId,
    );
}

/** Roles of several users in all their organizations that aren't suspended. */
export async function listRolesOf(on: Queryable, userIds: readonly string[]): Promise<MembershipRow[]> {
  return on
    .select(membershipColumns)
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(and(inArray(memberships.userId, [...userIds]), isNull(organizations.suspendedAt)));
}

/** Sets the member's own preference in an organization. */
export async function setAnonymousView(
  on: Queryable,
  { organizationId, userId }: Pick<MembershipRow, 'organizationId' | 'userId'>,
  isAnonymous: boolean,
): Promise<void> {
  await on
    .update(memberships)
    .set({ isAnonymous })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}
