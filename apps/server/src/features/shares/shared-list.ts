import { type AnalysisDetail, ApiError, type SharedList } from '@winnow/contracts';
import type { Database } from '../../platform/database/database.ts';
import type { AnalysisService, OpenedAnalysis } from '../analyses/analysis-service.ts';
import { type DescribedCandidate, describeCandidate } from './describe-candidate.ts';
import type { FindPersonal } from './find-personal.ts';
import { listComments, listPlaces, type ShareRow } from './share-repository.ts';

type SharedCandidate = SharedList['candidates'][number];

/** A shared list for the holder of the link: contains no ids of analyses. */
export async function describeSharedList(
  {
    database,
    analyses,
    findPersonal,
  }: { database: Database; analyses: Pick<AnalysisService, 'open'>; findPersonal: FindPersonal },
  share: ShareRow,
): Promise<SharedList> {
  const candidates: SharedCandidate[] = [];
  const jobTitles = new Set<string>();
  for (const { position, analysisId } of await listPlaces(database, share.id)) {
    const opened = await openIfThere(analysisId);
    if (!opened) continue;
    const { detail, resume } = opened;
    jobTitles.add(detail.jobTitle);
    const personal = share.anonymous ? await findPersonal(share.organizationId, opened) : null;
    candidates.push(sharedCandidate(position, describeCandidate(detail, resume, personal), detail));
  }
  const comments = await listComments(database, share.id);
  return {
    title: share.title,
    jobTitle: [...jobTitles].join(', '),
    anonymous: share.anonymous,
    allowsComments: share.allowsComments,
    expiresAt: share.expiresAt.toISOString(),
    candidates,
    comments: comments.map(({ position, author, text, at }) => ({
      position,
      author,
      text,
      at: at.toISOString(),
    })),
  };

  /** `null` for an analysis that was deleted since the list was read. */
  async function openIfThere(analysisId: string): Promise<OpenedAnalysis | null> {
    try {
      return await analyses.open(share.organizationId, analysisId);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.code === 'not-found';
      if (!isMissing) throw error;
      const places = await listPlaces(database, share.id);
      if (places.some((place) => place.analysisId === analysisId)) throw error;
      return null;
    }
  }
}

function sharedCandidate(
  position: number,
  candidate: DescribedCandidate,
  { band, strengths, gaps }: Pick<AnalysisDetail, 'band' | 'strengths' | 'gaps'>,
): SharedCandidate {
  const { name, headline, experienceMonths, score, potential, confidence, group, findings } = candidate;
  return {
    position,
    name,
    headline,
    experienceMonths,
    score,
    band,
    potential,
    confidence,
    group,
    strengths: [...strengths],
    gaps: [...gaps],
    findings: findings.map(({ requirement, must, credit, overall, status, because, byHand, quotes }) => ({
      requirement,
      must,
      isScored: credit !== null,
      overall,
      status,
      reason: because,
      byHand: [...byHand],
      quotes: [...quotes],
    })),
  };
}
