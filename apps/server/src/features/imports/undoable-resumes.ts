import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { importItems, type MadeBeside } from './import-tables.ts';

/** What an import created besides its resumes. */
export async function listMade(
  on: Queryable,
  importId: string,
): Promise<{ readonly resumeId: string; readonly made: MadeBeside }[]> {
  const rows = await on
    .select({ resumeId: importItems.resumeId, made: importItems.made })
    .from(importItems)
    .where(
      and(eq(importItems.importId, importId), isNotNull(importItems.made), isNotNull(importItems.resumeId)),
    );
  return rows.flatMap(({ resumeId, made }) => (resumeId && made ? { resumeId, made } : []));
}

/**
 * Unchanged resumes of an import: they were not sent, corrected, tagged or scored since, and
 * removing the last resume of a person would delete nothing that members recorded.
 * @param among left out: all of the import
 */
export async function listUndoable(
  on: Queryable,
  importId: string,
  endedAt: Date,
  among?: readonly string[],
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    on,
    sql`
      select resumes.id from resumes
      where resumes.id in (
        select resume_id from import_items
        where import_id = ${importId} and duplicate_of is null and resume_id is not null
      )
        and resumes.created_at <= ${endedAt.toISOString()}::timestamptz
        and resumes.corrections is null
        and not exists (
          select 1 from import_items others where others.resume_id = resumes.id and others.import_id <> ${importId}
        )
        and not exists (select 1 from batch_items where batch_items.resume_id = resumes.id)
        and not exists (select 1 from analyses where analyses.resume_id = resumes.id)
        and not exists (select 1 from resume_tags where resume_tags.resume_id = resumes.id)
        and (
          exists (
            select 1 from resumes kept
            where kept.person_id = resumes.person_id and kept.id not in (
              select resume_id from import_items
              where import_id = ${importId} and duplicate_of is null and resume_id is not null
            )
          )
          or not exists (
            select 1 from (
              select person_id from listed_people union all select person_id from person_consents
              union all select person_id from kept_people
            ) recorded where recorded.person_id = resumes.person_id
          )
        )
        ${among ? sql`and resumes.id = any(${sql.param([...among])}::uuid[])` : sql``}
      order by resumes.id`,
  );
  return rows.map(({ id }) => id);
}
