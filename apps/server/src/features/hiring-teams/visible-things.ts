import { and, eq, exists, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { JobScope, NamedThings } from '../../platform/http/caller.ts';
import { analyses, analysisEvents } from '../analyses/analysis-tables.ts';
import { batches } from '../analyses/batches/batch-tables.ts';
import { resumes } from '../files/resume-tables.ts';
import { jobDescriptions } from '../jobs/job-tables.ts';
import { inScope, isSeen, jobsOfTeams } from './job-scope.ts';

const one = { one: sql`1` };

/** Whether all named things exist and belong to jobs in a scope. */
export async function seesThings(on: Queryable, scope: JobScope, things: NamedThings): Promise<boolean> {
  const conditions = Object.entries(things).map(([thing, id]) =>
    conditionOf[thing as keyof NamedThings](on, scope, id),
  );
  if (conditions.length === 0) return false;
  const [row] = await queryRows<{ sees: boolean }>(on, sql`select ${and(...conditions)} as sees`);
  return row?.sees === true;
}

type Condition = (on: Queryable, scope: JobScope, id: string) => SQL | undefined;

const conditionOf: Readonly<Record<keyof NamedThings, Condition>> = {
  job: (on, scope, id) =>
    exists(
      on
        .select(one)
        .from(jobDescriptions)
        .where(
          and(
            inScope(scope, { organizationId: jobDescriptions.organizationId, jobId: jobDescriptions.id }),
            eq(jobDescriptions.id, id),
          ),
        ),
    ),

  run: (on, scope, id) =>
    exists(
      on
        .select(one)
        .from(batches)
        .where(and(inScope(scope, batches), eq(batches.id, id))),
    ),

  analysis: (on, scope, id) =>
    exists(
      on
        .select(one)
        .from(analyses)
        .where(and(inScope(scope, analyses), eq(analyses.id, id))),
    ),

  resume: (on, scope, id) =>
    exists(
      on
        .select(one)
        .from(resumes)
        .where(
          and(
            eq(resumes.organizationId, scope.organizationId),
            isSeen(scope, resumes.id),
            eq(resumes.id, id),
          ),
        ),
    ),

  // The whole change: one that also changed candidates outside the scope can't be undone from within it.
  change: (on, scope, id) => {
    const changed = on
      .select(one)
      .from(analysisEvents)
      .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId));
    const ofChange = and(
      eq(analysisEvents.organizationId, scope.organizationId),
      eq(analysisEvents.changeId, id),
    );
    const isThere = exists(changed.where(ofChange));
    if (scope.onlyTeamsOf === null) return isThere;
    const elsewhere = notInArray(analyses.jobId, jobsOfTeams(scope));
    return and(
      isThere,
      notExists(
        on
          .select(one)
          .from(analysisEvents)
          .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId))
          .where(and(ofChange, elsewhere)),
      ),
    );
  },
};
