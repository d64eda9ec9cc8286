import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organization-tables.ts';
import { assistants } from './assistant-tables.ts';

export type AssistantRow = typeof assistants.$inferSelect;

/** Newest first, with the members who connected them; `member` is `null` for a deleted user. */
export async function listAssistantRows(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({
      assistant: assistants,
      role: memberships.role,
      member: { userId: users.id, name: users.name, profileImage: users.profileImage },
    })
    .from(assistants)
    .leftJoin(users, and(eq(users.id, assistants.createdBy), isNull(users.deletedAt)))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, assistants.createdBy),
        eq(memberships.organizationId, assistants.organizationId),
      ),
    )
    .where(eq(assistants.organizationId, organizationId))
    .orderBy(desc(assistants.connectedAt), desc(assistants.id));
}

/** Active assistants of a member in their current organizations, newest first. */
export async function listAssistantsOf(on: Queryable, userId: string) {
  return on
    .select({ assistant: assistants, organizationName: organizations.name })
    .from(assistants)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, assistants.createdBy),
        eq(memberships.organizationId, assistants.organizationId),
      ),
    )
    .innerJoin(organizations, eq(organizations.id, assistants.organizationId))
    .where(and(eq(assistants.createdBy, userId), isNull(assistants.endedAt)))
    .orderBy(desc(assistants.connectedAt), desc(assistants.id));
}

/** For calls whose organization isn't known yet. */
export async function findAssistantWithMember(on: Queryable, id: string) {
  const [row] = await on
    .select({
      assistant: assistants,
      deletedAt: organizations.deletedAt,
      allowsAssistants: organizations.allowsAssistants,
      member: users,
    })
    .from(assistants)
    .innerJoin(organizations, eq(organizations.id, assistants.organizationId))
    .leftJoin(users, and(eq(users.id, assistants.createdBy), isNull(users.deletedAt)))
    .where(eq(assistants.id, id));
  return row;
}

/**
 * Inserts or renews the row of an organization, a member and an app: an app that connects again is the same assistant.
 */
export async function saveAssistant(on: Queryable, row: AssistantRow): Promise<AssistantRow> {
  const { organizationId, createdBy, clientId } = assistants;
  const { name, scopes, connectedAt } = row;
  const [saved] = await on
    .insert(assistants)
    .values(row)
    .onConflictDoUpdate({
      target: [organizationId, createdBy, clientId],
      set: { name, scopes, connectedAt, endedAt: null },
    })
    .returning();
  return saved ?? row;
}

/** Returns whether there is such an assistant. */
export async function updateAssistant(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
  change: Partial<AssistantRow>,
): Promise<boolean> {
  const changed = await on
    .update(assistants)
    .set(change)
    .where(and(eq(assistants.organizationId, organizationId), eq(assistants.id, id)))
    .returning({ id: assistants.id });
  return changed.length > 0;
}
