import type { OrganizationId, Stage } from '@winnow/contracts';
import { and, count, desc, eq, exists, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses, resumeTags } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope, isSeen } from '../hiring-teams/job-scope.ts';
import { hasAllWords } from '../search/search-conditions.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { foldWords } from '../search/words/fold-words.ts';
import { poolPeople } from './talent-pool-tables.ts';

/** Numbers of the people with a resume that fulfills a condition, in ascending order. */
async function listNumbers(
  on: Queryable,
  organizationId: OrganizationId,
  condition: SQL | undefined,
): Promise<Int32Array> {
  const found = await on
    .selectDistinct({ no: poolPeople.no })
    .from(poolPeople)
    .innerJoin(resumes, eq(resumes.personId, poolPeople.personId))
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(poolPeople.organizationId, organizationId),
        eq(resumes.organizationId, organizationId),
        condition,
      ),
    )
    .orderBy(poolPeople.no);
  return Int32Array.from(found, ({ no }) => no);
}

/** Those of whom a resume was scored for, or sent to, a job in the scope. */
export const listSeen = (on: Queryable, scope: JobScope): Promise<Int32Array> =>
  listNumbers(on, scope.organizationId, isSeen(scope, resumes.id));

/** @param text words, all of them in one resume; in quotes: side by side */
export function listWithWords(
  on: Queryable,
  organizationId: OrganizationId,
  text: string,
  isAnonymous: boolean,
): Promise<Int32Array> {
  const words = foldWords(text);
  if (words.length === 0) return Promise.resolve(new Int32Array());
  const isPhrase = text.startsWith('"') && words.length > 1;
  return listNumbers(
    on,
    organizationId,
    and(
      hasAllWords(organizationId, { words, isAnonymous }),
      isPhrase ? sql`${resumes.document} ~* ${phrasePattern(text)}` : undefined,
    ),
  );
}

/** Between words of the stored JSON stand spaces, or a line break as it is written there. */
function phrasePattern(text: string): string {
  const words = text.match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.map((word) => word.replace(/[+#]/g, '\\$&')).join('([^[:alnum:]\\\\]|\\\\n)+');
}

export const listInStage = (on: Queryable, scope: JobScope, stage: Stage): Promise<Int32Array> =>
  listNumbers(
    on,
    scope.organizationId,
    exists(
      on
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.resumeId, resumes.id), inScope(scope, analyses), eq(analyses.stage, stage))),
    ),
  );

export const listTagged = (on: Queryable, organizationId: OrganizationId, tag: string): Promise<Int32Array> =>
  listNumbers(
    on,
    organizationId,
    exists(
      on
        .select({ key: resumeTags.key })
        .from(resumeTags)
        .where(and(eq(resumeTags.resumeId, resumes.id), eq(resumeTags.key, tag.toLowerCase()))),
    ),
  );

/** Those who sent a resume, were analyzed or decided on since. */
export const listActive = (on: Queryable, scope: JobScope, since: Date): Promise<Int32Array> =>
  listNumbers(
    on,
    scope.organizationId,
    or(
      gte(resumes.createdAt, since),
      exists(
        on
          .select({ id: analyses.id })
          .from(analyses)
          .where(
            and(
              eq(analyses.resumeId, resumes.id),
              inScope(scope, analyses),
              or(gte(analyses.judgedAt, since), gte(analyses.decidedAt, since)),
            ),
          ),
      ),
    ),
  );

/** The newest read resume of each person that the scope has. */
export function listNewestResumes(on: Queryable, scope: JobScope, personIds: readonly string[]) {
  const { details, covered, pool } = resumeSearch;
  const { id, personId, fileName, candidateName, createdAt } = resumes;
  return on
    .selectDistinctOn([personId], {
      id,
      personId,
      fileName,
      candidateName,
      createdAt,
      details,
      covered,
      pool,
    })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, id))
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        inArray(personId, [...personIds]),
        isSeen(scope, id),
      ),
    )
    .orderBy(personId, desc(createdAt), id);
}

export type NewestResume = Awaited<ReturnType<typeof listNewestResumes>>[number];

export async function countResumes(
  on: Queryable,
  scope: JobScope,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await on
    .select({ personId: resumes.personId, resumes: count() })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        inArray(resumes.personId, [...personIds]),
        isSeen(scope, resumes.id),
      ),
    )
    .groupBy(resumes.personId);
  return new Map(found.map((row) => [row.personId, row.resumes]));
}
