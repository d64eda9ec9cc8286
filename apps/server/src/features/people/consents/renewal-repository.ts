import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { organizations } from '../../organizations/organization-tables.ts';
import { people } from '../person-tables.ts';
import { consentRequests } from './consent-tables.ts';

export type ConsentRequestRow = typeof consentRequests.$inferSelect;

export async function insertRequest(on: Queryable, row: ConsentRequestRow): Promise<void> {
  await on.insert(consentRequests).values(row);
}

export async function findRequest(on: Queryable, id: string): Promise<ConsentRequestRow | undefined> {
  const [found] = await on.select().from(consentRequests).where(eq(consentRequests.id, id));
  return found;
}

export async function recordSent(on: Queryable, id: string, sentAt: Date): Promise<void> {
  await on.update(consentRequests).set({ sentAt }).where(eq(consentRequests.id, id));
}

/** Stores the answer to an unanswered link; `false` if another request was first. */
export async function takeAnswer(
  transaction: Transaction,
  id: string,
  answer: NonNullable<ConsentRequestRow['answer']>,
  answeredAt: Date,
): Promise<boolean> {
  const taken = await transaction
    .update(consentRequests)
    .set({ answer, answeredAt })
    .where(and(eq(consentRequests.id, id), isNull(consentRequests.answer)))
    .returning({ id: consentRequests.id });
  return taken.length > 0;
}

/** When people were last asked, for those who were asked since a time. */
export async function listAsked(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, Date>> {
  if (personIds.length === 0) return new Map();
  const person = sql<string>`current_person(${consentRequests.personId})`;
  const rows = await on
    .select({ person, at: consentRequests.createdAt })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.organizationId, organizationId),
        inArray(person, [...personIds]),
        gt(consentRequests.createdAt, since),
      ),
    )
    .orderBy(desc(consentRequests.createdAt));
  const asked = new Map<string, Date>();
  for (const row of rows) if (!asked.has(row.person)) asked.set(row.person, row.at);
  return asked;
}

export async function findOrganizationName(on: Queryable, id: OrganizationId): Promise<string | undefined> {
  const [found] = await on
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, id));
  return found?.name;
}

export async function listRequestIds(on: Queryable, organizationId: OrganizationId): Promise<string[]> {
  const { id } = consentRequests;
  const rows = await on
    .select({ id })
    .from(consentRequests)
    .where(eq(consentRequests.organizationId, organizationId));
  return rows.map((row) => row.id);
}

export async function listKnownRequests(on: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id } = consentRequests;
  const rows = await on
    .select({ id })
    .from(consentRequests)
    .where(inArray(id, [...ids]));
  return rows.map((row) => row.id);
}

/** Until the transaction ends. */
export async function lockPerson(
  transaction: Transaction,
  organizationId: OrganizationId,
  personId: string,
): Promise<void> {
  await transaction
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.organizationId, organizationId), eq(people.id, personId)))
    .for('update');
}
