import type { OrganizationId } from '@winnow/contracts';
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, max, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { resumes } from '../files/resume-tables.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { everyoneTerm, type FactKind, mergeFacts, type NamedTerm, type PoolFact } from './facts/pool-fact.ts';
import { slabSize } from './postings/posting-block.ts';
import { poolPeople, poolRemovals, poolStates, poolTerms } from './talent-pool-tables.ts';

/** Facts of each person, merged from all their read resumes. */
export async function listFactsOfPeople(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<{ personId: string; facts: readonly PoolFact[] }[]> {
  const rows = await on
    .select({ personId: resumes.personId, pool: resumeSearch.pool })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.organizationId, organizationId),
        eq(resumes.state, 'read'),
        inArray(resumes.personId, [...personIds]),
        isNotNull(resumeSearch.pool),
      ),
    );
  return [...Map.groupBy(rows, ({ personId }) => personId)].map(([personId, of]) => ({
    personId,
    facts: mergeFacts(of.map(({ pool }) => pool ?? [])),
  }));
}

/** People in the index whose last resume was removed by a process of another release, with their organizations. */
export async function listLeftBehind(
  on: Queryable,
  limit: number,
): Promise<{ organizationId: OrganizationId; personId: string }[]> {
  return on
    .select({ organizationId: poolPeople.organizationId, personId: poolPeople.personId })
    .from(poolPeople)
    .where(
      notExists(on.select({ id: resumes.id }).from(resumes).where(eq(resumes.personId, poolPeople.personId))),
    )
    .limit(limit);
}

/** People with indexed resumes who are not in the index, and people in it who have none. */
export async function listMisplaced(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ people: count() }).from(poolPeople);
  const indexed = on
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.personId, poolPeople.personId),
        eq(resumes.organizationId, poolPeople.organizationId),
        isNotNull(resumeSearch.pool),
      ),
    );
  const extra = await on
    .select({ id: poolPeople.personId })
    .from(poolPeople)
    .where(notExists(indexed))
    .limit(errorsListed);
  const missing = await on
    .selectDistinct({ id: resumes.personId })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .leftJoin(poolPeople, eq(poolPeople.personId, resumes.personId))
    .where(and(eq(resumes.state, 'read'), isNotNull(resumeSearch.pool), isNull(poolPeople.personId)))
    .limit(errorsListed);
  return { count: counted?.people ?? 0, errors: [...extra, ...missing].map(({ id }) => id) };
}

/** Number of errors listed. */
const errorsListed = 100;

export type PoolState = typeof poolStates.$inferSelect;
export type StoredPerson = { readonly no: number; readonly facts: Uint8Array };

export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
export const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64');

export async function findState(
  on: Queryable,
  organizationId: OrganizationId,
): Promise<PoolState | undefined> {
  const [found] = await on.select().from(poolStates).where(eq(poolStates.organizationId, organizationId));
  return found;
}

/** Locks an organization's index until the transaction ends; starts a new version and reserves `arriving` numbers. */
export async function lockPool(
  transaction: Transaction,
  organizationId: OrganizationId,
  arriving: number,
): Promise<PoolState> {
  const [state] = await transaction
    .insert(poolStates)
    .values({
      organizationId,
      nextNo: arriving,
      sealedSlabs: 0,
      nextTerm: everyoneTerm + 1,
      version: 1,
      prunedVersion: 0,
    })
    .onConflictDoUpdate({
      target: poolStates.organizationId,
      set: { version: sql`${poolStates.version} + 1`, nextNo: sql`${poolStates.nextNo} + ${arriving}` },
    })
    .returning();
  if (!state) throw new Error('The index of an organization was not locked.');
  return state;
}

export async function updateState(
  transaction: Transaction,
  organizationId: OrganizationId,
  change: Partial<PoolState>,
): Promise<void> {
  await transaction.update(poolStates).set(change).where(eq(poolStates.organizationId, organizationId));
}

/** Ids of the terms that the organization has, by kind and value. */
export async function listTerms(
  on: Queryable,
  organizationId: OrganizationId,
  names: readonly NamedTerm[],
): Promise<(NamedTerm & { readonly id: number })[]> {
  if (names.length === 0) return [];
  // Looks up each by the unique key: without statistics, a plain join would read all terms of the organization.
  return queryRows(
    on,
    sql`select t.id, asked.kind, asked.value from unnest(${list(names.map(({ kind }) => kind))}::text[], ${list(names.map(({ value }) => value))}::text[]) as asked (kind, value)
      cross join lateral (select id from ${poolTerms} where organization_id = ${organizationId} and kind = asked.kind and value = asked.value limit 1) t`,
  );
}

export async function insertTerms(
  transaction: Transaction,
  organizationId: OrganizationId,
  terms: readonly (PoolFact & { readonly id: number })[],
): Promise<void> {
  if (terms.length === 0) return;
  await transaction.execute(
    sql`insert into ${poolTerms} (organization_id, id, kind, value, label, people)
      select ${organizationId}, id, kind, value, label, 0 from unnest(${list(terms.map(({ id }) => id))}::int[],
        ${list(terms.map(({ kind }) => kind))}::text[], ${list(terms.map(({ value }) => value))}::text[],
        ${list(terms.map(({ label }) => label))}::text[]) as made (id, kind, value, label)`,
  );
}

export async function insertPeople(
  transaction: Transaction,
  organizationId: OrganizationId,
  people: readonly (StoredPerson & { readonly personId: string })[],
): Promise<void> {
  await transaction.execute(
    sql`insert into ${poolPeople} (organization_id, no, person_id, facts)
      select ${organizationId}, no, person_id, decode(facts, 'base64') from unnest(${list(people.map(({ no }) => no))}::int[],
        ${list(people.map(({ personId }) => personId))}::uuid[], ${list(people.map(({ facts }) => base64(facts)))}::text[]) as made (no, person_id, facts)`,
  );
}

