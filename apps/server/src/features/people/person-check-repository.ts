import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { resumes } from '../files/resume-tables.ts';
import { people } from './person-tables.ts';

/** Maximum errors listed; the first show what is wrong. */
const maxErrors = 100;

/**
 * Merged people who still have resumes, other people without resumes, and people with resumes of another organization.
 */
export async function listUnfitPeople(on: Queryable): Promise<{ count: number; errors: string[] }> {
  const [counted] = await on.select({ total: count() }).from(people);
  const hasResumes = sql`exists (select 1 from ${resumes} where ${resumes.personId} = ${people.id})`;
  const unfit = await on
    .select({ id: people.id })
    .from(people)
    .where(
      or(
        and(isNull(people.mergedInto), sql`not ${hasResumes}`),
        and(isNotNull(people.mergedInto), hasResumes),
      ),
    )
    .limit(maxErrors);
  const foreign = await on
    .select({ id: resumes.id })
    .from(resumes)
    .innerJoin(people, eq(people.id, resumes.personId))
    .where(ne(people.organizationId, resumes.organizationId))
    .limit(maxErrors);
  return { count: counted?.total ?? 0, errors: [...unfit, ...foreign].map(({ id }) => id) };
}
