import type { OrganizationId } from '@winnow/contracts';
import type { TextDocument } from '@winnow/engine';
import { and, desc, eq, inArray, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { list } from '../../platform/database/list-parameter.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { analyses, resumeTags } from '../analyses/analysis-tables.ts';
import { batches } from '../analyses/batches/batch-tables.ts';
import { candidateComments } from '../comments/comment-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope, isSeen } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import type { OwnedRow } from '../organizations/organization-tables.ts';
import { distanceOf, hasAllWords, textHasWord, type WordSearch } from './search-conditions.ts';
import { resumeSearch } from './search-tables.ts';

export type ResumeSearchRow = OwnedRow<typeof resumeSearch>;

/** The best hits and the total number. */
export type Hits<Row> = { readonly rows: readonly Row[]; readonly total: number };

const total = sql<number>`(count(*) over ())::int`;

function counted<Row extends { total: number }>(found: readonly Row[]): Hits<Omit<Row, 'total'>> {
  return { rows: found, total: found[0]?.total ?? 0 };
}

export type ResumeHit = Pick<ResumeSearchRow, 'resumeId' | 'details' | 'covered'> & {
  readonly fileName: string;
  readonly candidateName: string | null;
};

/** Matches by name first, then by facts, then by text; each newest first. */
export async function findResumes(
  on: Queryable,
  scope: JobScope,
  search: WordSearch,
  limit: number,
): Promise<Hits<ResumeHit>> {
  const { resumeId, details, covered } = resumeSearch;
  const { fileName, candidateName } = resumes;
  const best = on
    .select({ id: resumeId, distance: distanceOf(search).as('distance'), total: total.as('total') })
    .from(resumeSearch)
    .innerJoin(resumes, eq(resumes.id, resumeId))
    .where(
      and(
        eq(resumeSearch.organizationId, scope.organizationId),
        isSeen(scope, resumeId),
        hasAllWords(scope.organizationId, search),
      ),
    )
    .orderBy(sql`distance`, desc(resumes.createdAt), resumes.id)
    .limit(limit)
    .as('best');
  const found = await on
    .select({ resumeId, details, covered, fileName, candidateName, total: best.total })
    .from(best)
    .innerJoin(resumeSearch, eq(resumeId, best.id))
    .innerJoin(resumes, eq(resumes.id, best.id))
    .orderBy(best.distance, desc(resumes.createdAt), resumes.id);
  return counted(found);
}

export async function findDocument(
  on: Queryable,
  organizationId: OrganizationId,
  id: string,
): Promise<TextDocument | null | undefined> {
  const [found] = await on
    .select({ document: resumes.document })
    .from(resumes)
    .where(and(eq(resumes.organizationId, organizationId), eq(resumes.id, id)));
  return found?.document;
}

/** Indexed facts of resumes, and the places that identify the candidate. */
export function listDetails(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<Pick<ResumeSearchRow, 'resumeId' | 'details' | 'covered'>[]> {
  const { resumeId, details, covered } = resumeSearch;
  return on
    .select({ resumeId, details, covered })
    .from(resumeSearch)
    .where(and(eq(resumeSearch.organizationId, organizationId), inArray(resumeId, [...ids])));
}

/** The tags of the people of some resumes, by resume. */
export function listTags(
  on: Queryable,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<{ resumeId: string; tag: string }[]> {
  const { key, tag, createdAt } = resumeTags;
  const own = alias(resumes, 'own');
  const resumeId = own.id;
  return on
    .select({ resumeId, tag: sql<string>`min(${tag})` })
    .from(own)
    .innerJoin(resumes, eq(resumes.personId, own.personId))
    .innerJoin(resumeTags, eq(resumeTags.resumeId, resumes.id))
    .where(and(eq(own.organizationId, organizationId), inArray(resumeId, [...ids])))
    .groupBy(resumeId, key)
    .orderBy(min(createdAt), key);
}

export type NewestAnalysis = {
  readonly id: string;
  readonly resumeId: string;
  readonly headline: string | null;
  readonly candidateName: string | null;
  readonly jobTitle: string;
};

/** The newest analysis of each resume for a job in the scope. */
export function listNewestAnalyses(
  on: Queryable,
  scope: JobScope,
  resumeIds: readonly string[],
): Promise<NewestAnalysis[]> {
  const { id, resumeId, headline, candidateName } = analyses;
  return on
    .selectDistinctOn([resumeId], { id, resumeId, headline, candidateName, jobTitle: jobDescriptions.title })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, analyses.jobId))
    .where(and(inScope(scope, analyses), inArray(resumeId, [...resumeIds])))
    .orderBy(resumeId, desc(analyses.judgedAt), id);
}

/** Jobs with the words in their title first. */
export async function findJobs(on: Queryable, scope: JobScope, words: readonly string[], limit: number) {
  const { id, title, company, place, status, text } = jobDescriptions;
  const columns = [sql`${title}`, sql`${company}`, sql`${place}`, sql`${text}`];
  const isInTitle = and(...words.map((word) => textHasWord(word, [sql`${title}`])));
  const found = await on
    .select({ id, title, company, place, status, text, total })
    .from(jobDescriptions)
    .where(
      and(
        inScope(scope, { organizationId: jobDescriptions.organizationId, jobId: id }),
        ...words.map((word) => textHasWord(word, columns)),
      ),
    )
    .orderBy(desc(sql`${isInTitle}`), desc(jobDescriptions.updatedAt), id)
    .limit(limit);
  return counted(found);
}

/** Runs of jobs with the words in their title. */
export async function findRuns(on: Queryable, scope: JobScope, words: readonly string[], limit: number) {
  const found = await on
    .select({ id: batches.id, createdAt: batches.createdAt, jobTitle: jobDescriptions.title, total })
    .from(batches)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, batches.jobId))
    .where(
      and(
        inScope(scope, batches),
        ...words.map((word) => textHasWord(word, [sql`${jobDescriptions.title}`])),
      ),
    )
    .orderBy(desc(batches.createdAt), batches.id)
    .limit(limit);
  return counted(found);
}

