import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { resumes } from '../files/resume-tables.ts';
import { people } from '../people/person-tables.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { comparedResumes, matchNotices } from './match-tables.ts';

/** Resumes read since a time and not yet compared with open jobs, oldest first. */
export function listArrivals(
  on: Queryable,
  since: Date,
  limit: number,
): Promise<{ id: string; organizationId: OrganizationId; personId: string; isSample: boolean }[]> {
  const { id, organizationId, personId, isSample, readAt } = resumes;
  return on
    .select({ id, organizationId, personId, isSample })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, id))
    .leftJoin(comparedResumes, eq(comparedResumes.resumeId, id))
    .where(and(gte(readAt, since), isNotNull(resumeSearch.pool), isNull(comparedResumes.resumeId)))
    .orderBy(asc(readAt), asc(id))
    .limit(limit);
}

export async function markCompared(
  on: Queryable,
  arrivals: readonly { readonly id: string; readonly organizationId: OrganizationId }[],
  comparedAt: Date,
): Promise<void> {
  // Resumes deleted meanwhile need no mark.
  const present = on
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      inArray(
        resumes.id,
        arrivals.map(({ id }) => id),
      ),
    )
    .for('key share');
  const ids = new Set((await present).map(({ id }) => id));
  const rows = arrivals
    .filter(({ id }) => ids.has(id))
    .map(({ id: resumeId, organizationId }) => ({ resumeId, organizationId, comparedAt }));
  if (rows.length > 0) await on.insert(comparedResumes).values(rows).onConflictDoNothing();
}

/** Records that the team of a job is notified of people; returns those of whom it wasn't notified before. */
export async function noteTold(
  transaction: Transaction,
  organizationId: OrganizationId,
  jobId: string,
  personIds: readonly string[],
  toldAt: Date,
): Promise<string[]> {
  const present = await transaction
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.organizationId, organizationId), inArray(people.id, [...personIds])))
    .for('key share');
  if (present.length === 0) return [];
  const told = await transaction
    .insert(matchNotices)
    .values(present.map(({ id: personId }) => ({ jobId, personId, organizationId, toldAt })))
    .onConflictDoNothing()
    .returning({ personId: matchNotices.personId });
  return told.map(({ personId }) => personId);
}
