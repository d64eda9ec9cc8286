import { ApiError, type ChosenPeople, type OrganizationId } from '@winnow/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';

/**
 * Ids of the people that a call names by person, resume or analysis; merged people are resolved.
 * @throws ApiError `not-found` if one of them isn't the organization's
 */
export async function listChosenPeople(
  on: Queryable,
  organizationId: OrganizationId,
  { personIds, fileIds, analysisIds }: ChosenPeople,
): Promise<string[]> {
  const asked = [
    { ids: personIds, from: sql`select id as given, current_person(id) as person from people` },
    { ids: fileIds, from: sql`select id as given, person_id as person from resumes` },
    {
      ids: analysisIds,
      from: sql`select id as given, (select person_id from resumes where resumes.id = analyses.resume_id) as person from analyses`,
    },
  ];
  const found = new Set<string>();
  for (const { ids, from } of asked) {
    const distinct = new Set(ids);
    if (distinct.size === 0) continue;
    const rows = await queryRows<{ given: string; person: string }>(on, of(from, organizationId, distinct));
    if (rows.length < distinct.size) throw new ApiError('not-found', 'There is no such person.');
    for (const { person } of rows) found.add(person);
  }
  return [...found];
}

const of = (from: SQL, organizationId: OrganizationId, ids: ReadonlySet<string>): SQL =>
  sql`${from} where organization_id = ${organizationId} and id = any(${sql.param([...ids])}::uuid[])`;
