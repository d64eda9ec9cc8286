import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnalysisRow, updateAnalysis } from '@winnow/contracts';
import { useTexts } from '../../lib/language/use-texts.ts';
import { api } from '../../lib/requests/api-client.ts';
import { shownName } from '../analysis/shown-name.ts';
import { bulkTexts } from '../bulk/bulk-texts.ts';
import { forgetUnsavedChange, keepUnsavedChange } from '../candidate/unsaved-change.ts';
import { resultsTexts } from '../results/results-texts.ts';
import { type AnalysisChange, offerUndo } from '../results/undo-change.ts';
import { jobCandidatesKey } from './candidates/use-job-candidates.ts';

type Pages = InfiniteData<{ readonly analyses: readonly AnalysisRow[] }>;

type Update = Pick<AnalysisChange, 'stage' | 'decision'> & { readonly id: string };

/** Sets a stage or a decision. It shows at once, goes back where the server refuses, and can be taken back. */
export function useCandidateChange(jobId: string, isAnonymous: boolean) {
  const { changed: texts } = useTexts(resultsTexts);
  const { stages } = useTexts(bulkTexts);
  const queries = useQueryClient();
  const key = jobCandidatesKey(jobId);
  const mutationKey = ['candidate-change', jobId];

  const find = (id: string) =>
    queries
      .getQueryData<Pages>(key)
      ?.pages.flatMap(({ analyses }) => analyses)
      .find((row) => row.id === id);

  function show(id: string, changes: Partial<AnalysisRow>): void {
    queries.setQueryData<Pages>(
      key,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            analyses: page.analyses.map((row) => (row.id === id ? { ...row, ...changes } : row)),
          })),
        },
    );
  }

  const pendingOf = (id: string) =>
    queries
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .filter(({ state }) => (state.variables as Update | undefined)?.id === id).length;

  const settle = ({ id, stage, decision, decisionReason, declinedFor }: AnalysisRow) => {
    // An answer to a change that another one followed would show what was.
    if (pendingOf(id) <= 1) show(id, { stage, decision, decisionReason, declinedFor });
    // Other lists and the counts of this job; this list shows it already.
    void queries.invalidateQueries({ queryKey: ['batches', 'one'] });
    void queries.invalidateQueries({ queryKey: ['analyses', 'one', id] });
    void queries.invalidateQueries({ queryKey: ['jobs', 'figures', jobId] });
    void queries.invalidateQueries({ queryKey: ['jobs', 'activity', jobId] });
  };
  const options = {
    mutationKey,
    mutationFn: async (update: Update) => (await api.call(updateAnalysis, update)).data,
    async onMutate({ id, stage, decision }: Update) {
      // An answer that was asked for before would show what was.
      await queries.cancelQueries({ queryKey: key });
      const before = find(id);
      show(id, { ...(stage && { stage }), ...(decision && { decision: decision.value }) });
      return { before };
    },
    onError(
      _error: Error,
      { id, ...update }: Update,
      known: { readonly before: AnalysisRow | undefined } | undefined,
    ) {
      if (known?.before) show(id, known.before);
      // With its reason it waits on the candidate's page.
      keepUnsavedChange(id, update);
    },
  };
  const takeBack = useMutation({ ...options, onSuccess: settle });
  return useMutation({
    ...options,
    onSuccess(after, update, { before }) {
      settle(after);
      forgetUnsavedChange(update.id);
      if (!before) return;
      const told = { before, change: update, name: shownName(before, isAnonymous), words: { texts, stages } };
      offerUndo(told, (undone) => takeBack.mutate({ ...undone, id: update.id }));
    },
  });
}
