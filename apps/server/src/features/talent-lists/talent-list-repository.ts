import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { Member } from '../../platform/http/caller.ts';
import { listedPeople, talentLists } from './talent-list-tables.ts';

export type TalentListRow = typeof talentLists.$inferSelect;

/** Condition for the member's own lists and shared ones. */
const isVisible = ({ organizationId, userId }: Member): SQL | undefined =>
  and(
    eq(talentLists.organizationId, organizationId),
    or(eq(talentLists.isShared, true), eq(talentLists.createdBy, userId)),
  );

const peopleOn = sql<number>`(
  select count(distinct current_person(${listedPeople.personId}))::int from ${listedPeople}
  where ${listedPeople.listId} = ${talentLists.id}
)`;

const listed = {
  id: talentLists.id,
  organizationId: talentLists.organizationId,
  createdBy: talentLists.createdBy,
  name: talentLists.name,
  description: talentLists.description,
  isShared: talentLists.isShared,
  createdAt: talentLists.createdAt,
  updatedAt: talentLists.updatedAt,
  people: peopleOn,
};

export type TalentListLine = TalentListRow & { readonly people: number };

/** Last changed first. @param personId only lists that the person is on */
export function findLists(on: Queryable, member: Member, personId?: string): Promise<TalentListLine[]> {
  const withPerson =
    personId === undefined
      ? undefined
      : sql`${talentLists.id} in (select list_id from listed_people where current_person(person_id) = current_person(${personId}))`;
  return on
    .select(listed)
    .from(talentLists)
    .where(and(isVisible(member), withPerson))
    .orderBy(desc(talentLists.updatedAt), talentLists.id);
}

export async function findList(
  on: Queryable,
  member: Member,
  id: string,
): Promise<TalentListLine | undefined> {
  const [found] = await on
    .select(listed)
    .from(talentLists)
    .where(and(isVisible(member), eq(talentLists.id, id)));
  return found;
}

/** Locks a list until the transaction ends. */
export async function lockList(
  transaction: Transaction,
  member: Member,
  id: string,
): Promise<TalentListRow | undefined> {
  const [found] = await transaction
    .select()
    .from(talentLists)
    .where(and(isVisible(member), eq(talentLists.id, id)))
    .for('update');
  return found;
}

export async function countLists(on: Queryable, organizationId: OrganizationId): Promise<number> {
  const [found] = await on
    .select({ lists: count() })
    .from(talentLists)
    .where(eq(talentLists.organizationId, organizationId));
  return found?.lists ?? 0;
}

export async function insertList(on: Queryable, row: TalentListRow): Promise<void> {
  await on.insert(talentLists).values(row);
}

export async function updateList(on: Queryable, id: string, change: Partial<TalentListRow>): Promise<void> {
  await on.update(talentLists).set(change).where(eq(talentLists.id, id));
}

export async function removeList(on: Queryable, id: string): Promise<void> {
  await on.delete(talentLists).where(eq(talentLists.id, id));
}

/** The people on a list, after merges and splits. */
export async function listPeopleOn(on: Queryable, listId: string): Promise<Map<string, string[]>> {
  const rows = await on
    .select({
      entry: listedPeople.personId,
      person: sql<string>`current_person(${listedPeople.personId})`,
    })
    .from(listedPeople)
    .where(eq(listedPeople.listId, listId));
  const entries = new Map<string, string[]>();
  for (const { entry, person } of rows) entries.set(person, [...(entries.get(person) ?? []), entry]);
  return entries;
}

export async function addPeople(
  on: Queryable,
  rows: readonly (typeof listedPeople.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await on
      .insert(listedPeople)
      .values([...rows])
      .onConflictDoNothing();
}

export async function removePeople(on: Queryable, listId: string, entries: readonly string[]): Promise<void> {
  await on
    .delete(listedPeople)
    .where(and(eq(listedPeople.listId, listId), inArray(listedPeople.personId, [...entries])));
}

export async function setNote(
  on: Queryable,
  listId: string,
  entries: readonly string[],
  note: string,
): Promise<void> {
  await on
    .update(listedPeople)
    .set({ note })
    .where(and(eq(listedPeople.listId, listId), inArray(listedPeople.personId, [...entries])));
}

export type ListedRow = {
  readonly personId: string;
  readonly note: string;
  readonly addedAt: Date;
  readonly addedBy: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly candidateName: string | null;
  readonly resumes: number;
  readonly analysisId: string | null;
  readonly headline: string | null;
  readonly score: number | null;
  readonly jobTitle: string | null;
};

/** People on a list with their newest resume and best score; merged people appear once. */
export async function listListed(
  on: Queryable,
  organizationId: OrganizationId,
  listId: string,
): Promise<ListedRow[]> {
  const rows = await queryRows<Omit<ListedRow, 'addedAt'> & { readonly addedAt: string | Date }>(
    on,
    sql`
      select entry.person as "personId", entry.note, entry.added_at as "addedAt", entry.added_by as "addedBy",
        newest.id as "fileId", newest.file_name as "fileName",
        coalesce(best.candidate_name, newest.candidate_name) as "candidateName", held.resumes,
        best.id as "analysisId", best.headline, best.score, best.title as "jobTitle"
      from (
        select current_person(person_id) as person, min(added_at) as added_at,
          (array_agg(created_by order by added_at))[1] as added_by,
          string_agg(nullif(note, ''), ' · ' order by added_at) as note
        from listed_people where list_id = ${listId} and organization_id = ${organizationId}
        group by 1
      ) entry
      join lateral (
        select id, file_name, candidate_name from resumes
        where person_id = entry.person and organization_id = ${organizationId}
        order by (state = 'read') desc, created_at desc, id limit 1
      ) newest on true
      join lateral (
        select count(*)::int as resumes from resumes
        where person_id = entry.person and organization_id = ${organizationId}
      ) held on true
      left join lateral (
        select analyses.id, analyses.headline, analyses.candidate_name, job_descriptions.title,
          coalesce(analyses.override_score, analyses.score) as score
        from analyses
        join resumes on resumes.id = analyses.resume_id
        join job_descriptions on job_descriptions.id = analyses.job_id
        where resumes.person_id = entry.person and analyses.organization_id = ${organizationId}
        order by coalesce(analyses.override_score, analyses.score) desc nulls last, analyses.judged_at desc limit 1
      ) best on true`,
  );
  return rows.map((row) => ({ ...row, note: row.note ?? '', addedAt: new Date(row.addedAt) }));
}
