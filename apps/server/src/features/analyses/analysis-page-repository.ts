import type { AnalysisRow } from '@winnow/contracts';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Cursor, totalOf } from '../../platform/database/cursor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { JobScope } from '../../platform/http/caller.ts';
import { resumes } from '../files/resume-tables.ts';
import { inScope } from '../hiring-teams/job-scope.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { memberships } from '../organizations/organization-tables.ts';
import { resumesOfSamePerson } from '../people/same-person.ts';
import { resumesWithWord, textHasWord } from '../search/search-conditions.ts';
import { wordsOfQuery } from '../search/words/words-of-query.ts';
import { asListed, type ListedAnalysis, listed } from './analysis-repository.ts';
import { aliasWords } from './analysis-row.ts';
import { analyses, resumeTags } from './analysis-tables.ts';
import { batchItems } from './batches/batch-tables.ts';
import { tagKey } from './changes/tag-key.ts';

export type AnalysisFilter = {
  readonly [Field in
    | 'search'
    | 'jobDescriptionId'
    | 'batchId'
    | 'personId'
    | 'tag'
    | 'assignee'
    | 'assigneeId']?: string | undefined;
} & {
  readonly ids?: readonly string[] | undefined;
  readonly group?: AnalysisRow['group'] | undefined;
  readonly stage?: AnalysisRow['stage'] | undefined;
  readonly decision?: NonNullable<AnalysisRow['decision']> | 'none' | undefined;
  readonly minScore?: number | undefined;
  readonly flagged?: 'yes' | 'no' | undefined;
  readonly unassigned?: 'yes' | undefined;
  readonly toReassign?: 'yes' | undefined;
  /** `no`: names, contacts, places, schools and file names are not searched. */
  readonly searchNames?: 'yes' | 'no' | undefined;
};

/** Those whose assignee is no longer a member. */
const isFormer = sql`not exists (select 1 from ${memberships} where ${memberships.organizationId} = ${analyses.organizationId} and ${memberships.userId} = ${analyses.assigneeId})`;

function matching(scope: JobScope, filter: AnalysisFilter): SQL | undefined {
  return and(
    inScope(scope, analyses),
    filter.ids && inArray(analyses.id, [...filter.ids]),
    filter.search ? hasWords(scope, filter.search, filter.searchNames === 'no') : undefined,
    filter.jobDescriptionId ? eq(analyses.jobId, filter.jobDescriptionId) : undefined,
    filter.batchId
      ? sql`exists (select 1 from ${batchItems} where ${batchItems.analysisId} = ${analyses.id} and ${batchItems.batchId} = ${filter.batchId})`
      : undefined,
    filter.personId
      ? sql`${analyses.resumeId} in (select ${resumes.id} from ${resumes} where ${resumes.personId} = ${filter.personId})`
      : undefined,
    filter.group && eq(analyses.group, filter.group),
    filter.stage && eq(analyses.stage, filter.stage),
    filter.decision &&
      (filter.decision === 'none' ? isNull(analyses.decision) : eq(analyses.decision, filter.decision)),
    // A score set by a person replaces the computed one, as on the screen.
    filter.minScore === undefined
      ? undefined
      : gte(sql`coalesce(${analyses.overrideScore}, ${analyses.score})`, filter.minScore),
    filter.flagged && eq(analyses.isFlagged, filter.flagged === 'yes'),
    filter.tag
      ? sql`exists (select 1 from ${resumeTags} where ${resumeTags.resumeId} in ${resumesOfSamePerson(analyses.resumeId)} and ${resumeTags.key} = ${tagKey(filter.tag)})`
      : undefined,
    filter.assignee
      ? and(isNull(analyses.assigneeId), eq(sql`lower(${analyses.assignee})`, filter.assignee.toLowerCase()))
      : undefined,
    filter.assigneeId ? eq(analyses.assigneeId, filter.assigneeId) : undefined,
    filter.unassigned && and(isNull(analyses.assignee), isNull(analyses.assigneeId)),
    filter.toReassign && and(isNotNull(analyses.assigneeId), isFormer),
  );
}

