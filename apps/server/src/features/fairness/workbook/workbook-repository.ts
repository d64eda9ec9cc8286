import type { OrganizationId } from '@winnow/contracts';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { analyses, analysisEvents } from '../../analyses/analysis-tables.ts';
import { applications } from '../../applications/application-tables.ts';
import { jobDescriptions } from '../../jobs/job-tables.ts';
import { selfReports } from '../self-reports/self-report-tables.ts';

/** Applications before a time that were not withdrawn, with the applicants' voluntary answers and outcomes. */
export function listCountedApplications(on: Queryable, organizationId: OrganizationId, before: Date) {
  return on
    .select({
      id: applications.id,
      jobId: applications.jobId,
      jobTitle: jobDescriptions.title,
      appliedAt: applications.createdAt,
      sealedAnswer: selfReports.sealedAnswer,
      analysisId: analyses.id,
      score: analyses.score,
      stage: analyses.stage,
    })
    .from(applications)
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, applications.jobId))
    .leftJoin(
      selfReports,
      and(eq(selfReports.applicationId, applications.id), lt(selfReports.answeredAt, before)),
    )
    .leftJoin(
      analyses,
      and(
        eq(analyses.resumeId, applications.resumeId),
        eq(analyses.jobId, applications.jobId),
        lt(analyses.createdAt, before),
      ),
    )
    .where(
      and(
        eq(applications.organizationId, organizationId),
        isNull(applications.withdrawnAt),
        lt(applications.createdAt, before),
      ),
    );
}

/** How candidates of applications were moved between stages, in order. */
export function listMoves(on: Queryable, organizationId: OrganizationId) {
  return on
    .select({ analysisId: analysisEvents.analysisId, change: analysisEvents.change, at: analysisEvents.at })
    .from(analysisEvents)
    .innerJoin(analyses, eq(analyses.id, analysisEvents.analysisId))
    .innerJoin(
      applications,
      and(eq(applications.resumeId, analyses.resumeId), eq(applications.jobId, analyses.jobId)),
    )
    .where(
      and(
        eq(analysisEvents.organizationId, organizationId),
        eq(applications.organizationId, organizationId),
        eq(analysisEvents.kind, 'stage'),
      ),
    )
    .orderBy(asc(analysisEvents.at), asc(analysisEvents.id));
}
