import type { Stage } from '@winnow/contracts';
import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lte,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses, resumeTags } from '../analyses/analysis-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope, isSeen } from '../hiring-teams/job-scope.ts';
import { hasAllWords } from '../search/search-conditions.ts';
import { resumeSearch } from '../search/search-tables.ts';
import { foldWords } from '../search/words/fold-words.ts';
import { mergeFacts, type PoolFact } from './facts/pool-fact.ts';
import type { OtherFacts } from './pool-index.ts';
import { poolPeople } from './talent-pool-tables.ts';

/** Numbers of the people with a resume in the scope that fulfills a condition, in ascending order. */
export async function listNumbers(on: Queryable, scope: JobScope, condition?: SQL): Promise<Int32Array> {
  const { organizationId } = scope;
  const found = await on
    .selectDistinct({ no: poolPeople.no })
    .from(poolPeople)
    .innerJoin(resumes, eq(resumes.personId, poolPeople.personId))
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(poolPeople.organizationId, organizationId),
        eq(resumes.organizationId, organizationId),
        isSeen(scope, resumes.id),
        condition,
      ),
    )
    .orderBy(poolPeople.no);
  return Int32Array.from(found, ({ no }) => no);
}

/** People with a resume that was scored for, or sent to, a job in the scope. */
export const listSeen = (on: Queryable, scope: JobScope): Promise<Int32Array> => listNumbers(on, scope);

/**
 * For people with resumes both inside and outside the scope, the facts of those inside. The index has the facts of all
 * resumes, but a searcher must not find a person by resumes they can't see.
 */
export async function listSeenFacts(on: Queryable, scope: JobScope): Promise<OtherFacts[]> {
  const seen = isSeen(scope, resumes.id);
  if (!seen) return [];
  const hidden = aliasedTable(resumes, 'hidden');
  const rows = await on
    .select({ no: poolPeople.no, pool: resumeSearch.pool })
    .from(poolPeople)
    .innerJoin(resumes, eq(resumes.personId, poolPeople.personId))
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(poolPeople.organizationId, scope.organizationId),
        eq(resumes.organizationId, scope.organizationId),
        seen,
        exists(
          on
            .select({ id: hidden.id })
            .from(hidden)
            .where(and(eq(hidden.personId, poolPeople.personId), not(isSeen(scope, hidden.id) ?? sql`true`))),
        ),
      ),
    );
  return [...Map.groupBy(rows, ({ no }) => no)].map(([no, of]) => ({
    no,
    facts: mergeFacts(of.map(({ pool }) => pool ?? [])),
  }));
}

/** @param text words that must all be in one resume; a phrase if in quotes */
export function listWithWords(
  on: Queryable,
  scope: JobScope,
  text: string,
  isAnonymous: boolean,
): Promise<Int32Array> {
  const words = foldWords(text);
  if (words.length === 0) return Promise.resolve(new Int32Array());
  const isPhrase = text.startsWith('"') && words.length > 1;
  return listNumbers(
    on,
    scope,
    and(
      hasAllWords(scope.organizationId, { words, isAnonymous }),
      isPhrase ? sql`${resumes.document} ~* ${phrasePattern(text)}` : undefined,
    ),
  );
}

/** Words in the stored JSON are separated by spaces or escaped line breaks. */
function phrasePattern(text: string): string {
  const words = text.match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words.map((word) => word.replace(/[+#]/g, '\\$&')).join('([^[:alnum:]\\\\]|\\\\n)+');
}

export const listInStage = (on: Queryable, scope: JobScope, stage: Stage): Promise<Int32Array> =>
  listNumbers(
    on,
    scope,
    exists(
      on
        .select({ id: analyses.id })
        .from(analyses)
        .where(and(eq(analyses.resumeId, resumes.id), inScope(scope, analyses), eq(analyses.stage, stage))),
    ),
  );

export const listTagged = (on: Queryable, scope: JobScope, tag: string): Promise<Int32Array> =>
  listNumbers(
    on,
    scope,
    exists(
      on
        .select({ key: resumeTags.key })
        .from(resumeTags)
        .where(and(eq(resumeTags.resumeId, resumes.id), eq(resumeTags.key, tag.toLowerCase()))),
    ),
  );

/** People who sent a resume, were analyzed, or got a decision since a time. */
export const listActive = (on: Queryable, scope: JobScope, since: Date): Promise<Int32Array> =>
  listNumbers(
    on,
    scope,
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

/** People all of whose resumes arrived since a time, except the given people. */
export const listArrived = (
  on: Queryable,
  scope: JobScope,
  since: Date,
  apart: readonly string[],
): Promise<Int32Array> => {
  const before = aliasedTable(resumes, 'before');
  return listNumbers(
    on,
    scope,
    and(
      gt(resumes.createdAt, since),
      apart.length > 0 ? notInArray(resumes.personId, [...apart]) : undefined,
      notExists(
        on
          .select({ id: before.id })
          .from(before)
          .where(and(eq(before.personId, resumes.personId), lte(before.createdAt, since))),
      ),
    ),
  );
};

/** Facts of all resumes in the scope, merged by person. */
export async function listFactsOf(
  on: Queryable,
  scope: JobScope,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PoolFact[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await on
    .select({ personId: resumes.personId, pool: resumeSearch.pool })
    .from(resumes)
    .innerJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        inArray(resumes.personId, [...personIds]),
        isSeen(scope, resumes.id),
      ),
    );
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return new Map(
    [...byPerson].flatMap(([personId, of]) =>
      personId === null ? [] : [[personId, mergeFacts(of.map(({ pool }) => pool ?? []))] as const],
    ),
  );
}

/** The newest read resume of each person in the scope. */
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
