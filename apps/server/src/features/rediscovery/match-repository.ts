import type { OrganizationId } from '@winnow/contracts';
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { resumes } from '../files/resume-tables.ts';
import { isSeen } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { poolPeople } from '../talent-pool/talent-pool-tables.ts';
import { jobMatches } from './match-tables.ts';

export type MatchRow = typeof jobMatches.$inferSelect;

/** A read resume of a person, and the version of its content. */
export type NewestResume = { readonly id: string; readonly personId: string; readonly source: string };

/** The newest read resume of each person in the scope, without samples. */
export function listNewest(
  on: Queryable,
  scope: JobScope,
  personIds: readonly string[],
): Promise<NewestResume[]> {
  const { id, personId, createdAt } = resumes;
  return on
    .selectDistinctOn([personId], { id, personId, source: resumeSearch.source })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, id))
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        inArray(personId, [...personIds]),
        eq(resumes.isSample, false),
        isSeen(scope, id),
      ),
    )
    .orderBy(personId, desc(createdAt), id);
}

/** The newest read resume of a person in the scope, including samples. */
export async function findNewestOf(
  on: Queryable,
  scope: JobScope,
  personId: string,
): Promise<{ readonly id: string } | undefined> {
  const [newest] = await on
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        eq(resumes.personId, personId),
        isSeen(scope, resumes.id),
      ),
    )
    .orderBy(desc(resumes.createdAt), resumes.id)
    .limit(1);
  return newest;
}

/** Matches of one version of a job that are still valid. */
export async function listMatches(
  on: Queryable,
  of: Pick<MatchRow, 'organizationId' | 'jobId' | 'jobVersion' | 'engineVersion'>,
  resumeIds: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, MatchRow>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await on
    .select({ match: jobMatches })
    .from(jobMatches)
    .innerJoin(
      resumeSearch,
      and(eq(resumeSearch.resumeId, jobMatches.resumeId), eq(resumeSearch.source, jobMatches.source)),
    )
    .where(
      and(
        eq(jobMatches.organizationId, of.organizationId),
        eq(jobMatches.jobId, of.jobId),
        eq(jobMatches.jobVersion, of.jobVersion),
        eq(jobMatches.engineVersion, of.engineVersion),
        inArray(jobMatches.resumeId, [...resumeIds]),
        gt(jobMatches.comparedAt, since),
      ),
    );
  return new Map(rows.map(({ match }) => [match.resumeId, match]));
}

/** Does nothing if the resume or the job was deleted meanwhile. */
export async function keepMatch(transaction: Transaction, row: MatchRow): Promise<void> {
  const [resume] = await transaction
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.organizationId, row.organizationId), eq(resumes.id, row.resumeId)))
    .for('key share');
  const [job] = await transaction
    .select({ id: jobDescriptions.id })
    .from(jobDescriptions)
    .where(and(eq(jobDescriptions.organizationId, row.organizationId), eq(jobDescriptions.id, row.jobId)))
    .for('key share');
  if (!resume || !job) return;
  await transaction
    .insert(jobMatches)
    .values(row)
    .onConflictDoUpdate({ target: [jobMatches.jobId, jobMatches.resumeId], set: row });
}

/** Number of people in the index, counted up to `max`. */
export async function countPeople(
  on: Queryable,
  organizationId: OrganizationId,
  max: number,
): Promise<number> {
  const some = on
    .select({ no: poolPeople.no })
    .from(poolPeople)
    .where(eq(poolPeople.organizationId, organizationId))
    .limit(max)
    .as('some');
  const [found] = await on.select({ people: count() }).from(some);
  return found?.people ?? 0;
}