/** Those of the people who are in the index. */
export async function listPresent(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<string[]> {
  const found = await on
    .select({ personId: poolPeople.personId })
    .from(poolPeople)
    .where(and(eq(poolPeople.organizationId, organizationId), inArray(poolPeople.personId, [...personIds])));
  return found.map(({ personId }) => personId);
}

/** Returns the removed people. */
export async function deletePeople(
  transaction: Transaction,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<StoredPerson[]> {
  const rows = await queryRows<{ no: number; facts: string }>(
    transaction,
    sql`delete from ${poolPeople} where organization_id = ${organizationId} and person_id = any(${list(personIds)}::uuid[])
      returning no, encode(facts, 'base64') as facts`,
  );
  return rows.map(({ no, facts }) => ({ no, facts: fromBase64(facts) }));
}

/** People from a number on, below another one if given, in order. */
export async function listPeopleFrom(
  on: Queryable,
  organizationId: OrganizationId,
  from: number,
  below = 2 ** 31 - 1,
): Promise<StoredPerson[]> {
  const rows = await queryRows<{ no: number; facts: string }>(
    on,
    sql`select no, encode(facts, 'base64') as facts from ${poolPeople}
      where organization_id = ${organizationId} and no >= ${from} and no < ${below} order by no`,
  );
  return rows.map(({ no, facts }) => ({ no, facts: fromBase64(facts) }));
}

/** Person ids by number. */
export async function listPersonIds(
  on: Queryable,
  organizationId: OrganizationId,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await queryRows<{ no: number; person_id: string }>(
    on,
    sql`select no, person_id from ${poolPeople} where organization_id = ${organizationId} and no = any(${list(numbers)}::int[])`,
  );
  return new Map(rows.map(({ no, person_id }) => [no, person_id]));
}

export async function insertRemovals(
  transaction: Transaction,
  organizationId: OrganizationId,
  { version, numbers, removedAt }: { version: number; numbers: readonly number[]; removedAt: Date },
): Promise<void> {
  await transaction
    .insert(poolRemovals)
    .values(numbers.map((no) => ({ organizationId, version, no, removedAt })));
}

/** Numbers of people removed after a version. */
export async function listRemovedSince(
  on: Queryable,
  organizationId: OrganizationId,
  version: number,
): Promise<number[]> {
  const found = await on
    .select({ no: poolRemovals.no })
    .from(poolRemovals)
    .where(and(eq(poolRemovals.organizationId, organizationId), gt(poolRemovals.version, version)));
  return found.map(({ no }) => no);
}

/** Organizations from which people were removed since the last sweep or within a day. */
export async function listLeft(on: Queryable): Promise<OrganizationId[]> {
  const found = await on.selectDistinct({ id: poolRemovals.organizationId }).from(poolRemovals);
  return found.map(({ id }) => id);
}

/** Deletes removals before a time from the list; returns the last version deleted. */
export async function pruneRemovals(
  transaction: Transaction,
  organizationId: OrganizationId,
  before: Date,
): Promise<number | null> {
  const old = and(eq(poolRemovals.organizationId, organizationId), lt(poolRemovals.removedAt, before));
  const [found] = await transaction
    .select({ version: max(poolRemovals.version) })
    .from(poolRemovals)
    .where(old);
  if (found?.version === null || found === undefined) return null;
  await transaction.delete(poolRemovals).where(old);
  return found.version;
}

export async function deleteTermsBut(
  transaction: Transaction,
  organizationId: OrganizationId,
  used: readonly number[],
): Promise<void> {
  await transaction.execute(
    sql`delete from ${poolTerms} where organization_id = ${organizationId} and not (id = any(${list(used)}::int[]))`,
  );
}

/** Adds the people of a new slab to the counts of their terms. */
export async function addToCounts(
  transaction: Transaction,
  organizationId: OrganizationId,
  counts: readonly (readonly [term: number, people: number])[],
): Promise<void> {
  await transaction.execute(
    sql`update ${poolTerms} t set people = t.people + counted.people
      from unnest(${list(counts.map(([term]) => term))}::int[], ${list(counts.map(([, people]) => people))}::int[]) as counted (term, people)
      where t.organization_id = ${organizationId} and t.id = counted.term`,
  );
}

export type LabeledTerm = NamedTerm & { readonly id: number; readonly label: string };

const labeled = { id: poolTerms.id, kind: poolTerms.kind, value: poolTerms.value, label: poolTerms.label };

/** The most common terms of some kinds among people in blocks. */
export function listCommonTerms(
  on: Queryable,
  organizationId: OrganizationId,
  kind: FactKind,
  limit: number,
): Promise<LabeledTerm[]> {
  return on
    .select(labeled)
    .from(poolTerms)
    .where(
      and(eq(poolTerms.organizationId, organizationId), eq(poolTerms.kind, kind), gt(poolTerms.people, 0)),
    )
    .orderBy(sql`${poolTerms.people} desc`, poolTerms.id)
    .limit(limit);
}

export function listLabels(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly number[],
): Promise<LabeledTerm[]> {
  return on
    .select(labeled)
    .from(poolTerms)
    .where(
      and(eq(poolTerms.organizationId, organizationId), sql`${poolTerms.id} = any(${list(ids)}::int[])`),
    );
}

/** Whether the index of an organization has a slab that is full and not sealed. */
export const hasFullSlab = ({ nextNo, sealedSlabs }: PoolState): boolean =>
  nextNo >= (sealedSlabs + 1) * slabSize;
