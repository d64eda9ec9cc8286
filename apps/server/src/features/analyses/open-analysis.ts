import { type AnalysisDetail, ApiError, type OrganizationId } from '@winnow/contracts';
import type { Resume } from '@winnow/engine';
import { createRecent } from '../../engine-tasks/recent.ts';
import { type MemberRequester, userRequester } from '../../engine-tasks/requester.ts';
import type { Database } from '../../platform/database/database.ts';
import type { KeptResume, ResumeReader } from '../files/resume-reader.ts';
import type { ResumeLine, ResumeRow, ResumeService } from '../files/resume-service.ts';
import type { JobService } from '../jobs/job-service.ts';
import { findScoring, listEvents, listScorings } from './analysis-history-repository.ts';
import { findAnalysis, type ListedAnalysis } from './analysis-repository.ts';
import { type DetailParts, presentDetail, presentScored } from './detail/analysis-detail.ts';
import { scoredJob } from './scoring/score-again.ts';

/** An analysis and its resume as scored, for exports and shared lists. */
export type OpenedAnalysis = { readonly detail: AnalysisDetail; readonly resume: Resume };

type Dependencies = {
  readonly database: Database;
  readonly jobs: Pick<JobService, 'get' | 'getVersion'>;
  readonly resumes: Pick<ResumeService, 'getAll' | 'read'>;
  readonly reader: ResumeReader;
};

/** A scoring with its job and resume. */
type Scored = Pick<DetailParts, 'scoring' | 'scored' | 'job'> & { readonly resume: Resume };

/** Maximum cached scorings; each takes up to a megabyte. */
const maxRemembered = 30;

/** Loads everything stored about an analysis. */
export function createOpenAnalysis({ database, jobs, resumes, reader }: Dependencies) {
  // Scorings, job versions and documents never change, and loading them is most of the work. Teams look at the same
  // candidates repeatedly, and a page is loaded again after each decision.
  const remembered = createRecent<Scored>(maxRemembered);

  return async (
    organizationId: OrganizationId,
    id: string,
    signal?: AbortSignal,
  ): Promise<OpenedAnalysis> => {
    const analysis = await getAnalysis(database, organizationId, id);
    const { resume, ...scored } = await openScored(userRequester(organizationId, signal), analysis);
    const detail = presentDetail({
      analysis,
      ...scored,
      scorings: await listScorings(database, organizationId, id),
      events: await listEvents(database, organizationId, id),
    });
    return { detail, resume };
  };

  async function openScored(requester: MemberRequester, analysis: ListedAnalysis): Promise<Scored> {
    const { id, resumeId, scoringNumber } = analysis;
    const [line = notFound()] = await resumes.getAll(requester.of, [resumeId]);
    const key = line.corrections ? null : `${id} ${scoringNumber} ${line.documentHash}`;
    const known = key === null ? undefined : remembered.get(key);
    if (known) return known;
    const { facts, result, ...scoring } =
      (await findScoring(database, requester.of, id, scoringNumber)) ?? notFound();
    const { document, corrections, readResume } = await openResume(requester, line, scoring.today);
    const resume: Resume = { ...facts, document };
    const job = await scoredJob(jobs, analysis, scoring.jobVersion);
    const scored = presentScored({ job, resume, result, corrections, readResume });
    const opened = { scoring, scored, job, resume };
    if (key !== null) remembered.set(key, opened);
    return opened;
  }

  /** What the page shows of the resume itself. The document is large, so it is not loaded if it is cached. */
  async function openResume(requester: MemberRequester, line: ResumeLine, today: string) {
    const known = line.corrections ? undefined : reader.recall(line, today);
    if (known) return { document: known.document, corrections: null, readResume: null };
    const { kept } = await getReadResume(resumes, requester, line.id);
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

/** @throws ApiError `not-found` if the resume could not be read */
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