/** All matches, grouped and best first, up to `max` + 1: more than `max` means too many. */
export async function listMatchingIds(
  on: Queryable,
  scope: JobScope,
  filter: AnalysisFilter,
  max: number,
): Promise<string[]> {
  const rows = await on
    .select({ id: analyses.id })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id))
    .where(matching(scope, filter))
    .orderBy(desc(sql`(${orders.group}) collate "C"`), desc(analyses.id))
    .limit(max + 1);
  return rows.map(({ id }) => id);
}

/** Matches candidates with all the words, in the resume, in what lists show of it, or in the job's title. */
function hasWords({ organizationId }: JobScope, search: string, isAnonymous: boolean): SQL | undefined {
  const words = wordsOfQuery(search);
  if (words.length === 0) return sql`false`;
  const { id, resumeId, candidateName, fileName, headline } = analyses;
  // The name of an anonymous candidate on screens, in each language.
  const alias = sql`(${`${aliasWords.join(' ')} `}::text || left(${id}::text, 4))`;
  const shown = [alias, sql`${headline}`, sql`${jobDescriptions.title}`];
  const named = isAnonymous ? [] : [sql`${candidateName}`, sql`${fileName}`];
  return and(
    ...words.map((word) =>
      or(
        textHasWord(word, [...shown, ...named]),
        sql`${resumeId} in ${resumesWithWord(organizationId, word, isAnonymous)}`,
      ),
    ),
  );
}

export type AnalysisOrder = 'group' | 'score' | 'confidence' | 'judged' | 'name' | 'experience' | 'stage';

const stageNumber = sql`array_position(array['new','screening','interview','offer','hired','declined'], ${analyses.stage})`;

/** Rank of the candidate's group by the order of `candidateGroups`: 4 for the first, 1 for the last. */
const groupRank = sql`(5 - array_position(array['talk-first','ask-first','missing-must','cannot-judge'], ${analyses.group}))`;

/** Sort keys as fixed-length text, so that they compare like their values; unknown numbers count as the lowest. */
const orders: Readonly<Record<AnalysisOrder, SQL<string>>> = {
  group: sql<string>`${groupRank}::text || lpad((coalesce(${analyses.overrideScore}, ${analyses.score}, -1) + 1)::text, 4, '0') || to_char(${analyses.confidence}, 'FM0.000000')`,
  score: sql<string>`lpad((coalesce(${analyses.score}, -1) + 1)::text, 4, '0')`,
  confidence: sql<string>`to_char(${analyses.confidence}, 'FM0.000000')`,
  judged: sql<string>`to_char(${analyses.judgedAt} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`,
  name: sql<string>`lower(coalesce(${analyses.candidateName}, ${analyses.fileName}))`,
  experience: sql<string>`lpad((coalesce(${analyses.experienceMonths}, -1) + 1)::text, 6, '0')`,
  stage: sql<string>`${stageNumber}::text`,
};

export type AnalysisPage = AnalysisFilter & {
  readonly order: AnalysisOrder;
  readonly direction: 'asc' | 'desc';
  readonly after?: Cursor | undefined;
  readonly limit: number;
};

/** Returns one row more than requested if there is another page. */
export async function listAnalysisPage(
  on: Queryable,
  scope: JobScope,
  { order, direction, after, limit, ...filter }: AnalysisPage,
): Promise<{ rows: { analysis: ListedAnalysis; value: string }[]; total: number }> {
  const value = sql<string>`(${orders[order]}) collate "C"`;
  const found = matching(scope, filter);
  const comparison = direction === 'asc' ? sql`>` : sql`<`;
  const ordered = direction === 'asc' ? asc : desc;
  const rows = await on
    .select({ ...listed, value })
    .from(analyses)
    .innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id))
    .where(
      and(found, after && sql`(${value}, ${analyses.id}) ${comparison} (${after.value}, ${after.id}::uuid)`),
    )
    .orderBy(ordered(value), ordered(analyses.id))
    .limit(limit + 1);
  const total = await totalOf(rows, { after, limit }, () =>
    on
      .select({ total: count() })
      .from(analyses)
      .innerJoin(jobDescriptions, eq(analyses.jobId, jobDescriptions.id))
      .where(found),
  );
  return {
    rows: rows.map(({ value: key, ...row }) => ({ analysis: asListed(row), value: key })),
    total,
  };
}
