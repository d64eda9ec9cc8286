import {
  ApiError,
  correctFact,
  correctFacts,
  deleteAnalyses,
  deleteAnalysis,
  getAnalysis,
  getAnalysisResult,
  getOverview,
  listAnalyses,
  listAnalysisHistory,
  replayAnalysis,
  rescoreBatch,
  sentence,
  updateAnalysis,
} from '@winnow/contracts';
import type { Member } from '../../platform/http/caller.ts';
import { type Api, mount } from '../../platform/http/mount.ts';
import { withFacts } from '../files/kept-corrections.ts';
import type { AnalysisService } from './analysis-service.ts';
import type { BatchService } from './batches/batch-service.ts';
import { mountChanges } from './changes/change-routes.ts';
import type { ChangeService } from './changes/change-service.ts';
import { chosenOf } from './chosen-analyses.ts';
import { mergeCorrections } from './merge-corrections.ts';
import type { OverviewService } from './overview-service.ts';
import type { RemovalService } from './removal-service.ts';

/** Notified whenever a member opens a candidate's page, which shows the score and the decisions of others. */
export type CandidateViews = { note(member: Member, analysisId: string): Promise<void> };

export function mountAnalyses(
  api: Api,
  {
    analyses,
    batches,
    changes,
    overview,
    removal,
    candidateViews,
  }: {
    analyses: AnalysisService;
    batches: BatchService;
    changes: ChangeService;
    overview: OverviewService;
    removal: Pick<RemovalService, 'removeFilesOfAnalyses'>;
    candidateViews: CandidateViews;
  },
): void {
  // Before the routes of one analysis: `labels` is no id.
  mountChanges(api, { changes });
  mount(api, getOverview, async ({ caller }) => ({ data: await overview.describe(caller) }));

  for (const endpoint of [listAnalyses, listAnalysisHistory]) {
    mount(api, endpoint, async ({ caller, input }) => ({
      data: await analyses.list(caller, input),
    }));
  }
  for (const endpoint of [getAnalysisResult, getAnalysis]) {
    mount(api, endpoint, async ({ caller, input: { id }, signal }) => {
      const data = await analyses.get(caller.organizationId, id, signal);
      await candidateViews.note(caller, id);
      return { data };
    });
  }

  mount(api, updateAnalysis, async ({ caller, input: { id, ...change } }) => {
    const { ok, detail } = await analyses.change(caller, id, change);
    if (ok) return { data: detail };
    throw new ApiError('conflict', sentence('notes-changed'), {
      current: detail,
    });
  });
  mount(api, correctFacts, async ({ caller, input: { id, corrections }, signal }) => ({
    data: await analyses.correct(caller, id, (before) => withFacts(corrections, before), signal),
  }));
  mount(api, correctFact, async ({ caller, input: { id, corrections, asRead }, signal }) => ({
    data: await analyses.correct(
      caller,
      id,
      (before) => mergeCorrections(before, { corrections, asRead }),
      signal,
    ),
  }));
  mount(api, replayAnalysis, async ({ caller, input: { id }, signal }) => ({
    data: await analyses.replay(caller.organizationId, id, signal),
  }));

  mount(api, rescoreBatch, async ({ caller, input: { id }, signal }) => {
    const { items } = await batches.get(caller.organizationId, id);
    const outdated = items.flatMap(({ analysis }) => (analysis?.isOutdated ? [analysis.id] : []));
    await analyses.rescore(caller, outdated, signal);
    return { data: await batches.get(caller.organizationId, id) };
  });

  mount(api, deleteAnalyses, async ({ caller, input: { withResumes, ...given } }) => {
    const chosen = chosenOf(given);
    const remove = withResumes ? removal.removeFilesOfAnalyses : analyses.remove;
    return { data: { deleted: await remove(caller, chosen) } };
  });
  mount(api, deleteAnalysis, async ({ caller, input: { id } }) => {
    await analyses.remove(caller, { ids: [id] });
    return { data: { id } };
  });
}
