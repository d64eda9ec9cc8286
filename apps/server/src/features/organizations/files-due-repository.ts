import { may, type OrganizationId, roles } from '@winnow/contracts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { memberships, organizations } from './organization-tables.ts';

/** Roles that are notified of resumes about to be deleted: those that can download them. */
const keeping = roles.filter((role) => may(role, 'resumes.write'));

/** Members of a team who are notified of resumes about to be deleted. */
export async function listKeepersOfFiles(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const rows = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), inArray(memberships.role, keeping)));
  return rows.map(({ userId }) => userId);
}

/** Values for the email about them; `undefined` for someone who is no longer notified. */
export async function findTeamOfKeeper(on: Queryable, { organizationId, userId }: Member) {
  const [row] = await on
    .select({ name: organizations.name, notifiedUntil: memberships.filesDueNotifiedUntil })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.userId, userId),
        inArray(memberships.role, keeping),
        isNull(organizations.personalUserId),
        isNull(organizations.deletedAt),
      ),
    );
  return row;
}

export async function recordKeeperNotified(
  on: Queryable,
  { organizationId, userId }: Member,
  filesDueNotifiedUntil: Date,
): Promise<void> {
  await on
    .update(memberships)
    .set({ filesDueNotifiedUntil })
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
}
