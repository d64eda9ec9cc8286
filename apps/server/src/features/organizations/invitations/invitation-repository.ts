import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organization-tables.ts';
import { invitations } from './invitation-tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** An invitation with what its receiver sees. */
export type FullInvitation = {
  readonly invitation: InvitationRow;
  readonly organization: { readonly name: string; readonly logo: string | null };
  readonly inviter: {
    readonly id: string;
    readonly name: string;
    readonly profileImage: string | null;
  } | null;
};

const isWaiting = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.declinedAt),
  isNull(invitations.revokedAt),
);

function selectFull(on: Queryable) {
  return on
    .select({
      invitation: invitations,
      organization: { name: organizations.name, logo: organizations.logo },
      inviter: { id: users.id, name: users.name, profileImage: users.profileImage },
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, invitations.invitedBy),
        eq(memberships.organizationId, invitations.organizationId),
      ),
    )
    .leftJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)));
}

export async function insertInvitation(on: Queryable, invitation: InvitationRow): Promise<void> {
  await on.insert(invitations).values(invitation);
}

export async function updateInvitation(
  on: Queryable,
  id: string,
  change: Partial<InvitationRow>,
): Promise<void> {
  await on.update(invitations).set(change).where(eq(invitations.id, id));
}

/** Unanswered invitations, including expired ones, newest first. */
export function listWaiting(on: Queryable, organizationId: OrganizationId): Promise<FullInvitation[]> {
  return selectFull(on)
    .where(and(eq(invitations.organizationId, organizationId), isWaiting))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

export async function countWaiting(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ waiting: count() })
    .from(invitations)
    .where(and(eq(invitations.organizationId, organizationId), isWaiting));
  return row?.waiting ?? 0;
}

/** An unanswered invitation of an organization. */
export async function findWaiting(
  on: Queryable,
  organizationId: OrganizationId,
  by: { readonly id: string } | { readonly email: string },
): Promise<InvitationRow | undefined> {
  const [row] = await on
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        'id' in by ? eq(invitations.id, by.id) : eq(invitations.email, by.email),
        isWaiting,
      ),
    );
  return row;
}

/** An invitation in any state. */
export async function findInvitation(
  on: Queryable,
  by: { readonly id: string } | { readonly secretHash: string },
): Promise<FullInvitation | undefined> {
  const [row] = await selectFull(on).where(
    'id' in by ? eq(invitations.id, by.id) : eq(invitations.secretHash, by.secretHash),
  );
  return row;
}

/** Locks an invitation until the transaction ends. */
export async function lockInvitation(
  transaction: Transaction,
  id: string,
): Promise<InvitationRow | undefined> {
  const [row] = await transaction.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return row;
}

/** Open ones to an address, the newest first. */
export function listOpenTo(on: Queryable, email: string, now: Date): Promise<FullInvitation[]> {
  return selectFull(on)
    .where(and(eq(invitations.email, email), isWaiting, gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

export async function isMemberByEmail(
  on: Queryable,
  organizationId: OrganizationId,
  email: string,
): Promise<boolean> {
  const found = await on
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), eq(users.email, email)));
  return found.length > 0;
}

/** All invitations to an address, in any state. */
export function listInvitationsTo(on: Queryable, email: string): Promise<InvitationRow[]> {
  return on.select().from(invitations).where(eq(invitations.email, email)).orderBy(invitations.createdAt);
}

export async function deleteInvitationsTo(on: Queryable, email: string): Promise<void> {
  await on.delete(invitations).where(eq(invitations.email, email));
}

export async function deleteInvitationsOf(on: Queryable, organizationId: OrganizationId): Promise<void> {
  await on.delete(invitations).where(eq(invitations.organizationId, organizationId));
}

export async function deleteExpiredBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(invitations).where(lt(invitations.expiresAt, before));
}
