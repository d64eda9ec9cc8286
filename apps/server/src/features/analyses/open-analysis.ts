import { type AnalysisDetail, ApiError, type OrganizationId } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';
import { type MemberRequester, userRequester } from '../../engine-tasks/requester.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KeptResume, ResumeReader } from '../files/resume-reader.ts';
import type { ResumeRow, ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { findScoring, listEvents, listScorings } from './analysis-history-repository.ts';
import { findAnalysis, type ListedAnalysis } from './analysis-repository.ts';
import { presentDetail } from './detail/analysis-detail.ts';
import { scoredJob } from './scoring/score-again.ts';

/** An analysis and its resume as scored, for exports and shared lists. */
export type OpenedAnalysis = { readonly detail: AnalysisDetail; readonly resume: Resume };

type Dependencies = {
  readonly database: Database;
  readonly jobs: Pick<JobService, 'get' | 'getVersion'>;
  readonly resumes: Pick<ResumeService, 'getAll' | 'read'>;
  readonly reader: ResumeReader;
};

/** Opens all that is kept of an analysis. */
export function createOpenAnalysis({ database, jobs, resumes, reader }: Dependencies) {
  return async (
    organizationId: OrganizationId,
    id: string,
    signal?: AbortSignal,
  ): Promise<OpenedAnalysis> => {
    const analysis = await getAnalysis(database, organizationId, id);
    const scoring = (await findScoring(database, organizationId, id, analysis.scoringNumber)) ?? notFound();
    const { document, corrections, readResume } = await openResume(
      userRequester(organizationId, signal),
      analysis.resumeId,
      scoring.today,
    );
    const resume: Resume = { ...scoring.facts, document };
    const detail = presentDetail({
      analysis,
      scoring,
      resume,
      job: await scoredJob(jobs, analysis, scoring.jobVersion),
      corrections,
      readResume,
      scorings: await listScorings(database, organizationId, id),
      events: await listEvents(database, organizationId, id),
    });
    return { detail, resume };
  };

  /** What the page shows of the resume itself. Its document is large, so one that is remembered is not loaded. */
  async function openResume(requester: MemberRequester, resumeId: string, today: string) {
    const [line] = await resumes.getAll(requester.of, [resumeId]);
    const known = line && !line.corrections ? reader.recall(line, today) : undefined;
    if (known) return { document: known.document, corrections: null, readResume: null };
    const { kept } = await getReadResume(resumes, requester, resumeId);
    const { corrections, document } = kept;
    if (!corrections) return { document, corrections, readResume: null };
    return {
      // Includes the user's added text.
      document: (await reader.read(kept, today, requester)).document,
      corrections,
      readResume: await reader.readUncorrected(kept, today, requester),
    };
  }
}

/** @throws ApiError `not-found` */
export async function getAnalysis(
  database: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<ListedAnalysis> {
  return (await findAnalysis(database, organizationId, id)) ?? notFound();
}

/** @throws ApiError `not-found` where it could not be read */
export async function getReadResume(
  resumes: Pick<ResumeService, 'read'>,
  requester: MemberRequester,
  resumeId: string,
): Promise<{ row: ResumeRow; kept: KeptResume }> {
  const reading = await resumes.read(requester, resumeId);
  return reading.ok ? reading : notFound();
}

export function notFound(): never {
  throw new ApiError('not-found', 'There is no such analysis.');
}
