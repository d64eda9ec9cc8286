import { funnelStages, type OrganizationId, type Stage } from '@winnow/contracts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { analyses, analysisEvents } from '../analysis-tables.ts';

type OfJob = { readonly organizationId: OrganizationId; readonly jobId: string };

const secondsAnHour = 3_600;
/** Minimum seconds in a stage: shorter stays are mistakes that were undone. */
const shortestStaySeconds = 60;

export type JobTotals = {
  readonly candidates: number;
  readonly scored: number;
  readonly yes: number;
  readonly maybe: number;
  readonly no: number;
};

export async function countDecisions(on: Queryable, { organizationId, jobId }: OfJob): Promise<JobTotals> {
  const [totals] = await on
    .select({
      candidates: sql<number>`count(*)::int`,
      scored: sql<number>`count(${analyses.score})::int`,
      yes: sql<number>`(count(*) filter (where ${analyses.decision} = 'yes'))::int`,
      maybe: sql<number>`(count(*) filter (where ${analyses.decision} = 'maybe'))::int`,
      no: sql<number>`(count(*) filter (where ${analyses.decision} = 'no'))::int`,
    })
    .from(analyses)
    .where(sql`${analyses.organizationId} = ${organizationId} and ${analyses.jobId} = ${jobId}`);
  return totals ?? { candidates: 0, scored: 0, yes: 0, maybe: 0, no: 0 };
}

/** Stage that an event moved a candidate to; earlier releases stored only a sentence (`changeOf`). */
const movedTo = sql`coalesce(${analysisEvents.change}::json->>'to', lower(substring(${analysisEvents.text} from '^Moved from [A-Za-z]+ to ([A-Za-z]+)[.]$')))`;

/**
 * Every stay of a candidate in a stage, starting with joining the job. Stays of less than a minute are left out, and
 * the stays before and after one are merged.
 */
const stays = ({ organizationId, jobId }: OfJob): SQL => sql`
  with moves as (
    select ${analyses.id} as id, 'new' as stage, ${analyses.createdAt} as at, 0 as place
    from ${analyses} where ${analyses.organizationId} = ${organizationId} and ${analyses.jobId} = ${jobId}
    union all
    select ${analyses.id}, ${movedTo}, ${analysisEvents.at}, 1
    from ${analysisEvents} inner join ${analyses} on ${analyses.id} = ${analysisEvents.analysisId}
    where ${analyses.organizationId} = ${organizationId} and ${analyses.jobId} = ${jobId}
      and ${analysisEvents.kind} = 'stage'
  ), followed as (
    select id, stage, at, place, lead(at) over (partition by id order by at, place) as until from moves
  ), lasting as (
    select id, stage, at, place, lag(stage) over (partition by id order by at, place) as before from followed
    where until is null or until - at >= make_interval(secs => ${shortestStaySeconds})
  ), stays as (
    select id, stage, at, lead(at) over (partition by id order by at, place) as until from lasting
    where before is distinct from stage
  )`;

export type StageTimes = {
  readonly stage: Stage;
  readonly here: number;
  readonly longestHours: number | null;
  readonly left: number;
  /** Of all stays that have ended, however few. */
  readonly medianHours: number | null;
};

/**
 * How long candidates stay in each stage, and how many got no further than it, by the stage's index in `funnelStages`.
 * Stages without candidates are left out. One query, since finding the stays takes most of the time.
 */
export async function measureStages(
  on: Queryable,
  ofJob: OfJob,
  now: Date,
): Promise<{ times: StageTimes[]; furthest: Map<number, number> }> {
  const hours = (time: SQL) => sql`(extract(epoch from ${time}) / ${sql.raw(String(secondsAnHour))})`;
  const waiting = hours(sql`${now.toISOString()}::timestamptz - at`);
  const names = sql.join(
    funnelStages.map((stage) => sql`${stage}`),
    sql`, `,
  );
  const rows = await on
    .select({
      stage: sql<Stage | null>`stage`,
      here: sql<number>`here`,
      longestHours: sql<number | null>`longest`,
      left: sql<number>`ended`,
      medianHours: sql<number | null>`median`,
      place: sql<number | null>`place`,
      total: sql<number>`total`,
    })
    .from(
      sql`(${stays(ofJob)}
        select stage,
          (count(*) filter (where until is null))::int as here,
          (max(${waiting}) filter (where until is null))::float8 as longest,
          count(until)::int as ended,
          (percentile_cont(0.5) within group (order by ${hours(sql`until - at`)}) filter (where until is not null))::float8 as median,
          null::int as place, 0 as total
        from stays group by stage
        union all
        select null, 0, null, 0, null, place, count(*)::int
        from (select max(array_position(array[${names}]::text[], stage)) - 1 as place from stays group by id) as furthest
        group by place) as figures`,
    );
  return {
    times: rows.flatMap(({ stage, here, longestHours, left, medianHours }) =>
      stage === null ? [] : [{ stage, here, longestHours, left, medianHours }],
    ),
    furthest: new Map(rows.flatMap(({ place, total }) => (place === null ? [] : [[place, total]]))),
  };
}

export type Lacking = {
  readonly requirementId: string;
  readonly scored: number;
  readonly lacking: number;
  readonly alone: number;
};

/** For each must-have, how many candidates don't meet it; must-haves without scored candidates are left out. */
export async function countLacking(
  on: Queryable,
  { organizationId, jobId }: OfJob,
  mustIds: readonly string[],
): Promise<Lacking[]> {
  if (mustIds.length === 0) return [];
  const musts = sql`array[${sql.join(
    mustIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  const ofJob = and(
    eq(analyses.organizationId, organizationId),
    eq(analyses.jobId, jobId),
    isNotNull(analyses.score),
  );
  // Candidates of one version share nearly the same requirements: there are few distinct lists.
  const lists = await on
    .select({ scoredBy: analyses.scoredBy, candidates: sql<number>`count(*)::int` })
    .from(analyses)
    .where(ofJob)
    .groupBy(analyses.scoredBy);
  const open = sql`(
    select array(select id from unnest(${analyses.lacking}) as id where id = any(${musts})) as ids
    from ${analyses} where ${ofJob}
  ) as candidate, unnest(ids) as requirement`;
  const lacking = await on
    .select({
      requirementId: sql<string>`requirement`,
      lacking: sql<number>`count(*)::int`,
      alone: sql<number>`(count(*) filter (where cardinality(ids) = 1))::int`,
    })
    .from(open)
    .groupBy(sql`requirement`);
  const byId = new Map(lacking.map((each) => [each.requirementId, each]));
  return mustIds.flatMap((requirementId) => {
    const scored = lists
      .filter(({ scoredBy }) => scoredBy?.includes(requirementId))
      .reduce((sum, { candidates }) => sum + candidates, 0);
    const counted = byId.get(requirementId) ?? { lacking: 0, alone: 0 };
    return scored > 0 ? [{ requirementId, scored, lacking: counted.lacking, alone: counted.alone }] : [];
  });
}
