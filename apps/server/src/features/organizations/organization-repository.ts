import type { OrganizationId } from '@winnow/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { userSettings } from '../accounts/users/user-tables.ts';
import { firstOwnerOf } from './first-owner.ts';
import { memberships, organizations } from './organization-tables.ts';

/** Default retention period of teams and users. */
const defaultRetentionDays = 180;

export async function findRetentionDays(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ team: organizations.retentionDays, personal: userSettings.retentionDays })
    .from(organizations)
    .leftJoin(userSettings, eq(userSettings.userId, organizations.personalUserId))
    .where(eq(organizations.id, organizationId));
  return row?.personal ?? row?.team ?? defaultRetentionDays;
}

/** Megabytes; `null` for the plan's limit. */
export async function findStorageMb(on: Queryable, organizationId: OrganizationId): Promise<number | null> {
  const [row] = await on
    .select({ storageMb: organizations.storageMb })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.storageMb ?? null;
}

/** Default of members who haven't chosen a view, and whether the organization is a team. */
export async function findDefaults(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<{
  isAnonymous: boolean;
  hiringManagersExport: boolean;
  allowsAssistants: boolean;
  isTeam: boolean;
}> {
  const [row] = await on
    .select({
      isAnonymous: organizations.isAnonymous,
      hiringManagersExport: organizations.hiringManagersExport,
      allowsAssistants: organizations.allowsAssistants,
      personalUserId: organizations.personalUserId,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return {
    isAnonymous: row?.isAnonymous ?? true,
    hiringManagersExport: row?.hiringManagersExport ?? false,
    allowsAssistants: row?.allowsAssistants ?? true,
    isTeam: row?.personalUserId === null,
  };
}

/** Whether names are hidden from a member: their choice in the organization, or its default. */
export async function findAnonymousView(
  on: Queryable,
  { organizationId, userId }: { readonly organizationId: OrganizationId; readonly userId: string },
): Promise<boolean> {
  const [row] = await on
    .select({
      team: sql<boolean>`coalesce(${memberships.isAnonymous}, ${organizations.isAnonymous})`,
      personal: userSettings.anonymousView,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(userSettings, eq(userSettings.userId, organizations.personalUserId))
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return row?.personal ?? row?.team ?? true;
}

export async function listTeamRetention(
  on: Queryable,
): Promise<{ organizationId: OrganizationId; retentionDays: number }[]> {
  return on
    .select({
      organizationId: organizations.id,
      retentionDays: sql<number>`coalesce(${organizations.retentionDays}, ${defaultRetentionDays})::int`,
    })
    .from(organizations)
    .where(and(isNull(organizations.personalUserId), isNull(organizations.deletedAt)))
    .orderBy(organizations.id);
}

export async function findFirstOwner(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<string | undefined> {
  const [row] = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.userId, firstOwnerOf(organizationId)),
      ),
    );
  return row?.userId;
}
