import type { OrganizationId } from '@winnow/contracts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { queryRows } from '../../../platform/database/query-rows.ts';
import { keptPeople, personConsents } from './consent-tables.ts';
import { holdsConsent } from './kept-longer.ts';

export type ConsentRow = typeof personConsents.$inferSelect;

/** All consents of a person and of people merged into them, last recorded first. */
export function listConsents(
  on: Queryable,
  organizationId: OrganizationId,
  personId: string,
): Promise<ConsentRow[]> {
  return on
    .select()
    .from(personConsents)
    .where(
      and(
        eq(personConsents.organizationId, organizationId),
        eq(sql`current_person(${personConsents.personId})`, personId),
      ),
    )
    .orderBy(desc(personConsents.createdAt), personConsents.id);
}

export async function insertConsent(on: Queryable, row: ConsentRow): Promise<void> {
  await insertConsents(on, [row]);
}

export async function insertConsents(on: Queryable, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length > 0) await on.insert(personConsents).values([...rows]);
}

export async function removeConsents(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<void> {
  await on
    .delete(personConsents)
    .where(
      and(
        eq(personConsents.organizationId, organizationId),
        sql`${personConsents.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
}

/** The earliest deletion date set for the person or for people merged into them. */
export async function findKeepUntil(
  on: Queryable,
  organizationId: OrganizationId,
  personId: string,
): Promise<string | null> {
  const [found] = await on
    .select({ day: sql<string | null>`min(${keptPeople.keepUntil})` })
    .from(keptPeople)
    .where(
      and(
        eq(keptPeople.organizationId, organizationId),
        eq(sql`current_person(${keptPeople.personId})`, personId),
      ),
    );
  return found?.day ?? null;
}

/** The earliest deletion date set for each person, and whether they consent to their data being kept. */
export function listKeptDays(
  on: Queryable,
  organizationId: OrganizationId,
  personIds: readonly string[],
): Promise<{ personId: string; day: string; isAgreed: boolean }[]> {
  return queryRows(
    on,
    sql`
      select kept.person as "personId", kept.day, coalesce(${holdsConsent(sql`kept.person`)}, false) as "isAgreed"
      from (
        select current_person(person_id) as person, min(keep_until) as day
        from kept_people where organization_id = ${organizationId} group by 1
      ) kept
      where kept.person = any(${sql.param([...personIds])}::uuid[])`,
  );
}

/** Sets the deletion date of a person, and removes that of people merged into them. */
export async function setKeepUntil(
  transaction: Transaction,
  row: Omit<typeof keptPeople.$inferSelect, 'keepUntil'>,
  day: string | null,
): Promise<void> {
  await transaction
    .delete(keptPeople)
    .where(
      and(
        eq(keptPeople.organizationId, row.organizationId),
        eq(sql`current_person(${keptPeople.personId})`, row.personId),
      ),
    );
  if (day !== null) await transaction.insert(keptPeople).values({ ...row, keepUntil: day });
}

/** People of all organizations whose deletion date has passed. */
export async function listOverdue(
  on: Queryable,
  today: string,
): Promise<{ personId: string; organizationId: OrganizationId }[]> {
  return on
    .selectDistinct({
      personId: sql<string>`current_person(${keptPeople.personId})`,
      organizationId: keptPeople.organizationId,
    })
    .from(keptPeople)
    .where(lt(keptPeople.keepUntil, today));
}

export async function listEnding(
  on: Queryable,
  organizationId: OrganizationId,
  { until, limit }: { readonly until: string; readonly limit: number },
): Promise<{ personId: string; name: string | null; expiresOn: string }[]> {
  return queryRows(
    on,
    sql`
      select last.person as "personId", last.expires_on as "expiresOn", (
        select candidate_name from resumes
        where person_id = last.person and candidate_name is not null order by created_at desc limit 1
      ) as name
      from (
        select distinct on (current_person(person_id)) current_person(person_id) as person, kind, expires_on
        from person_consents where organization_id = ${organizationId}
        order by current_person(person_id), created_at desc, id
      ) last
      where last.kind = 'given' and last.expires_on <= ${until}
      order by last.expires_on, last.person
      limit ${limit}`,
  );
}