export async function findFiles(on: Queryable, scope: JobScope, words: readonly string[], limit: number) {
  const { id, fileName, createdAt } = resumes;
  const found = await on
    .select({ id, fileName, total })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, scope.organizationId),
        isSeen(scope, id),
        ...words.map((word) => textHasWord(word, [sql`${fileName}`])),
      ),
    )
    .orderBy(desc(createdAt), id)
    .limit(limit);
  return counted(found);
}

/** Comments on candidates of jobs in the scope, newest first. The stored form of mentions isn't searched. */
export async function findComments(on: Queryable, scope: JobScope, words: readonly string[], limit: number) {
  const { id, analysisId, createdBy, createdAt, text, deletedAt } = candidateComments;
  const said = sql<string>`regexp_replace(${text}, '@\\[[0-9a-f-]{36}\\]', '@', 'g')`;
  const found = await on
    .select({
      id,
      analysisId,
      candidateName: analyses.candidateName,
      jobTitle: jobDescriptions.title,
      createdBy,
      createdAt,
      text: said,
      total,
    })
    .from(candidateComments)
    .innerJoin(analyses, eq(analyses.id, analysisId))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, analyses.jobId))
    .where(
      and(
        eq(candidateComments.organizationId, scope.organizationId),
        inScope(scope, analyses),
        isNull(deletedAt),
        ...words.map((word) => textHasWord(word, [said])),
      ),
    )
    .orderBy(desc(createdAt), id)
    .limit(limit);
  return counted(found);
}

/** Replaces the index of resumes of an organization, except those that were deleted meanwhile. */
export async function keepResumeSearches(
  on: Queryable,
  organizationId: OrganizationId,
  rows: readonly ResumeSearchRow[],
): Promise<void> {
  const found = await on
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        eq(resumes.organizationId, organizationId),
        sql`${resumes.id} = any(${list(rows.map(({ resumeId }) => resumeId))}::uuid[])`,
      ),
    )
    .for('key share');
  const present = new Set(found.map(({ id }) => id));
  const kept = rows.filter(({ resumeId }) => present.has(resumeId));
  if (kept.length === 0) return;
  const texts = (textOf: (row: ResumeSearchRow) => string | null) => sql`${list(kept.map(textOf))}::text[]`;
  await on.execute(
    sql`insert into ${resumeSearch} (resume_id, organization_id, source, personal, facts, words, details, covered, pool)
      select resume_id, ${organizationId}, source, personal, facts,
        array_to_tsvector(string_to_array(words, ' ')), details, covered, pool
      from unnest(${list(kept.map(({ resumeId }) => resumeId))}::uuid[], ${texts(({ source }) => source)},
        ${texts(({ personal }) => personal)}, ${texts(({ facts }) => facts)}, ${texts(({ words }) => words)},
        ${texts(({ details }) => JSON.stringify(details))}, ${texts(({ covered }) => JSON.stringify(covered))},
        ${texts(({ pool }) => (pool ? JSON.stringify(pool) : null))})
        as made (resume_id, source, personal, facts, words, details, covered, pool)
      on conflict (resume_id) do update set organization_id = excluded.organization_id, source = excluded.source,
        personal = excluded.personal, facts = excluded.facts, words = excluded.words, details = excluded.details,
        covered = excluded.covered, pool = excluded.pool`,
  );
}

/** Read resumes without a row, or whose row is from another document, other corrections or an earlier release. */
const isPending: SQL | undefined = and(
  eq(resumes.state, 'read'),
  or(
    isNull(resumeSearch.resumeId),
    isNull(resumeSearch.pool),
    ne(
      resumeSearch.source,
      sql`coalesce(${resumes.documentHash}, '') || coalesce(' ' || md5(${resumes.corrections}), '')`,
    ),
  ),
);

export async function countPending(on: Queryable, scope: JobScope): Promise<number> {
  const [found] = await on
    .select({ count: sql<number>`count(*)::int` })
    .from(resumes)
    .leftJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(and(eq(resumes.organizationId, scope.organizationId), isSeen(scope, resumes.id), isPending));
  return found?.count ?? 0;
}

/** Newest first, since people look for those. */
export function listPending(
  on: Queryable,
  limit: number,
): Promise<{ id: string; organizationId: OrganizationId }[]> {
  return on
    .select({ id: resumes.id, organizationId: resumes.organizationId })
    .from(resumes)
    .leftJoin(resumeSearch, eq(resumeSearch.resumeId, resumes.id))
    .where(isPending)
    .orderBy(desc(resumes.createdAt), resumes.id)
    .limit(limit);
}
