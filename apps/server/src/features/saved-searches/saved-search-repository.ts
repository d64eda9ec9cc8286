import { type OrganizationId, type Role, savedSearchLimits } from '@winnow/contracts';
import { and, asc, count, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Member } from '../../platform/http/caller.ts';
import { users } from '../accounts/users/user-tables.ts';
import { memberships, organizations } from '../organizations/organization-tables.ts';
import { poolStates } from '../talent-pool/talent-pool-tables.ts';
import { savedSearches, searchAlerts, toldPeople } from './saved-search-tables.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

const seenBy = ({ organizationId, userId }: Member) =>
  and(
    eq(savedSearches.organizationId, organizationId),
    or(isNull(savedSearches.privateTo), eq(savedSearches.privateTo, userId)),
  );

function select(on: Queryable, { organizationId, userId }: Member) {
  return on
    .select({ search: savedSearches, savedBy: users.name, alert: searchAlerts.timing })
    .from(savedSearches)
    .leftJoin(
      memberships,
      and(eq(memberships.organizationId, organizationId), eq(memberships.userId, savedSearches.createdBy)),
    )
    .leftJoin(users, and(eq(users.id, memberships.userId), isNull(users.deletedAt)))
    .leftJoin(
      searchAlerts,
      and(eq(searchAlerts.searchId, savedSearches.id), eq(searchAlerts.userId, userId)),
    );
}

export type SeenSearch = Awaited<ReturnType<typeof listSearches>>[number];

export const listSearches = (on: Queryable, member: Member) =>
  select(on, member)
    .where(and(seenBy(member), isNull(savedSearches.deletedAt)))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));

export async function findSearch(on: Queryable, member: Member, id: string, { isDeleted = false } = {}) {
  const { deletedAt } = savedSearches;
  const [found] = await select(on, member).where(
    and(seenBy(member), eq(savedSearches.id, id), isDeleted ? isNotNull(deletedAt) : isNull(deletedAt)),
  );
  return found;
}

export async function countSearchesOf(on: Queryable, { organizationId, userId }: Member): Promise<number> {
  const [row] = await on
    .select({ searches: count() })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.organizationId, organizationId),
        eq(savedSearches.createdBy, userId),
        isNull(savedSearches.deletedAt),
      ),
    );
  return row?.searches ?? savedSearchLimits.searches;
}

export async function insertSearch(on: Queryable, row: typeof savedSearches.$inferInsert): Promise<void> {
  await on.insert(savedSearches).values(row);
}

type Change = Partial<Pick<SavedSearchRow, 'name' | 'chips' | 'privateTo' | 'deletedAt'>>;

export async function changeSearch(on: Queryable, id: string, change: Change): Promise<void> {
  await on.update(savedSearches).set(change).where(eq(savedSearches.id, id));
}

/** Removes alerts of other members, who no longer see the search. */
export async function removeAlertsOfOthers(on: Queryable, id: string, userId: string): Promise<void> {
  await on.delete(searchAlerts).where(and(eq(searchAlerts.searchId, id), ne(searchAlerts.userId, userId)));
}

export async function removeDeletedBefore(on: Queryable, before: Date): Promise<void> {
  await on.delete(savedSearches).where(lt(savedSearches.deletedAt, before));
}

export async function findPoolVersion(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [row] = await on
    .select({ version: poolStates.version })
    .from(poolStates)
    .where(eq(poolStates.organizationId, organizationId));
  return row?.version ?? 0;
}

/** An alert that was on continues from its last check. */
export async function saveAlert(on: Queryable, row: typeof searchAlerts.$inferInsert): Promise<void> {
  const { timing, since, checkedAt } = row;
  const wasOff = sql`${searchAlerts.timing} = 'off'`;
  await on
    .insert(searchAlerts)
    .values(row)
    .onConflictDoUpdate({
      target: [searchAlerts.searchId, searchAlerts.userId],
      set: {
        timing,
        since: sql`case when ${wasOff} then ${since.toISOString()}::timestamptz else ${searchAlerts.since} end`,
        checkedAt: sql`case when ${wasOff} then ${checkedAt.toISOString()}::timestamptz else ${searchAlerts.checkedAt} end`,
      },
    });
}

export type DueAlert = {
  readonly alert: typeof searchAlerts.$inferSelect;
  readonly chips: SavedSearchRow['chips'];
  readonly role: Role;
  readonly version: number;
};

type Due = {
  /** Also alerts last checked before this time, since other things than resumes may have changed. */
  readonly atOnceBefore: Date;
  readonly dailyBefore: Date;
  readonly limit: number;
};

/** Alerts that are due, least recently checked first. */
export function listDueAlerts(on: Queryable, { atOnceBefore, dailyBefore, limit }: Due): Promise<DueAlert[]> {
  const version = sql<number>`coalesce(${poolStates.version}, 0)`.mapWith(Number);
  return on
    .select({ alert: searchAlerts, chips: savedSearches.chips, role: memberships.role, version })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organizationId, searchAlerts.organizationId),
        eq(memberships.userId, searchAlerts.userId),
      ),
    )
    .innerJoin(organizations, eq(organizations.id, searchAlerts.organizationId))
    .leftJoin(poolStates, eq(poolStates.organizationId, searchAlerts.organizationId))
    .where(
      and(
        isNull(savedSearches.deletedAt),
        isNull(organizations.suspendedAt),
        or(
          and(
            eq(searchAlerts.timing, 'at-once'),
            or(sql`${version} <> ${searchAlerts.checkedVersion}`, lt(searchAlerts.checkedAt, atOnceBefore)),
          ),
          and(eq(searchAlerts.timing, 'daily'), lt(searchAlerts.checkedAt, dailyBefore)),
        ),
      ),
    )
    .orderBy(asc(searchAlerts.checkedAt))
    .limit(limit);
}

type AlertKey = Pick<typeof searchAlerts.$inferSelect, 'searchId' | 'userId'>;

const ofAlert = ({ searchId, userId }: AlertKey) =>
  and(eq(searchAlerts.searchId, searchId), eq(searchAlerts.userId, userId));

/** Locks an alert; `false` if it no longer exists or is off. */
export async function lockAlert(transaction: Transaction, key: AlertKey): Promise<boolean> {
  const found = await transaction
    .select({ id: searchAlerts.searchId })
    .from(searchAlerts)
    .innerJoin(savedSearches, eq(savedSearches.id, searchAlerts.searchId))
    .where(and(ofAlert(key), ne(searchAlerts.timing, 'off'), isNull(savedSearches.deletedAt)))
    .for('update', { of: searchAlerts });
  return found.length > 0;
}

export async function markChecked(
  on: Queryable,
  key: AlertKey,
  checked: { readonly checkedAt: Date; readonly checkedVersion: number },
): Promise<void> {
  await on.update(searchAlerts).set(checked).where(ofAlert(key));
}

export async function listTold(on: Queryable, { searchId, userId }: AlertKey): Promise<string[]> {
  const rows = await on
    .select({ personId: toldPeople.personId })
    .from(toldPeople)
    .where(and(eq(toldPeople.searchId, searchId), eq(toldPeople.userId, userId)));
  return rows.map(({ personId }) => personId);
}

/** Records people as announced; returns those of whom the member wasn't notified before. */
export async function keepTold(
  on: Queryable,
  rows: readonly (typeof toldPeople.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const kept = await on
    .insert(toldPeople)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ personId: toldPeople.personId });
  return kept.map(({ personId }) => personId);
}
