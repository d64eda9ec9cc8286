import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import { resumes } from '../files/resume-tables.ts';
import { people } from './person-tables.ts';

export type PersonRow = typeof people.$inferSelect;

export type ResumeOfPerson = { readonly id: string; readonly personId: string };

/** The person, following merges; `undefined` if there is no such person. */
export async function findPerson(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<PersonRow | undefined> {
  let next: string | null = id;
  let found: PersonRow | undefined;
  // Merges have no cycles, since a merged person can't be merged again.
  while (next !== null) {
    [found] = await on
      .select()
      .from(people)
      .where(and(eq(people.organizationId, organizationId), eq(people.id, next)));
    next = found?.mergedInto ?? null;
  }
  return found;
}

/**
 * Locks people and their resumes until the transaction ends; resumes first, in the same order as a deletion. Merged
 * people and people of other organizations are left out.
 */
export async function lockWithResumes(
  transaction: Transaction,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<{ people: PersonRow[]; resumes: ResumeOfPerson[] }> {
  const held = await transaction
    .select({ id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.personId, [...ids])))
    .orderBy(asc(resumes.id))
    .for('no key update');
  const found = await transaction
    .select()
    .from(people)
    .where(
      and(eq(people.organizationId, organizationId), inArray(people.id, [...ids]), isNull(people.mergedInto)),
    )
    .orderBy(asc(people.createdAt), asc(people.id))
    .for('update');
  return { people: found, resumes: held };
}

export async function moveResumes(
  transaction: Transaction,
  organizationId: OrganizationId,
  ids: readonly string[],
  personId: string,
): Promise<void> {
  await transaction
    .update(resumes)
    .set({ personId })
    .where(and(eq(resumes.organizationId, organizationId), inArray(resumes.id, [...ids])));
}

export async function setMergedInto(
  transaction: Transaction,
  id: string,
  into: string | null,
): Promise<void> {
  await transaction.update(people).set({ mergedInto: into }).where(eq(people.id, id));
}

export async function insertPerson(transaction: Transaction, row: PersonRow): Promise<void> {
  await transaction.insert(people).values(row);
}

/** Removes a person without resumes and into whom no one was merged. */
export async function removeEmptyPerson(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(people).where(and(eq(people.id, id), hasNoResumes));
}

const hasNoResumes: SQL = sql`not exists (select 1 from ${resumes} where ${resumes.personId} = ${people.id})`;

/** The person of each resume that exists. */
export async function findPeopleOfResumes(
  on: Queryable,
  organizationId: OrganizationId,
  resumeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await on
    .select({ id: resumes.id, personId: resumes.personId })
    .from(resumes)
    .where(
      and(eq(resumes.organizationId, organizationId), sql`${resumes.id} = any(${list(resumeIds)}::uuid[])`),
    );
  return new Map(found.map(({ id, personId }) => [id, personId]));
}
